/** The scenarios in the order of the story, each with the picture that stands for it. */
import { picture } from "../art/art";

const PICTURES: Readonly<Record<string, string>> = {
  "passage-through-mirkwood": "Flies and Spiders",
  "journey-along-the-anduin": "Anduin Passage",
  "escape-from-dol-guldur": "The Necromancer's Tower",
};

export const ROAD: readonly string[] = Object.keys(PICTURES);

export function pictureOf(scenario: string): string {
  return picture({ name: PICTURES[scenario] ?? scenario, type: "quest" });
}
