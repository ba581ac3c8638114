/** The printed facts of all cards, as the server tells them (`/api/cards`). */

export interface CardFacts {
  readonly code: string;
  readonly number: number;
  readonly name: string;
  readonly name_b?: string;
  readonly type: string;
  readonly subtype?: string;
  readonly sphere?: string;
  readonly unique?: boolean;
  /** -1: the printed cost is X. */
  readonly cost?: number;
  readonly threat_cost?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hit_points?: number;
  readonly threat?: number;
  readonly engagement?: number;
  readonly quest_points?: number;
  readonly traits?: readonly string[];
  readonly keywords?: Readonly<Record<string, number>>;
  readonly set?: string;
  readonly burden_set?: string;
  readonly scenario?: string;
  readonly stage?: number;
  readonly quantity?: Readonly<Record<string, number>>;
  readonly easy_removed?: number;
  /** The text is the one first printed, before an erratum. */
  readonly first?: boolean;
  /** The steps of the round it speaks of while it is in play. */
  readonly steps?: readonly string[];
}

let known = $state.raw<{ cards: Record<string, CardFacts>; edition: string }>({ cards: {}, edition: "" });

/** Cards as an edition has them, from now on. */
export function learn(edition: string, cards: readonly CardFacts[]): void {
  known = { edition, cards: Object.fromEntries(cards.map((card) => [card.code, card])) };
}

export function edition(): string {
  return known.edition;
}

/** A card's code without the side that is up. */
export function base(code: string): string {
  const end = code.indexOf("+");
  return end < 0 ? code : code.slice(0, end);
}

/** Which side of a card a code names: `b`, `attached`, or nothing in particular. */
export function side(code: string): string {
  const end = code.indexOf("+");
  return end < 0 ? "" : code.slice(end + 1);
}

export function facts(code: string): CardFacts | undefined {
  return known.cards[base(code)];
}

export function allFacts(): readonly CardFacts[] {
  return Object.values(known.cards);
}
