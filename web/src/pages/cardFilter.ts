/** Which cards one wants to see. */
import type { CardFacts } from "../cards/facts.svelte";
import { keywords, rules, shadow, title, trait } from "../cards/words";

export interface CardFilter {
  readonly words: string;
  readonly type: string;
  readonly sphere: string;
  readonly set: string;
}

export const EVERYTHING: CardFilter = { words: "", type: "", sphere: "", set: "" };

function haystack(card: CardFacts): string {
  const sides = card.type === "quest" ? [card.code, `${card.code}+b`] : [card.code];
  const texts = sides.flatMap((code) => [title(code), ...rules(code)]);
  return [...texts, shadow(card.code), ...(card.traits ?? []).map(trait), ...keywords(card)].join(" ").toLowerCase();
}

export function matches(card: CardFacts, filter: CardFilter): boolean {
  if (filter.type && card.type !== filter.type) return false;
  if (filter.sphere && card.sphere !== filter.sphere) return false;
  if (filter.set && card.set !== filter.set && card.scenario !== filter.set) return false;
  const text = filter.words ? haystack(card) : "";
  return filter.words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The values a fact takes among some cards, in the order they come. */
export function values(cards: readonly CardFacts[], of: (card: CardFacts) => string | undefined): readonly string[] {
  return [...new Set(cards.map(of).filter((value) => value !== undefined))];
}
