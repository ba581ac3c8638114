/** The game as a line: its rounds and phases, as shares of its length. */
import type { Mark } from "../protocol";

export interface Stretch {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

/** Every phase, from 0 to 1. */
export function phases(marks: readonly Mark[], count: number): readonly Stretch[] {
  const all = Math.max(1, count);
  return marks.map((mark, index) => ({
    mark,
    from: mark.at / all,
    to: (marks[index + 1]?.at ?? all) / all,
  }));
}

/** Every round (the setup is round 0), from 0 to 1. */
export function rounds(marks: readonly Mark[], count: number): readonly Stretch[] {
  return phases(
    marks.filter((mark, index) => index === 0 || mark.round !== marks[index - 1]?.round),
    count,
  );
}
