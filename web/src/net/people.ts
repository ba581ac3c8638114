/** A person is made when one is needed: for decks, campaigns and the journal. */
import type { Keyed } from "../protocol";
import { become, myName, personKey } from "../state/person.svelte";
import { t } from "../text/catalog.svelte";
import { post } from "./api";

export async function ensurePerson(): Promise<void> {
  if (personKey()) return;
  const keyed = await post<Keyed>("/people", { name: myName() || t("player-seat", { number: 1 }) });
  become(keyed.person, keyed.name, keyed.key);
}
