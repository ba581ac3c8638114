/** What stands on a card, in the chosen language. */
import { attribute, has, t, translated } from "../text/catalog.svelte";
import { base, facts, side, type CardFacts } from "./facts.svelte";

/** The title of a card, or of the side that is up. */
export function title(code: string): string {
  const id = `card-${base(code)}`;
  if (!has(id)) return facts(code)?.name ?? base(code);
  return (side(code) === "b" && attribute(id, "name-b")) || t(id);
}

/** What a card does, line by line, in our own words. */
export function rules(code: string): readonly string[] {
  const id = `card-${base(code)}`;
  return lines((facts(code)?.first && attribute(id, FIRST[part(code)])) || attribute(id, part(code)));
}

export function shadow(code: string): string {
  return attribute(`card-${base(code)}`, "shadow");
}

/** Whether the text stands in the chosen language, and not in English for want of it. */
export function inOurLanguage(code: string): boolean {
  const id = `card-${base(code)}`;
  const older = facts(code)?.first && attribute(id, FIRST[part(code)]) ? FIRST[part(code)] : undefined;
  const [text, dark] = [older ?? part(code), "shadow"];
  return [text, dark].every((one) => !attribute(id, one) || translated(id, one));
}

/** Where a text stands as it was first printed. */
const FIRST = { text: "first", "text-a": "first-a" } as const;

function part(code: string): keyof typeof FIRST {
  const type = facts(code)?.type;
  return (type === "quest" || type === "campaign") && side(code) !== "b" ? "text-a" : "text";
}

function lines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

export function keywords(card: CardFacts | undefined): readonly string[] {
  return Object.entries(card?.keywords ?? {}).map(([word, value]) => t(`keyword-${word}`, { value }));
}

export function trait(word: string): string {
  const id = `trait-${slug(word)}`;
  return has(id) ? t(id) : word;
}

function slug(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "");
  return plain.split(/\s+/).join("-");
}

/** The set or scenario a card belongs to. */
export function origin(card: CardFacts | undefined): string {
  const set = card?.set ?? card?.scenario ?? card?.burden_set;
  return set !== undefined && has(`set-${set}`) ? t(`set-${set}`) : t("card-number", { number: card?.number ?? 0 });
}

/** A line of rules text with the words before its first colon apart ("Combat action"). */
export function lead(line: string): readonly [string, string] {
  const found = /^([\p{L}\p{M} ’'-]{3,32}):\s/u.exec(line);
  return found?.[1] === undefined ? ["", line] : [found[1], line.slice(found[0].length)];
}
