import { describe, expect, it } from "vitest";
import { place, type Box } from "../src/table/placing";

const ROOM: Box = { left: 128, top: 46, right: 1100, bottom: 900 };
const WIDTH = 320;

function box(left: number, top: number, width = 110, height = 154): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function covers(at: { left: number; top: number; height: number }, one: Box): boolean {
  return at.left < one.right && one.left < at.left + WIDTH && at.top < one.bottom && one.top < at.top + at.height;
}

describe("the card being read", () => {
  it("lies on the half away from its card", () => {
    expect(place(ROOM, WIDTH, [box(200, 300)]).left).toBeGreaterThan(600);
    expect(place(ROOM, WIDTH, [box(900, 300)]).left).toBeLessThan(200);
  });

  it("never lies over its card, wherever that is", () => {
    for (let left = 128; left < 990; left += 7)
      for (let top = 46; top < 750; top += 11) {
        const card = box(left, top);
        const at = place(ROOM, WIDTH, [card]);
        expect(covers(at, card)).toBe(false);
        expect(at.height).toBeGreaterThanOrEqual(300);
      }
  });

  it("leaves the hand free that its card is in", () => {
    const hand: Box = { left: 260, top: 690, right: 880, bottom: 900 };
    for (let left = 260; left < 770; left += 13) {
      const at = place(ROOM, WIDTH, [box(left, 700), hand]);
      expect(covers(at, hand)).toBe(false);
      expect(at.height).toBeGreaterThanOrEqual(300);
    }
  });

  it("takes the other half where a question leaves no room", () => {
    const question: Box = { left: 700, top: 100, right: 1100, bottom: 880 };
    expect(place(ROOM, WIDTH, [box(150, 300), question]).left).toBeLessThan(700 - WIDTH + 200);
  });
});
