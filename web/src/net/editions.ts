/** The cards as an edition prints them: numbers and texts. */
import { edition, learn } from "../cards/facts.svelte";
import type { Cards } from "../protocol";
import { factsOf, get } from "./api";

export const USUAL = "revised";

/** Show all cards as an edition has them. */
export async function useEdition(wanted: string): Promise<void> {
  if (wanted === edition()) return;
  const { cards } = await get<Cards>(`/cards?edition=${encodeURIComponent(wanted)}`);
  learn(wanted, cards.map(factsOf));
}
