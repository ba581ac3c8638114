/** The steps of a round, as the phase bar numbers them. A stop may be set at each. */
import { facts } from "../cards/facts.svelte";
import type { View } from "../protocol";
import { has, t } from "../text/catalog.svelte";

/** Where a seat stops that has said nothing about it. */
export const DEFAULT_STOPS: readonly string[] = ["quest.staging", "combat.enemy.2", "refresh"];

export interface PhaseSteps {
  readonly phase: string;
  readonly steps: readonly string[];
}

export const ROUND: readonly PhaseSteps[] = [
  { phase: "resource", steps: ["resource"] },
  { phase: "planning", steps: ["planning.turn", "planning"] },
  { phase: "quest", steps: ["quest.begin", "quest.commit", "quest.staging", "quest.resolution"] },
  { phase: "travel", steps: ["travel"] },
  { phase: "encounter", steps: ["encounter.optional", "encounter.checks"] },
  {
    phase: "combat",
    steps: [
      "combat.shadows",
      "combat.enemy.1",
      "combat.enemy.2",
      "combat.enemy.3",
      "combat.enemy.4",
      "combat.player.1",
      "combat.player.2",
      "combat.player.3",
      "combat.end",
    ],
  },
  { phase: "refresh", steps: ["refresh"] },
];

export function stepName(step: string): string {
  return step === "" ? "" : t(`step-${step.replaceAll(".", "-")}`);
}

/** A step in a few words, with its phase. */
export function stepLabel(step: string): string {
  const phase = step.split(".")[0] ?? "";
  const id = `bar-${step.replaceAll(".", "-")}`;
  if (step === "" || !has(`phase-${phase}`)) return stepName(step);
  const name = t(`phase-${phase}`);
  return has(id) && t(id) !== name ? `${name} · ${t(id)}` : name;
}

export function shortName(step: string): string {
  return t(`bar-${step.replaceAll(".", "-")}`);
}

const IN_PLAY = /^(play:|engaged:|staging$|active$|quest$|campaign$|attached$)/;

/** For each step, the cards in play that speak of it. */
export function reminders(view: View): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { id, code, zone } of Object.values(view.cards))
    if (IN_PLAY.test(zone))
      for (const step of facts(code)?.steps ?? []) found.set(step, [...(found.get(step) ?? []), id]);
  return found;
}
