/** A table one sits at or watches: what the server has told, and what one may ask of it. */
import { Line, type Ask, type Connection, type LineState, type Listener, type Reply, type Told } from "../net/socket";
import {
  patched,
  type ChatLine,
  type LogLine,
  type Refused,
  type Said,
  type Stops,
  type TableInfo,
  type Update,
  type View,
} from "../protocol";
import { t } from "../text/catalog.svelte";
import { ofSeveral } from "../text/said";
import { History } from "./history";

/** Frames after which an answer that was accepted shows on the table at the latest. */
const PATIENCE = 120;
/** So long, in milliseconds, is the screen waited for: a window that is covered or hidden draws nothing. */
const COVERED = 150;
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, COVERED);
  });

interface Gestured {
  /** When it was made. */
  readonly round: number;
  readonly seat: number;
  readonly keys: readonly string[];
}

export type Applied = (change: () => void) => void;

export class Session {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  stops = $state.raw<Record<number, Stops>>({});
  you = $state(-1);
  serial = $state(0);
  line = $state<LineState>("connecting");
  retryIn = $state(0);
  /** Why the connection was closed for good. */
  farewell = $state.raw<Said | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** A message of our own about a key that means nothing here. */
  hint = $state("");
  thinking = $state(-1);
  pointed = $state.raw<{ member: number; card: number } | null>(null);
  /** Cards one wants to see where they lie. */
  marked = $state.raw<readonly number[]>([]);
  movedTo = $state("");
  /** Where the table stood when an answer was given that is on its way. */
  private answered = $state(-1);
  /** How many steps ago `view` and `log` were so; 0 is now. */
  back = $state(0);

  readonly mine = $derived(this.info?.seats.filter((seat) => seat.member === this.you).map((seat) => seat.seat) ?? []);

  private made = $state.raw<readonly Gestured[]>([]);
  private unmade = $state.raw<readonly Gestured[]>([]);
  private waiting: Update[] = [];
  /** What was shown last is not on the screen yet. */
  private drawing = false;
  private readonly history = new History();
  private readonly connection: Connection;

  constructor(
    readonly table: string,
    token: string,
    /** Lets the page prepare for a change of the view (cards that will move). */
    private readonly around: Applied,
    connect: (listener: Listener) => Connection = (listener) => new Line(table, token, listener),
  ) {
    this.connection = connect({
      told: (message) => this.hear(message),
      line: (state, retryIn) => {
        this.line = state;
        this.retryIn = retryIn ?? 0;
      },
    });
  }

