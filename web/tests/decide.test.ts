import { describe, expect, it } from "vitest";
import type { Card, Decision, View } from "../src/protocol";
import { gathers, inOrder, isPayment, numbered, passing } from "../src/table/decide";
import { failing, outcome, staging, sum } from "../src/table/forecast";

const option = (key: string, card = -1) => ({ key, card, said: { message: "option-card" } });
const decision = (kind: string, ...keys: string[]): Decision => ({
  seat: 0,
  kind,
  prompt: { message: "prompt-action" },
  step: "",
  source: -1,
  options: keys.map((key) => option(key, Number(key.split(":")[1] ?? -1))),
});
const number = (now: number) => ({ now, printed: now });
const card = (id: number, stats: Record<string, number>, more: Partial<Card> = {}): Card => ({
  id,
  code: "aragorn",
  type: "hero",
  zone: "play:0",
  owner: 0,
  stats: Object.fromEntries(Object.entries(stats).map(([name, now]) => [name, number(now)])),
  ...more,
});
const view = (cards: readonly Card[], more: Partial<View> = {}): View =>
  ({
    willpower: 0,
    threat: 3,
    attack: null,
    players: [],
    cards: Object.fromEntries(cards.map((one) => [one.id, one])),
    ...more,
  }) as unknown as View;

describe("a decision", () => {
  it("gathers picks only where one may say that one is done", () => {
    expect(gathers(decision("commit", "commit:1", "commit:2", "done"))).toBe(true);
    expect(gathers(decision("choose-some", "choose:1", "choose:2"))).toBe(false);
    expect(gathers(decision("action", "use:1", "pass"))).toBe(false);
  });

  it("sends picks in the order in which they are offered", () => {
    expect(inOrder(decision("commit", "commit:1", "commit:2", "commit:3", "done"), ["commit:3", "commit:1"])).toEqual([
      "commit:1",
      "commit:3",
    ]);
  });

  it("passes with what does least, and with nothing where it must be answered", () => {
    expect(passing(decision("action", "use:1", "pass"))?.key).toBe("pass");
    expect(passing(decision("damage", "damage:1", "damage:2"))).toBeUndefined();
  });

  it("numbers answers, not the ways out", () => {
    expect(numbered(decision("cost", "pay:1", "pay:2", "cancel")).map((one) => one.key)).toEqual(["pay:1", "pay:2"]);
    expect(isPayment(decision("cost", "pay:1", "cancel"))).toBe(true);
    expect(isPayment(decision("cost", "host:1", "cancel"))).toBe(false);
  });
});

describe("a forecast", () => {
  const enemy = card(9, { attack: 3, defense: 1, hit_points: 4 }, { damage: 1, type: "enemy" });
  const attack = { by_enemy: true, enemy: 9, seat: 0, characters: [], strength: 3 };

  it("says what a defence costs, and who would fall", () => {
    const table = view([enemy, card(1, { defense: 2, hit_points: 5 }), card(2, { defense: 0, hit_points: 2 })], {
      attack,
    });
    const asked = decision("defend", "defend:1", "defend:2", "undefended");
    expect(asked.options.map((one) => outcome(table, asked, one))).toEqual([
      { message: "outcome-damage", amount: 1, risk: false },
      { message: "outcome-falls", amount: 3, risk: true },
      { message: "outcome-damage", amount: 3, risk: true },
    ]);
  });

  it("adds up attackers against defense and wounds", () => {
    const table = view([enemy, card(1, { attack: 2 }), card(2, { attack: 2 })], {
      attack: { ...attack, by_enemy: false },
    });
    expect(sum(table, decision("attackers", "attacker:1", "attacker:2", "done"), ["attacker:1", "attacker:2"])).toEqual(
      { ours: 4, theirs: 1, result: 3, kind: "attack", kills: true },
    );
  });

  it("knows the worst that one card a player can add", () => {
    const player = { eliminated: false, play: [1] } as unknown as View["players"][number];
    const unseen = [5, 3, 1].map((threat) => ({ code: "x", number: 0, name: "x", type: "location", threat }));
    expect(staging(view([card(1, { willpower: 2 })], { players: [player, { ...player, play: [] }] }), unseen)).toEqual({
      ready: 2,
      now: 3,
      expected: 6,
      worst: 8,
      unseen: 3,
    });
  });

  it("knows how likely what is revealed makes a quest fail", () => {
    const player = { eliminated: false, play: [] } as unknown as View["players"][number];
    const unseen = [5, 3, 1].map((threat) => ({ code: "x", number: 0, name: "x", type: "location", threat }));
    const table = view([], { players: [player, player] }); // 3 lie there; two cards come: 8, 6 or 4 more
    expect([12, 11, 10, 9, 8, 7, 6].map((willpower) => failing(table, unseen, willpower))).toEqual(
      [0, 0, 1, 1, 2, 2, 3].map((bad) => bad / 3),
    );
  });
});
