/** What must be there before anything can be shown: words and card facts. */
import { recallPictures } from "./art/own.svelte";
import { USUAL, useEdition } from "./net/editions";
import { go } from "./router.svelte";
import { applySettings, settings } from "./state/settings.svelte";
import { useLanguage } from "./text/catalog.svelte";

export async function begin(): Promise<void> {
  applySettings();
  openDeck();
  const cards = useEdition(USUAL).catch((error: unknown) => console.error(error));
  await Promise.all([useLanguage(settings().language), cards, recallPictures()]);
}

/** `?deck=ringsdb:12345`, as other tables are called with a deck to play. */
function openDeck(): void {
  const deck = new URLSearchParams(location.search).get("deck");
  if (deck) go("decks", deck);
}
