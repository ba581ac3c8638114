/** All scenes by name. */
import type { Scene } from "./brush";
import * as land from "./scenes-land";
import * as made from "./scenes-made";
import * as wild from "./scenes-wild";

export const SCENES = { ...land, ...made, ...wild } as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** Scenes that carry their own light, so that no disc hangs in the sky. */
export const WITHOUT_DISC: ReadonlySet<SceneName> = new Set([
  "web",
  "hall",
  "cave",
  "wizard",
  "relic",
  "storm",
  "stars",
  "eyes",
  "swarm",
  "pit",
]);
