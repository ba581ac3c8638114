import { describe, expect, it } from "vitest";
import type { Mark } from "../src/protocol";
import { phases, rounds } from "../src/replay/bar";

const marks: readonly Mark[] = [
  { at: 0, round: 0, phase: "setup" },
  { at: 10, round: 1, phase: "planning" },
  { at: 40, round: 1, phase: "quest" },
  { at: 60, round: 2, phase: "planning" },
];

describe("the line of a game", () => {
  it("has every phase, one after the other, up to the end", () => {
    expect(phases(marks, 100).map(({ from, to }) => [from, to])).toEqual([
      [0, 0.1],
      [0.1, 0.4],
      [0.4, 0.6],
      [0.6, 1],
    ]);
  });

  it("has every round once", () => {
    expect(rounds(marks, 100).map(({ mark, from, to }) => [mark.round, from, to])).toEqual([
      [0, 0, 0.1],
      [1, 0.1, 0.6],
      [2, 0.6, 1],
    ]);
  });

  it("is empty for a game in which nothing was chosen", () => {
    expect(phases([{ at: 0, round: 0, phase: "setup" }], 0)).toEqual([
      { mark: { at: 0, round: 0, phase: "setup" }, from: 0, to: 1 },
    ]);
  });
});
