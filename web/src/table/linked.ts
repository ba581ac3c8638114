/** A sentence cut where it names cards, so that each name can be read up. */
import { title } from "../cards/words";
import type { CardRef } from "../protocol";

export interface Piece {
  readonly text: string;
  readonly card?: CardRef;
}

export function linked(text: string, cards: readonly CardRef[]): readonly Piece[] {
  let pieces: readonly Piece[] = [{ text }];
  const names = new Map(cards.map((card) => [title(card.code), card]));
  for (const [name, card] of [...names].sort(([a], [b]) => b.length - a.length)) {
    pieces = pieces.flatMap((piece) => (piece.card ? [piece] : cut(piece.text, name, card)));
  }
  return pieces.filter((piece) => piece.text !== "");
}

function cut(text: string, name: string, card: CardRef): readonly Piece[] {
  return text
    .split(name)
    .flatMap((part, index) => (index === 0 ? [{ text: part }] : [{ text: name, card }, { text: part }]));
}
