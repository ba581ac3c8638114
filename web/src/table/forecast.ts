/** What would happen, from what everybody may know. Pure functions over a view. */
import type { CardFacts } from "../cards/facts.svelte";
import type { Card, Decision, Option, View } from "../protocol";
import scenarios from "../../../src/wilderland/cards/data/scenarios.json";

export interface Outcome {
  readonly message: string;
  readonly amount: number;
  readonly risk: boolean;
}

function stat(card: Card | undefined, name: string): number {
  return card?.stats?.[name]?.now ?? 0;
}

function life(card: Card | undefined): number {
  return stat(card, "hit_points") - (card?.damage ?? 0);
}

/** What an answer leads to, where that can be said: the damage of a defence, the strength of an attack. */
export function outcome(view: View, decision: Decision, option: Option): Outcome | undefined {
  const card = view.cards[option.card ?? -1];
  if (decision.kind === "defend" && view.attack) {
    const strength = stat(view.cards[view.attack.enemy], "attack");
    if (option.key === "undefended" || option.key === "done")
      return { message: "outcome-damage", amount: strength, risk: strength > 2 };
    const damage = Math.max(0, strength - stat(card, "defense"));
    return {
      message: damage >= life(card) ? "outcome-falls" : "outcome-damage",
      amount: damage,
      risk: damage >= life(card),
    };
  }
  if (decision.kind === "damage" && view.attack) {
    const strength = stat(view.cards[view.attack.enemy], "attack");
    return {
      message: strength >= life(card) ? "outcome-falls" : "outcome-damage",
      amount: strength,
      risk: strength >= life(card),
    };
  }
  if (decision.kind === "commit") return { message: "outcome-willpower", amount: stat(card, "willpower"), risk: false };
  if (decision.kind === "attackers" || decision.kind === "join")
    return { message: "outcome-attack", amount: stat(card, "attack"), risk: false };
  if (decision.kind === "travel" && card)
    return { message: "outcome-less-threat", amount: stat(card, "threat"), risk: false };
  return undefined;
}

export interface Sum {
  readonly ours: number;
  readonly theirs: number;
  /** Damage dealt, or progress (below zero: threat rises). */
  readonly result: number;
  readonly kind: "quest" | "attack";
  readonly kills: boolean;
}

/** What the cards picked so far come to together. */
export function sum(view: View, decision: Decision, picks: readonly string[]): Sum | undefined {
  const picked = decision.options
    .filter((option) => picks.includes(option.key))
    .map((option) => view.cards[option.card ?? -1]);
  if (decision.kind === "commit") {
    const ours = view.willpower + picked.reduce((total, card) => total + stat(card, "willpower"), 0);
    return { ours, theirs: view.threat, result: ours - view.threat, kind: "quest", kills: false };
  }
  const enemy = view.cards[view.attack?.enemy ?? decision.source];
  if ((decision.kind === "attackers" || decision.kind === "join") && enemy) {
    const already = (view.attack?.characters ?? []).map((id) => view.cards[id]);
    const ours = [...already, ...picked].reduce((total, card) => total + stat(card, "attack"), 0);
    const result = Math.max(0, ours - stat(enemy, "defense"));
    return { ours, theirs: stat(enemy, "defense"), result, kind: "attack", kills: result >= life(enemy) };
  }
  return undefined;
}

export interface Staging {
  readonly ready: number;
  readonly now: number;
  readonly expected: number;
  readonly worst: number;
  readonly unseen: number;
}

/** The encounter sets a scenario is played with. */
export function setsOf(scenario: string): readonly string[] {
  return scenarios.find((one) => one.code === scenario)?.sets ?? [];
}

/** The encounter cards of a scenario that have not been seen, each as often as it may still come. */
export function unseen(
  view: View,
  facts: readonly CardFacts[],
  scenario: string,
  edition: string,
  easy: boolean,
): readonly CardFacts[] {
  const sets = setsOf(scenario);
  const printing = edition === "revised" ? "revised" : "original";
  const seen = new Map<string, number>();
  for (const card of Object.values(view.cards))
    seen.set(card.code.split("+")[0] ?? "", (seen.get(card.code.split("+")[0] ?? "") ?? 0) + 1);
  return facts
    .filter((card) => card.set !== undefined && sets.includes(card.set))
    .flatMap((card) => {
      const all = (card.quantity?.[printing] ?? 1) - (easy ? (card.easy_removed ?? 0) : 0);
      return Array<CardFacts>(Math.max(0, all - (seen.get(card.code) ?? 0))).fill(card);
    });
}

/** Willpower against threat for the next staging, one card revealed a player. */
export function staging(view: View, cards: readonly CardFacts[]): Staging {
  const players = view.players.filter((player) => !player.eliminated).length;
  const threats = cards.map((card) => card.threat ?? 0).sort((a, b) => b - a);
  const mean = threats.length === 0 ? 0 : threats.reduce((total, one) => total + one, 0) / threats.length;
  const ready = view.players
    .flatMap((player) => player.play)
    .map((id) => view.cards[id])
    .filter((card) => card !== undefined && (!card.exhausted || card.committed))
    .reduce((total, card) => total + stat(card, "willpower"), 0);
  return {
    ready,
    now: view.threat,
    expected: Math.round(mean * players * 10) / 10,
    worst: threats.slice(0, players).reduce((total, one) => total + one, 0),
    unseen: cards.length,
  };
}

/** How likely it is that what is revealed, one card a player, makes a quest with so much willpower fail. */
export function failing(view: View, cards: readonly CardFacts[], willpower: number): number {
  const draws = Math.min(cards.length, view.players.filter((player) => !player.eliminated).length);
  /** By number of cards drawn: how many ways lead to which threat. */
  const ways = Array.from({ length: draws + 1 }, () => new Map<number, number>());
  ways[0]?.set(0, 1);
  for (const { threat = 0 } of cards)
    for (let drawn = draws; drawn > 0; drawn -= 1)
      for (const [sum, count] of ways[drawn - 1] ?? [])
        ways[drawn]?.set(sum + threat, (ways[drawn]?.get(sum + threat) ?? 0) + count);
  const all = [...(ways[draws] ?? [])];
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  const bad = all.filter(([sum]) => view.threat + sum > willpower).reduce((sum, [, count]) => sum + count, 0);
  return total === 0 ? 0 : bad / total;
}
