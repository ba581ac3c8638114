/** What must be there before anything can be shown: words and card facts. */
import { learn } from "./cards/facts.svelte";
import { factsOf, get } from "./net/api";
import type { Cards } from "./protocol";
import { applySettings, settings } from "./state/settings.svelte";
import { useLanguage } from "./text/catalog.svelte";

export async function begin(): Promise<void> {
  applySettings();
  const cards = get<Cards>("/cards").then(({ cards }) => learn(cards.map(factsOf)));
  await Promise.all([useLanguage(settings().language), cards.catch((error: unknown) => console.error(error))]);
}
