/** How this person likes the table. Kept in the browser, applied to the page. */
import { keep, recall } from "./stored";

export type Theme = "night" | "parchment";
/** Colours that tell things apart: ours, or such as are not mixed up by those who see red and green alike. */
export type Palette = "usual" | "clear";
/** Where the table waits: at every event, where something is revealed or lost, or only where it must be answered. */
export type Pace = "every" | "reveals" | "decisions";

export interface Settings {
  language: string;
  theme: Theme;
  palette: Palette;
  pace: Pace;
  motion: boolean;
  sound: boolean;
  notify: boolean;
  forecast: boolean;
  hints: boolean;
  /** Cards can be changed by hand, which marks the game. */
  override: boolean;
  /** Cards as text: for screen readers and large print. */
  textCards: boolean;
  /** Of the text, in per cent. */
  scale: number;
  keys: Record<string, string>;
}

const DEFAULTS: Settings = {
  language: navigator.language.slice(0, 2),
  theme: "night",
  palette: "usual",
  pace: "reveals",
  motion: true,
  sound: false,
  notify: false,
  forecast: true,
  hints: true,
  override: false,
  textCards: false,
  scale: 100,
  keys: {},
};

const chosen = $state<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

export function settings(): Readonly<Settings> {
  return chosen;
}

export function change(changes: Partial<Settings>): void {
  Object.assign(chosen, changes);
  keep("settings", $state.snapshot(chosen));
  applySettings();
}

export function applySettings(): void {
  const root = document.documentElement;
  const light = chosen.theme === "parchment";
  root.dataset["theme"] = light ? "parchment" : "night";
  root.dataset["palette"] = chosen.palette;
  root.dataset["motion"] = chosen.motion ? "on" : "off";
  root.style.setProperty("--text", String(chosen.scale / 100));
}

/** Whether things may move: by this person's wish and the device's. */
export function mayMove(): boolean {
  return chosen.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
