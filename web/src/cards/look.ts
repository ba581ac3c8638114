/** How a card is drawn: which stock, which colours, which numbers in which order. */
import { picture } from "../art/art";
import { ownPicture } from "../art/own.svelte";
import type { IconName } from "../icons/icons";
import type { Card } from "../protocol";
import { base, facts, side } from "./facts.svelte";
import { title } from "./words";

export type StatName = "willpower" | "attack" | "defense" | "hit_points" | "threat" | "quest_points";

export interface Stat {
  readonly name: StatName;
  readonly icon: IconName;
  /** What is left, or what counts now. */
  readonly now: number;
  readonly printed: number;
  /** Of hit points and quest points: the whole of which `now` is left or reached. */
  readonly of?: number;
  readonly change: "up" | "down" | "";
}

const OURS = new Set(["hero", "ally", "attachment", "event"]);
const ICONS: Readonly<Record<StatName, IconName>> = {
  willpower: "willpower",
  attack: "attack",
  defense: "defense",
  hit_points: "health",
  threat: "threat",
  quest_points: "quest",
};
const ORDER: Readonly<Record<string, readonly StatName[]>> = {
  hero: ["willpower", "attack", "defense", "hit_points"],
  ally: ["willpower", "attack", "defense", "hit_points"],
  "objective-ally": ["willpower", "attack", "defense", "hit_points"],
  enemy: ["threat", "attack", "defense", "hit_points"],
  location: ["threat", "quest_points"],
};

export function isOurs(code: string): boolean {
  const card = facts(code);
  return card !== undefined && (OURS.has(card.type) || card.subtype === "boon");
}

/** The type that shows: a treachery that has become an attachment is one. */
export function typeOf(code: string, live?: Card): string {
  return live?.type ?? facts(code)?.type ?? "face-down";
}

export function isWide(code: string): boolean {
  const type = facts(code)?.type;
  return type === "quest" || type === "campaign";
}

/** The colours of a frame. */
export function frame(code: string): string {
  const card = facts(code);
  if (card?.subtype === "burden") return "burden";
  if (card?.sphere !== undefined) return card.sphere;
  return isWide(code) ? "quest" : card?.subtype === "boon" ? "neutral" : "encounter";
}

/** The numbers of a card, as they are now if it is on the table, else as printed. */
export function stats(code: string, live?: Card): readonly Stat[] {
  const card = facts(code);
  if (side(code) === "attached") return [];
  return (ORDER[card?.type ?? live?.type ?? ""] ?? []).map((name) => {
    const printed = card?.[name] ?? live?.stats?.[name]?.printed ?? 0;
    const whole = live?.stats?.[name]?.now ?? printed;
    const change = whole > printed ? "up" : whole < printed ? "down" : "";
    const found = { name, icon: ICONS[name], printed, change } as const;
    if (name === "hit_points" && live?.damage) return { ...found, now: Math.max(0, whole - live.damage), of: whole };
    if (name === "quest_points" && live?.progress) return { ...found, now: live.progress, of: whole };
    return { ...found, now: whole };
  });
}

/** The icon in the corner of a card that has neither cost nor engagement cost. */
export function cornerIcon(code: string): IconName {
  const card = facts(code);
  switch (card?.type) {
    case "hero":
      return (card.sphere ?? "neutral") as IconName;
    case "location":
      return "mark";
    case "objective":
    case "objective-ally":
      return "lantern";
    case "campaign":
      return "map";
    default:
      return "threat";
  }
}

/** The picture of a card: the player's own, or the one we draw. */
export function art(code: string): string {
  const own = ownPicture(code);
  if (own !== undefined) return own;
  const card = facts(code);
  const name = (side(code) === "b" ? card?.name_b : undefined) ?? card?.name ?? base(code);
  return picture({ name, type: card?.type ?? "event", traits: card?.traits, sphere: card?.sphere });
}

/** How small a title must be set to stand in its line. */
export function fit(code: string): "" | "md" | "lg" | "xl" {
  const length = title(code).length;
  return length > 19 ? "xl" : length > 14 ? "lg" : length > 10 ? "md" : "";
}
