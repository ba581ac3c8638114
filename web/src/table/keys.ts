/** The keys of the table: what fingers already know from other tables. Every one can be changed. */
import { settings } from "../state/settings.svelte";

export type Command =
  | "confirm"
  | "undo"
  | "redo"
  | "undo-round"
  | "redo-round"
  | "earlier"
  | "later"
  | "all"
  | "use"
  | "point"
  | "shadows"
  | "mulligan"
  | "hold"
  | "log"
  | "chat"
  | "help"
  | "seat-next"
  | "seat-before"
  | "home"
  | "decks"
  | "deck-address"
  | "pass-phase"
  | "concede"
  | "forecast"
  | "override"
  | "score";

export const DEFAULT_KEYS: Readonly<Record<Command, string>> = {
  confirm: "w",
  undo: "arrowleft",
  redo: "arrowright",
  "undo-round": "shift+arrowleft",
  "redo-round": "shift+arrowright",
  earlier: "arrowup",
  later: "arrowdown",
  all: "a",
  use: "q",
  point: "t",
  shadows: "s",
  mulligan: "shift+m",
  hold: "h",
  log: "l",
  chat: "enter",
  help: "?",
  "seat-next": "ctrl+arrowright",
  "seat-before": "ctrl+arrowleft",
  home: "ctrl+h",
  decks: "ctrl+l",
  "deck-address": "ctrl+u",
  "pass-phase": "p",
  concede: "shift+g",
  forecast: "f",
  override: "o",
  score: "shift+o",
};

/** Keys that always mean the same besides. */
const ALSO: Readonly<Record<string, Command>> = {
  " ": "confirm",
  space: "confirm",
  "ctrl+z": "undo",
  "ctrl+y": "redo",
  e: "confirm",
  z: "confirm",
  g: "confirm",
  d: "mulligan",
  "shift+s": "shadows",
  "shift+w": "point",
  "/": "chat",
};

/** Keys of other tables that do nothing here, and what is said instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["u", "j", "v", "x", "c"].map((key) => [key, "key-by-hand"])),
  "ctrl+s": "key-saves-itself",
};

export function saidOf(event: KeyboardEvent): string | undefined {
  return ELSEWHERE[pressed(event)];
}

export function bound(command: Command): string {
  return settings().keys[command] ?? DEFAULT_KEYS[command];
}

export function pressed(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const shift = event.shiftKey && /^([a-z]|arrow\w+)$/.test(key) ? "shift+" : "";
  return `${event.ctrlKey || event.metaKey ? "ctrl+" : ""}${shift}${key === " " ? "space" : key}`;
}

export function commandOf(event: KeyboardEvent): Command | undefined {
  const key = pressed(event);
  const commands = Object.keys(DEFAULT_KEYS) as Command[];
  return commands.find((command) => bound(command) === key) ?? ALSO[key];
}

/** A key as it is written on the key. */
export function keyName(command: Command): string {
  const key = bound(command);
  return key
    .split("+")
    .map(
      (part) =>
        ({
          arrowleft: "←",
          arrowright: "→",
          arrowup: "↑",
          arrowdown: "↓",
          ctrl: "Ctrl",
          shift: "⇧",
          enter: "⏎",
          space: "␣",
        })[part] ?? part.toUpperCase(),
    )
    .join("+");
}

/** Whether a key goes into a field and not to the table. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}
