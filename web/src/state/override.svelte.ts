/**
 * Overruling the engine by hand, with the keys fingers know from other tables: U and J for threat, 1 to 3 for tokens,
 * A and Q for exhausting and committing, F for turning over, V, X and C for taking a card away, H for shuffling it or a
 * deck, D for drawing. Every change is written in the chronicle and marks the game; at a table of several people the
 * others are asked.
 */
import type { Card } from "../protocol";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

export const TOKENS = ["resources", "progress", "damage"] as const;
export type Token = (typeof TOKENS)[number];

/** Keys about a card, and keys about a seat. */
export const CARD_KEYS = ["a", "q", "f", "v", "x", "c", "h"] as const;
export const SEAT_KEYS = ["u", "j", "d"] as const;

/** Presses within this time are one change. */
const TOGETHER = 400;

export class Override {
  /** What is being added to a card, before it is sent. */
  adding = $state.raw<{ readonly card: number; readonly token: Token; readonly by: number } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  get on(): boolean {
    const { view, mine, back } = this.session;
    return settings().override && view?.outcome == null && mine.length > 0 && back === 0;
  }

  adjust(card: Card, changes: Record<string, string>): void {
    void this.session.ask({ ...this.asking, card: card.id, changes });
  }

  threat(seat: number, by: number): void {
    const player = this.session.view?.players.find((one) => one.seat === seat);
    if (!player) return;
    const changes = { threat: String(Math.max(0, player.threat + by)) };
    void this.session.ask({ ...this.asking, player: seat, changes });
  }

  /** A key about a seat. */
  seat(seat: number, key: string): void {
    if (key === "d") void this.session.ask({ ...this.asking, player: seat, changes: { draw: "1" } });
    else this.threat(seat, key === "u" ? 1 : -1);
  }

  /** Shuffle a deck: of a seat, or (-1) of the encounter cards. */
  shuffle(seat: number): void {
    void this.session.ask({ ...this.asking, player: seat, changes: { deck: "shuffled" } });
  }

  private get asking(): { readonly type: "adjust"; readonly serial: number } {
    return { type: "adjust", serial: this.session.serial };
  }

  /** One token more or less; several presses in a row are sent together. */
  token(card: Card, token: Token, by: number): void {
    const same = this.adding?.card === card.id && this.adding.token === token;
    if (!same) this.send();
    this.adding = { card: card.id, token, by: (same ? (this.adding?.by ?? 0) : 0) + by };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), TOGETHER);
  }

  private send(): void {
    clearTimeout(this.timer);
    const change = this.adding;
    this.adding = null;
    const card = this.session.view?.cards[change?.card ?? -1];
    if (!change || !card || change.by === 0) return;
    this.adjust(card, { [change.token]: String(Math.max(0, (card[change.token] ?? 0) + change.by)) });
  }

  /** A key about the card under the pointer or the focus; whether it meant anything. */
  card(card: Card, key: string): boolean {
    switch (key) {
      case "a":
        this.adjust(card, { exhausted: card.exhausted ? "False" : "True" });
        return true;
      case "q":
        this.adjust(card, { committed: card.committed ? "False" : "True" });
        return true;
      case "f":
        this.adjust(card, { side: card.type === "face-down" || card.shadows?.length ? "up" : "down" });
        return true;
      case "h":
        this.adjust(card, { deck: "shuffled" });
        return true;
      case "v":
        this.adjust(card, { zone: "victory" });
        return true;
      case "x":
        this.adjust(card, { zone: card.owner < 0 ? "encounter-discard" : `discard:${card.owner}` });
        return true;
      case "c":
        this.adjust(card, { zone: card.owner < 0 ? "staging" : `hand:${card.owner}` });
        return true;
      default:
        return false;
    }
  }
}
