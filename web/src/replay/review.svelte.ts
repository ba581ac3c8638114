/** What an expert makes of a finished game: the chance of winning at its decisions, and the answers that cost most. */
import { get, post } from "../net/api";
import type { CostlyChoice, ReviewPoint, ReviewShown } from "../protocol";
import type { Tape } from "./tape.svelte";

const EVERY = 1000;

export class Review {
  points = $state.raw<readonly ReviewPoint[]>([]);
  costly = $state.raw<readonly CostlyChoice[]>([]);
  /** How far it has come, from 0 to 1; nothing before it was asked for and after it is finished. */
  done = $state<number | null>(null);
  private closed = false;

  constructor(private readonly tape: Tape) {}

  /** Ask for it, and look until it is finished. */
  async begin(): Promise<void> {
    if (this.done !== null) return;
    this.done = 0;
    try {
      let shown = await post<ReviewShown>("/reviews", this.tape.named, this.tape.token);
      this.show(shown);
      while (!shown.finished && !this.closed) {
        await new Promise((resolve) => setTimeout(resolve, EVERY));
        shown = await get<ReviewShown>(`/reviews/${encodeURIComponent(shown.review)}`);
        this.show(shown);
      }
    } finally {
      this.done = null;
    }
  }

  close(): void {
    this.closed = true;
  }

  /** The costly answer given at a moment. */
  at(moment: number): CostlyChoice | undefined {
    return this.costly.find((one) => one.at === moment);
  }

  private show(shown: ReviewShown): void {
    this.points = shown.points.toSorted((a, b) => a.at - b.at);
    this.costly = shown.costly;
    this.done = shown.of > 0 ? shown.done / shown.of : 0;
  }
}
