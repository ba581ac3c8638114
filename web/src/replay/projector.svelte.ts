/** A table at which nothing can be done: it shows what it is told to show, and its seats have their players' names. */
import type { TableInfo } from "../protocol";
import type { Connection, Listener } from "../net/socket";
import { travelling } from "../state/motion";
import { Session } from "../state/session.svelte";
import { has, t } from "../text/catalog.svelte";
import { ofSeveral } from "../text/said";
import type { Tape } from "./tape.svelte";

/** A connection on which nobody ever answers. */
class Stage implements Connection {
  listener: Listener | undefined;
  /** While one drags through the game, cards do not travel. */
  still = false;
  readonly around = (change: () => void): void => (this.still ? change() : travelling(change));
  readonly connect = (listener: Listener): Connection => {
    this.listener = listener;
    return this;
  };
  ask(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
  tell(): void {}
  close(): void {}
}

export class Projector extends Session {
  private readonly tape: Tape;
  private readonly stage: Stage;
  private eyes: readonly number[] | null | undefined;

  constructor(tape: Tape) {
    const stage = new Stage();
    super("", "", stage.around, stage.connect);
    this.tape = tape;
    this.stage = stage;
    this.you = 0;
  }

  set still(still: boolean) {
    this.stage.still = still;
  }

  /** The moment the tape is at. */
  project(): void {
    const { moment } = this.tape;
    if (!moment) return;
    const { eyes } = moment;
    const view = { ...moment.view, decisions: [] };
    const told = this.tape.told(moment.at);
    const log = this.tape.log.filter((line) => line.number <= told);
    if (this.eyes !== eyes) {
      this.eyes = eyes;
      this.stage.listener?.told({ type: "table", table: this.about(eyes) });
    }
    this.stage.listener?.told({ type: "whole", serial: moment.at, view, log, stops: {} });
  }

  private about(eyes: readonly number[] | null): TableInfo {
    const { shown } = this.tape;
    const seats = (shown?.decks ?? []).map((deck, seat) => ({
      seat,
      member: eyes === null || eyes.includes(seat) ? 0 : -1,
      agent: "",
      deck,
      heroes: [],
      ready: true,
      passing: false,
      holding: false,
      away: false,
      shown: "nobody" as const,
    }));
    return {
      table: "",
      status: "finished",
      scenario: shown?.scenario ?? "",
      edition: shown?.edition ?? "",
      mode: shown?.mode ?? "",
      host: 0,
      seats,
      members: [],
      public: false,
      seeded: true,
      campaign: "",
      undo: "all",
      away: "wait",
      away_after: 0,
      undos: 0,
      proposals: [],
      following: "",
      notice: null,
    };
  }

  override readonly naming = (seat: number): string => {
    if (seat < 0) return t("player-nobody");
    const name = this.tape.shown?.players[seat] ?? "";
    if (!name) return t("player-seat", { number: seat + 1 });
    const called = has(`agent-${name}`) ? t(`agent-${name}`) : name;
    const alone = this.tape.shown?.players.filter((one) => one === name).length === 1;
    return alone ? called : ofSeveral(called, seat);
  };
}
