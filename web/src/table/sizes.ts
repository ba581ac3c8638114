/** How wide cards are. */

const STEP = 4;

/** Widths come in steps: text that was set in a size once is set in it again in half the time. */
export function stepped(width: number): number {
  return Math.floor(width / STEP) * STEP;
}
