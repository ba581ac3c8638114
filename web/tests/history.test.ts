import { describe, expect, it } from "vitest";
import type { View } from "../src/protocol";
import { History, type Moment } from "../src/state/history";

/** The table after so many lines of the chronicle, in a certain round. */
function after(lines: number, round = 1): Moment {
  const log = Array.from({ length: lines }, (_, at) => ({ number: at + 1 }));
  return { view: { round, decisions: [{}], waiting: [0] } as unknown as View, log: log as unknown as Moment["log"] };
}

describe("looking back", () => {
  it("counts the steps that were told, and asks nothing in them", () => {
    const history = new History();
    for (const lines of [1, 2, 2, 3]) history.keep(after(lines));
    expect(history.depth).toBe(2);
    expect(history.ago(0)?.view.decisions).toHaveLength(1);
    expect(history.ago(2)?.log).toHaveLength(1);
    expect(history.ago(2)?.view.decisions).toHaveLength(0);
    expect(history.ago(3)).toBeUndefined();
  });

  it("stays at the step one looks at while the game goes on", () => {
    const history = new History();
    for (const lines of [1, 2, 3]) history.keep(after(lines));
    expect(history.keep(after(4))).toBe(0); // who looks at now goes on with it
    expect(history.keep(after(5), 2)).toBe(3);
    expect(history.keep(after(5, 2), 3)).toBe(3); // nothing was told: no step more
    expect(history.ago(3)?.log).toHaveLength(2);
  });

  it("comes back to now when the step one looks at is taken back", () => {
    const history = new History();
    for (const lines of [1, 2, 3, 4]) history.keep(after(lines));
    expect(history.keep(after(2), 1)).toBe(0);
    expect(history.depth).toBe(1);
  });
});
