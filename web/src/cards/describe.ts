/** A card in one spoken line: name, type, state, numbers. */
import type { Card } from "../protocol";
import { t } from "../text/catalog.svelte";
import { stats, typeOf } from "./look";
import { title } from "./words";

export function spoken(card: Card): string {
  const parts = [title(card.code), t(`type-${typeOf(card.code, card)}`)];
  if (card.exhausted) parts.push(t("state-exhausted"));
  if (card.committed) parts.push(t("state-committed"));
  for (const stat of stats(card.code, card)) {
    const name = t(`stat-${stat.name.replace("_", "-")}`);
    parts.push(
      stat.of === undefined ? `${name} ${stat.now}` : t("stat-of", { stat: name, now: stat.now, of: stat.of }),
    );
  }
  if (card.resources) parts.push(t("state-resources", { count: card.resources }));
  if (card.damage) parts.push(t("state-damage", { count: card.damage }));
  if (card.progress) parts.push(t("state-progress", { count: card.progress }));
  return parts.join(", ");
}
