/** The answer being put together: which decision, what is picked so far, and how it is sent. */
import { facts } from "../cards/facts.svelte";
import type { Because, Card, Decision, Option } from "../protocol";
import { current, gathers, inOrder, isPayment, numbered, optionsOf, passing, word } from "../table/decide";
import type { Session } from "./session.svelte";

export interface Refusal {
  readonly card: number;
  readonly because: Because;
}

export class Gesture {
  /** The seat one is looking from. */
  focus = $state(0);
  picks = $state<string[]>([]);
  /** A card with several options, one of which is to be chosen. */
  asking = $state(-1);
  refused = $state.raw<Refusal | null>(null);

  readonly decision = $derived.by(() => current(this.session.view, this.session.mine, this.focus));
  readonly gathered = $derived(this.decision !== undefined && gathers(this.decision));
  readonly payment = $derived(this.decision !== undefined && isPayment(this.decision));
  readonly numbered = $derived(this.decision ? numbered(this.decision) : []);

  constructor(private readonly session: Session) {}

  /** The decision has changed: what was picked for the old one is forgotten. */
  reset(): void {
    this.picks = [];
    this.asking = -1;
    this.refused = null;
  }

  options(card: number): readonly Option[] {
    return optionsOf(this.decision, card);
  }

  isPicked(card: number): boolean {
    return this.options(card).some((option) => this.picks.includes(option.key));
  }

  /** How many resources of a hero are laid aside for a payment. */
  paid(card: number): number {
    return this.payment ? this.picks.filter((key) => key === `pay:${card}`).length : 0;
  }

  /** The price of what is being paid for, as far as it is printed. */
  price(): number {
    const source = this.session.view?.cards[this.decision?.source ?? -1];
    return (source && facts(source.code)?.cost) ?? 0;
  }

  /** A card was clicked. */
  async card(id: number): Promise<void> {
    const options = this.options(id);
    const only = options[0];
    if (this.decision === undefined || only === undefined) await this.why(id);
    else if (options.length > 1) this.asking = this.asking === id ? -1 : id;
    else await this.take(only);
  }

  /** An option was chosen. */
  async take(option: Option): Promise<void> {
    const decision = this.decision;
    if (decision === undefined) return;
    this.asking = -1;
    if (this.gathered && option.key !== "done") this.toggle(option.key);
    else if (this.payment && word(option) === "pay") await this.pay(decision, option);
    else await this.send(decision, [option.key]);
  }

  private toggle(key: string): void {
    this.picks = this.picks.includes(key) ? this.picks.filter((one) => one !== key) : [...this.picks, key];
  }

  private async pay(decision: Decision, option: Option): Promise<void> {
    const card: Card | undefined = this.session.view?.cards[option.card ?? -1];
    const price = this.price();
    if (this.purse(decision) <= price) return this.payEvenly(decision);
    const full = this.paid(option.card ?? -1) >= (card?.resources ?? 0);
    const picks = full ? this.picks.filter((key) => key !== option.key) : [...this.picks, option.key];
    this.picks = picks;
    if (price < 2 || picks.length >= price) {
      if (!(await this.session.choose(decision.seat, picks)) && picks.length > 1)
        await this.session.choose(decision.seat, [option.key]);
      this.reset();
    }
  }

  /** All that those who can pay have. */
  private purse(decision: Decision): number {
    const cards = this.session.view?.cards ?? {};
    return decision.options.reduce(
      (sum, option) => sum + (word(option) === "pay" ? (cards[option.card ?? -1]?.resources ?? 0) : 0),
      0,
    );
  }

  /** Pay for the player: always from whoever has most left. */
  private async payEvenly(decision: Decision): Promise<void> {
    const left = new Map<string, number>();
    for (const option of decision.options)
      if (word(option) === "pay")
        left.set(
          option.key,
          (this.session.view?.cards[option.card ?? -1]?.resources ?? 0) - this.paid(option.card ?? -1),
        );
    const keys = [...this.picks];
    while (keys.length < Math.max(1, this.price())) {
      const [key, most] = [...left].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0]);
      if (most === 0) break;
      keys.push(key);
      left.set(key, most - 1);
    }
    if (!(await this.session.choose(decision.seat, keys)) && keys[0])
      await this.session.choose(decision.seat, [keys[0]]);
    this.reset();
  }

  private async send(decision: Decision, keys: readonly string[]): Promise<void> {
    await this.session.choose(decision.seat, keys);
  }

  /** The main button: confirm what is picked, or pass. */
  async confirm(): Promise<void> {
    const decision = this.decision;
    if (decision === undefined) return;
    if (this.gathered) {
      const picks = inOrder(decision, this.picks);
      const done = await this.session.choose(decision.seat, [...picks, "done"]);
      if (!done && picks.length > 0) await this.session.choose(decision.seat, picks);
      return;
    }
    if (this.payment) return this.payEvenly(decision);
    const pass = passing(decision);
    if (pass) await this.send(decision, [pass.key]);
  }

  /** Everything that can be picked, or nothing. */
  all(): void {
    const keys = this.numbered.map((option) => option.key);
    this.picks = this.picks.length === keys.length ? [] : keys;
  }

  /** Why a card cannot be used now. */
  async why(id: number): Promise<void> {
    const seat = this.decision?.seat ?? this.session.mine[0];
    const card = this.session.view?.cards[id];
    if (seat === undefined || card === undefined) return;
    const key = `${card.zone.startsWith("hand:") ? "play" : "use"}:${id}`;
    const reply = await this.session.ask({ type: "why", seat, key });
    if (reply?.type === "because") this.refused = { card: id, because: reply };
  }
}
