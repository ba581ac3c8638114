/** What the server says, in words: messages of the catalog with the arguments the protocol defines. */
import { facts } from "../cards/facts.svelte";
import { title } from "../cards/words";
import type { Argument, CardRef, Said } from "../protocol";
import { t, type Arguments } from "./catalog.svelte";

/** The name of whoever sits in a seat. */
export type Naming = (seat: number) => string;

const CARD_WORDS = new Set(["card", "source", "target", "host"]);

export function isCard(value: Argument | undefined): value is CardRef {
  return typeof value === "object";
}

function cardName(value: Argument): string {
  if (isCard(value)) return title(value.code);
  return typeof value === "string" ? value : t("hidden-card");
}

/** Arguments as the messages take them. */
export function argumentsOf(args: Said["args"], naming: Naming): Arguments {
  const found: Arguments = {};
  for (const [word, value] of Object.entries(args ?? {})) {
    if (CARD_WORDS.has(word)) {
      found[word] = cardName(value);
      if (word === "source") found["type"] = isCard(value) ? (facts(value.code)?.type ?? "other") : "other";
    } else if (word === "seat") found["player"] = naming(Number(value));
    else if (word === "phase") found[word] = t(`phase-${String(value)}`);
    else if (word === "stat") found[word] = t(`stat-${String(value).replace("_", "-")}`);
    else if (word === "amount" && typeof value === "number") {
      found["amount"] = value;
      found["by"] = Math.abs(value);
      found["change"] = value < 0 ? "down" : "up";
    } else if (isCard(value)) found[word] = title(value.code);
    else found[word] = value;
  }
  return found;
}

export function say(said: Said, naming: Naming): string {
  return t(said.message, argumentsOf(said.args, naming)).replace("!.", "!");
}

/** Somebody in one of their several seats; who has given no name is the player of that seat. */
export function ofSeveral(name: string, seat: number): string {
  return name === t("player-seat", { number: 1 })
    ? t("player-seat", { number: seat + 1 })
    : t("player-of-several", { name, number: seat + 1 });
}

/** A prompt without the name it begins with, where the name stands above it already. */
export function question(said: Said): string {
  const text = say(said, () => "").replace(/^\s*[:：]\s*/u, "");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The cards a message speaks of. */
export function cardsOf(said: Said): readonly CardRef[] {
  return Object.values(said.args ?? {}).filter(isCard);
}