  private hear(message: Told): void {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.info = message.table;
        this.chat = message.chat ?? [];
        this.show(message.view ?? null, message.log ?? [], message.serial, message.stops ?? {});
        break;
      case "table":
        this.info = message.table;
        break;
      case "whole":
        this.show(message.view, message.log ?? [], message.serial, message.stops ?? {});
        break;
      case "update":
        this.update(message);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "pointed":
        this.pointed = { member: message.member, card: message.card };
        setTimeout(() => (this.pointed = null), 2500);
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "moved":
        this.movedTo = message.table;
        break;
      case "bye":
        if (message.retry == null) this.farewell = message.said;
        break;
    }
  }

  private show(view: View | null, log: readonly LogLine[], serial: number, stops: Record<number, Stops>): void {
    this.waiting = [];
    if (view) this.history.keep({ view, log });
    this.around(() => {
      this.back = 0;
      this.view = view;
      this.log = log;
      this.serial = serial;
      this.stops = stops;
    });
  }

  /** Look at the table some steps earlier (or later); whether there is such a step. */
  look(by: number): boolean {
    const back = Math.min(this.history.depth, Math.max(0, this.back + by));
    const moment = this.history.ago(back);
    if (!moment || back === this.back) return false;
    this.around(() => Object.assign(this, { back, ...moment }));
    return true;
  }

  /** Shown at once; updates that come faster than the screen is drawn are shown together. */
  private update(message: Update): void {
    this.waiting.push(message);
    if (this.drawing) return;
    this.drawing = true;
    this.catchUp();
    void drawn().then(() => {
      this.drawing = false;
      if (this.waiting.length > 0) this.catchUp();
    });
  }

  private catchUp(): void {
    const messages = this.waiting;
    this.waiting = [];
    let { view, log } = this.history.ago(0) ?? this;
    let { serial } = this;
    for (const message of messages) {
      if (view === null || message.before !== serial) {
        this.connection.tell({ type: "resync" });
        return;
      }
      const kept = message.kept ?? -1;
      view = patched(view, message.patch);
      log = [...(kept >= 0 ? log.filter((line) => line.number <= kept) : log), ...(message.log ?? [])];
      serial = message.serial;
    }
    this.thinking = -1;
    const back = view ? this.history.keep({ view, log }, this.back) : 0;
    const looks = back > 0 && view?.decisions.length === 0; // one looks back until one is asked
    if (looks) Object.assign(this, { serial, back });
    else this.around(() => Object.assign(this, { view, log, serial, back: 0 }));
  }

  /** The name of whoever sits in a seat. */
  readonly naming = (seat: number): string => {
    const info = this.info?.seats.find((one) => one.seat === seat);
    if (seat < 0 || info === undefined) return t("player-nobody");
    const member = this.info?.members.find((one) => one.member === info.member);
    const name = member?.name || (info.agent ? t(`agent-${info.agent}`) : "");
    const alone = this.info?.seats.filter((one) => one.member === info.member && one.agent === info.agent).length === 1;
    if (!name) return t("player-seat", { number: seat + 1 });
    return alone ? name : ofSeveral(name, seat);
  };

  async ask(message: Ask): Promise<Reply | undefined> {
    this.refusal = null;
    this.hint = "";
    const reply = await this.connection.ask(message);
    if (reply?.type === "refused") this.refusal = reply;
    return reply;
  }

  /** Answer a decision with keys, as one gesture. */
  async choose(seat: number, keys: readonly string[]): Promise<boolean> {
    const round = this.view?.round ?? 0;
    const done = await this.send(seat, keys);
    if (done) {
      this.made = [...this.made, { round, seat, keys }];
      this.unmade = [];
    }
    return done;
  }

  /** While an answer is on its way nothing else is sent; once the table has gone on, the next question may be answered. */
  get busy(): boolean {
    return this.answered === this.serial;
  }

  private async send(seat: number, keys: readonly string[]): Promise<boolean> {
    if (this.busy) return false;
    const { serial } = this;
    this.answered = serial;
    try {
      const choice: Ask = { type: "choose", serial, seat, keys: [...keys] };
      let reply = await this.ask(choice);
      while (reply === undefined && (await this.standsAgain(serial))) reply = await this.ask(choice);
      if (reply === undefined) return this.line === "open"; // it was heard: the table has gone on
      return reply.type === "accepted";
    } finally {
      if (this.answered === serial) this.answered = -1;
    }
  }

  /** The line broke before an answer was acknowledged: whether, when it is back, the table stands as it stood. */
  private async standsAgain(serial: number): Promise<boolean> {
    do await drawn();
    while (this.line !== "open" && this.line !== "closed");
    return this.line === "open" && this.serial === serial;
  }

  async undo(steps = 1): Promise<void> {
    const reply = await this.ask({ type: "undo", serial: this.serial, steps });
    if (reply?.type !== "accepted") return;
    this.unmade = [...this.unmade, ...this.made.slice(-steps).reverse()];
    this.made = this.made.slice(0, -steps);
  }

  /** Take back all that was done in the last round in which one did anything here. */
  async undoRound(): Promise<void> {
    const round = this.made.at(-1)?.round;
    await this.undo(Math.max(1, this.made.filter((one) => one.round === round).length));
  }

  get canRedo(): boolean {
    return this.unmade.length > 0;
  }

  /** Make the gesture again that was taken back last. */
  async redo(): Promise<boolean> {
    const last = this.unmade.at(-1);
    if (!last) return false;
    const rest = this.unmade.slice(0, -1);
    const done = await this.send(last.seat, last.keys);
    if (done) this.made = [...this.made, last];
    this.unmade = done ? rest : [];
    return done;
  }

  async redoRound(): Promise<void> {
    const round = this.unmade.at(-1)?.round;
    while (this.unmade.length > 0 && this.unmade.at(-1)?.round === round) {
      if (this.skipPass()) continue;
      const before = this.serial;
      if (!(await this.redo())) return;
      for (let frame = 0; frame < PATIENCE && this.serial === before; frame += 1) await drawn();
    }
  }

  /** What is passed by itself this time need not be passed again; whether it was so. */
  private skipPass(): boolean {
    const last = this.unmade.at(-1);
    const asked = this.view?.decisions.find((one) => one.seat === last?.seat);
    const passes = last?.keys[0] === "pass" && !asked?.options.some((one) => one.key === "pass");
    if (passes) this.unmade = this.unmade.slice(0, -1);
    return passes;
  }

  setStops(seat: number, stops: Stops): void {
    this.stops = { ...this.stops, [seat]: stops };
    void this.ask({ type: "stop", seat, stops });
  }

  /** Wait for this seat of mine, or no more: while it holds, nothing is passed for it. */
  async hold(seat: number): Promise<void> {
    const info = this.info?.seats.find((one) => one.seat === seat);
    if (info && this.mine.includes(seat)) await this.ask({ type: "hold", seat, on: !info.holding });
  }

  point(card: number): void {
    this.connection.tell({ type: "point", card });
  }

  /** Show oneself where these cards lie. */
  mark(cards: readonly number[]): void {
    this.marked = cards;
    setTimeout(() => (this.marked = []), 2500);
  }

  close(): void {
    this.connection.close();
  }
}
