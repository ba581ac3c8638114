/** The pictures a table needs: of what lies there, and of what may still come out of the encounter deck. */
import { back } from "../art/backs";
import { allFacts } from "../cards/facts.svelte";
import { art } from "../cards/look";
import type { View } from "../protocol";
import { setsOf } from "./forecast";

export function* pictures(view: View, scenario: string): Generator<string> {
  for (const { code } of Object.values(view.cards)) if (!code.startsWith("face-down-")) yield art(code);
  yield back("encounter");
  yield back("player");
  const sets = setsOf(scenario);
  for (const card of allFacts()) {
    if (card.scenario === scenario) yield art(`${card.code}+b`);
    else if (card.set !== undefined && sets.includes(card.set)) yield art(card.code);
  }
}
