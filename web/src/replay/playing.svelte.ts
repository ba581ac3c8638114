/** Letting a game run: on from moment to moment at which something happens, at a speed one likes. */
import type { Tape } from "./tape.svelte";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How long a moment stays, in milliseconds. */
const STAY = 1500;

export class Playing {
  on = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tape: Tape) {}

  toggle(): void {
    if (this.on) return this.stop();
    this.on = true;
    if (this.tape.at >= this.tape.count) void this.tape.go(0);
    this.wait();
  }

  stop(): void {
    this.on = false;
    clearTimeout(this.timer);
  }

  faster(way: 1 | -1): void {
    const next = SPEEDS[SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + way];
    if (next !== undefined) this.speed = next;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), STAY / this.speed);
  }

  private async next(): Promise<void> {
    await this.tape.go(this.tape.telling(this.tape.at, 1));
    if (!this.on) return;
    if (this.tape.at < this.tape.count) this.wait();
    else this.stop();
  }
}
