/** The chronicle as people read it: lines under what caused them, and several of a kind in one (`text/chronicle.py`). */
import { title } from "../cards/words";
import type { CardRef, LogLine } from "../protocol";
import { language, t } from "../text/catalog.svelte";
import { argumentsOf, cardsOf, isCard, say, type Naming } from "../text/said";

export interface Row {
  readonly number: number;
  readonly round: number;
  readonly phase: string;
  readonly depth: number;
  readonly message: string;
  readonly text: string;
  readonly cards: readonly CardRef[];
}

const HEADINGS = new Set(["log-round", "log-phase"]);

/** Lines that become one when they follow each other: its message, and what they must have in common. */
const TOGETHER: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  "log-draw-card": ["log-draw-cards", ["seat"]],
  "log-discard": ["log-discard-cards", []],
  "log-commit": ["log-commit-cards", ["seat"]],
  "log-attack": ["log-attack-cards", ["target", "seat"]],
  "log-shadow-dealt": ["log-shadow-dealt-cards", []],
  "log-modify": ["log-modify-cards", ["source", "stat", "amount"]],
  "log-damage": ["log-damage-cards", ["amount"]],
  "log-ready": ["log-ready-cards", []],
  "log-exhaust": ["log-exhaust-cards", []],
  "log-shuffle-in": ["log-shuffle-in-cards", []],
};

export function isHeading(row: Row): boolean {
  return HEADINGS.has(row.message);
}

export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  const middle = names.slice(1, -1).reduce((first, rest) => t("list-more", { first, rest }), names[0] ?? "");
  return t("list-last", { first: middle, last: names.at(-1) ?? "" });
}

function key(line: LogLine): string {
  const common = TOGETHER[line.said.message]?.[1] ?? [];
  return JSON.stringify([
    line.said.message,
    line.cause ?? 0,
    line.private ?? false,
    common.map((word) => line.said.args?.[word]),
  ]);
}

/** The damage of an attack, right after the line that says how hard it struck whom. */
function saidAlready(line: LogLine, before: LogLine | undefined): boolean {
  if (line.said.message !== "log-damage" || before?.said.message !== "log-attack-damage") return false;
  const [struck, taken] = [before.said.args ?? {}, line.said.args ?? {}];
  return JSON.stringify(struck["target"]) === JSON.stringify(taken["card"]) && struck["amount"] === taken["amount"];
}

/** "Somebody draws 6 cards", where we are told which. */
function toldBetter(lines: readonly LogLine[], index: number): boolean {
  const line = lines[index];
  if (line?.said.message !== "log-draw") return false;
  const around = [lines[index - 1], lines[index + 1]];
  return around.some(
    (one) => one?.said.message === "log-draw-card" && one.said.args?.["seat"] === line.said.args?.["seat"],
  );
}

/** Sentences already made, as long as language and names stay as they were. */
const made = new WeakMap<LogLine, { readonly under: string; readonly text: string }>();

function sentence(line: LogLine, naming: Naming, under: string): string {
  const known = made.get(line);
  if (known?.under === under) return known.text;
  const text = say(line.said, naming);
  made.set(line, { under, text });
  return text;
}

function together(run: readonly LogLine[], naming: Naming): string {
  const first = run[0];
  if (!first) return "";
  const message = TOGETHER[first.said.message]?.[0] ?? first.said.message;
  const names = run
    .map((line) => line.said.args?.["card"])
    .map((card) => (isCard(card) ? title(card.code) : t("hidden-card")));
  return t(message, { ...argumentsOf(first.said.args, naming), cards: listed(names) }).replace("!.", "!");
}

export function rows(lines: readonly LogLine[], naming: Naming): readonly Row[] {
  const wanted = lines.filter((_, index) => !toldBetter(lines, index));
  const depths = new Map<number, number>();
  const found: Row[] = [];
  const under = `${language()} ${[0, 1, 2, 3].map(naming).join(" ")}`;
  for (let at = 0; at < wanted.length;) {
    const line = wanted[at];
    if (!line) break;
    let end = at + 1;
    if (line.said.message in TOGETHER)
      while (end < wanted.length && key(wanted[end] as LogLine) === key(line)) end += 1;
    const run = wanted.slice(at, end);
    const depth = line.cause ? (depths.get(line.cause) ?? -1) + 1 : 0;
    for (const one of run) depths.set(one.number, depth);
    if (!saidAlready(line, wanted[at - 1])) {
      const text = run.length === 1 ? sentence(line, naming, under) : together(run, naming);
      found.push({
        number: line.number,
        round: line.round,
        phase: line.phase,
        depth,
        message: line.said.message,
        text,
        cards: run.flatMap((one) => cardsOf(one.said)),
      });
    }
    at = end;
  }
  return found;
}
