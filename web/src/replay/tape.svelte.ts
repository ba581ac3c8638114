/**
 * A game that was played: every moment of it, through the eyes of some seats. Moments are fetched a strip at a time and
 * kept, so that stepping and scrubbing hardly ever wait.
 */
import { get, post } from "../net/api";
import { patched, type LogLine, type Mark, type Moments, type ReplayShown, type View } from "../protocol";
import { seatAt } from "../state/tables.svelte";

/** A finished game at this server (`key` opens it to those who were not there), or a file. */
export type Source = { readonly table: string; readonly key: string } | { readonly replay: Record<string, unknown> };

export interface Moment {
  readonly at: number;
  readonly view: View;
  /** Whose eyes see it; nothing stands for everybody's. */
  readonly eyes: readonly number[] | null;
  /** The seat and key of the choice that comes next. */
  readonly next: readonly [number, string] | null;
}

/** Moments in one strip. */
export const STRIP = 24;

export class Tape {
  shown = $state.raw<ReplayShown | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** Whose eyes one wants to have. */
  eyes = $state.raw<readonly number[] | null>(null);
  /** Where one wants to be, and what is shown until that moment is there. */
  at = $state(0);
  moment = $state.raw<Moment | null>(null);

  private readonly strips = new Map<string, Promise<readonly Moment[]>>();
  private readonly ready = new Map<string, readonly Moment[]>();

  constructor(readonly source: Source) {}

  get count(): number {
    return this.shown?.count ?? 0;
  }

  get marks(): readonly Mark[] {
    return this.shown?.marks ?? [];
  }

  /** The game, and one of its moments. */
  async open(at: number, eyes: readonly number[] | null): Promise<void> {
    this.eyes = eyes;
    this.shown = await this.ask<ReplayShown>("/replays", eyes ? { seats: eyes } : {});
    this.log = this.shown.log;
    await this.go(at);
  }

  /** What opens it to those who were not there. */
  async share(): Promise<string> {
    return (this.shown ?? (await this.ask<ReplayShown>("/replays", {}))).share;
  }

  /** Show a moment: at once if it is at hand. */
  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.count, at));
    if (this.show()) this.fetchAhead();
    else {
      await this.strip(this.at);
      if (this.show()) this.fetchAhead();
    }
  }

  /** Look with other eyes. */
  async see(eyes: readonly number[] | null): Promise<void> {
    this.eyes = eyes;
    const shown = await this.ask<ReplayShown>("/replays", eyes ? { seats: eyes } : {});
    if (this.eyes !== eyes) return;
    await this.strip(this.at);
    if (this.eyes !== eyes) return;
    this.log = shown.log;
    await this.go(this.at);
  }

  /** The file: setup, seed and every choice. */
  async file(): Promise<Record<string, unknown>> {
    if ("replay" in this.source) return this.source.replay;
    return get<Record<string, unknown>>(`/tables/${encodeURIComponent(this.source.table)}/replay`, this.token);
  }

  /** The last line of the chronicle at a moment. */
  told(at: number): number {
    return this.shown?.lines[at] ?? 0;
  }

  /** The moment at which a line of the chronicle was told: the first that has it. */
  momentOf(line: number): number {
    const lines = this.shown?.lines ?? [];
    let [low, high] = [0, lines.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle] ?? 0) >= line) high = middle;
      else low = middle + 1;
    }
    return Math.max(0, low);
  }

  /** Where the phase of a moment began. */
  markAt(at: number): Mark | undefined {
    return this.marks.findLast((mark) => mark.at <= at);
  }

  /** The next moment, or the one before, at which something was told. */
  telling(from: number, way: 1 | -1): number {
    let at = from + way;
    while (at > 0 && at < this.count && this.told(at) === this.told(at - 1)) at += way;
    return Math.max(0, Math.min(this.count, at));
  }

  /** Where the next phase begins, or this one, or the one before. */
  phase(from: number, way: 1 | -1): number {
    if (way > 0) return this.marks.find((mark) => mark.at > from)?.at ?? this.count;
    return this.marks.findLast((mark) => mark.at < from)?.at ?? 0;
  }

  /** The key that opens it. */
  get token(): string | undefined {
    if ("replay" in this.source) return undefined;
    return this.source.key || seatAt(this.source.table)?.token;
  }

  /** How the server is told which replay is meant. */
  get named(): { readonly replay: Record<string, unknown> } | { readonly table: string } {
    return "replay" in this.source ? { replay: this.source.replay } : { table: this.source.table };
  }

  private ask<T>(path: string, wish: Record<string, unknown>): Promise<T> {
    return post<T>(path, { ...this.named, ...wish }, this.token);
  }

  private name(at: number): string {
    return `${this.eyes?.join(",") ?? "all"} ${Math.floor(at / STRIP)}`;
  }

  private show(): boolean {
    const found = this.ready.get(this.name(this.at))?.[this.at % STRIP];
    if (found && found !== this.moment) this.moment = found;
    return found !== undefined;
  }

  private strip(at: number): Promise<readonly Moment[]> {
    const name = this.name(at);
    const known = this.strips.get(name);
    if (known) return known;
    const fetched = this.fetch(Math.floor(at / STRIP) * STRIP).then((moments) => {
      this.ready.set(name, moments);
      return moments;
    });
    fetched.catch(() => this.strips.delete(name));
    this.strips.set(name, fetched);
    return fetched;
  }

  private async fetch(upto: number): Promise<readonly Moment[]> {
    const { eyes } = this;
    const seats = eyes ? { seats: eyes } : {};
    const found = await this.ask<Moments>("/replays/moments", { upto, count: STRIP + 1, ...seats });
    const moments: Moment[] = [];
    let view = found.view;
    found.moments.forEach((moment, index) => {
      moments.push({ at: upto + index, view, eyes, next: moment.chosen });
      view = patched(view, moment.patch);
    });
    if (moments.length < STRIP) moments.push({ at: upto + moments.length, view, eyes, next: null });
    return moments;
  }

  /** What one will probably want next. */
  private fetchAhead(): void {
    for (const at of [this.at + STRIP, this.at - STRIP])
      if (at >= 0 && at - (at % STRIP) <= this.count) void this.strip(at).catch(() => undefined);
  }
}
