/** The words of the chosen language. `t` is reactive: what was written with it is written anew when the language changes. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { loaders } from "catalog:languages";
import { bundleOf } from "./bundle";

export type Arguments = Record<string, string | number>;

const FALLBACK = "en";
const bundles = new Map<string, FluentBundle>();
const current = $state({ language: FALLBACK, version: 0 });

export const LANGUAGES: readonly string[] = Object.keys(loaders).sort(
  (a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b),
);

export function language(): string {
  return current.language;
}

async function load(code: string): Promise<void> {
  const loader = loaders[code];
  if (bundles.has(code) || loader === undefined) return;
  bundles.set(code, bundleOf(code, (await loader()).default));
}

/** Use a language from now on; English stays loaded for what is not translated yet. */
export async function useLanguage(code: string): Promise<void> {
  const wanted = LANGUAGES.includes(code) ? code : FALLBACK;
  await Promise.all([load(FALLBACK), load(wanted)]);
  current.language = wanted;
  current.version += 1;
  document.documentElement.lang = wanted;
}

function find(id: string): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>] | undefined {
  for (const code of [current.language, FALLBACK]) {
    const bundle = bundles.get(code);
    const message = bundle?.getMessage(id);
    if (bundle && message) return [bundle, message];
  }
  return undefined;
}

export function has(id: string): boolean {
  return current.version >= 0 && find(id) !== undefined;
}

/** A message as text; one that is missing is an error in the console and shows its id. */
export function t(id: string, args: Arguments = {}): string {
  const found = current.version >= 0 ? find(id) : undefined;
  if (found?.[1].value == null) return missing(id);
  return format(found[0], found[1].value, args, id);
}

/** An attribute of a message (`.text` of a card), or nothing. */
export function attribute(id: string, name: string): string {
  for (const code of current.version >= 0 ? [current.language, FALLBACK] : []) {
    const bundle = bundles.get(code);
    const pattern = bundle?.getMessage(id)?.attributes[name];
    if (bundle && pattern) return format(bundle, pattern, {}, `${id}.${name}`);
  }
  return "";
}

/** Whether a message stands in the chosen language itself, and not in English for want of it. */
export function translated(id: string, part?: string): boolean {
  const message = current.version >= 0 ? bundles.get(current.language)?.getMessage(id) : undefined;
  if (!message) return false;
  return part === undefined ? message.value !== null : message.attributes[part] !== undefined;
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

function format(bundle: FluentBundle, pattern: Pattern, args: Record<string, FluentVariable>, id: string): string {
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`message ${id}: ${error.message}`);
  return text;
}

const reported = new Set<string>();

function missing(id: string): string {
  if (!reported.has(id)) console.error(`missing message: ${id}`);
  reported.add(id);
  return id;
}
