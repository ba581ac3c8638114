/** What a decision asks for, read from its options: pure functions that the prompt, the cards and the keys share. */
import type { Decision, Option, View } from "../protocol";

/** Answers that do nothing, or end a run of picks. */
const CLOSING = new Set(["pass", "done", "decline", "stay", "keep", "accept", "cancel", "mulligan", "undefended"]);
/** Kinds whose picks are gathered and sent together. */
const GATHERED = new Set(["commit", "attackers", "join", "choose-some", "defend"]);

export function word(option: Option): string {
  return option.key.split(":", 1)[0] ?? option.key;
}

export function isClosing(option: Option): boolean {
  return CLOSING.has(option.key);
}

/** Whether several cards may be picked before one says `done`. */
export function gathers(decision: Decision): boolean {
  return GATHERED.has(decision.kind) && decision.options.some((option) => option.key === "done");
}

/** How many resources are to be paid one by one, or 0 if this is no payment that we can count. */
export function isPayment(decision: Decision): boolean {
  return decision.kind === "cost" && decision.options.some((option) => word(option) === "pay");
}

/** The options that are about a card. */
export function optionsOf(decision: Decision | undefined, card: number): readonly Option[] {
  return decision?.options.filter((option) => option.card === card) ?? [];
}

/** What Space means when nothing is picked. */
export function passing(decision: Decision): Option | undefined {
  for (const key of ["pass", "done", "keep", "decline", "stay"]) {
    const option = decision.options.find((one) => one.key === key);
    if (option) return option;
  }
  return decision.options.length === 1 ? decision.options[0] : undefined;
}

/** Options in the order of their number keys: those with a card first, then the closing ones. */
export function numbered(decision: Decision): readonly Option[] {
  return decision.options.filter((option) => !isClosing(option));
}

/** The keys of a gesture, in the order in which they are offered. */
export function inOrder(decision: Decision, picks: readonly string[]): string[] {
  return decision.options.map((option) => option.key).filter((key) => picks.includes(key));
}

/** Which of several decisions (of one's own seats) one is looking at. */
export function current(view: View | null, seats: readonly number[], focus: number): Decision | undefined {
  const decisions = view?.decisions.filter((decision) => seats.includes(decision.seat)) ?? [];
  return decisions.find((decision) => decision.seat === focus) ?? decisions[0];
}
