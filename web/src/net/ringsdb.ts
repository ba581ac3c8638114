/** Decks of RingsDB, fetched by the browser itself: by id, or by the address of a deck's page or API call. */
import type { DeckFile } from "../protocol";
import { t } from "../text/catalog.svelte";

const IDENTITY = /^(?:ringsdb:)?([0-9]{1,9})$/i;
const PAGE = /\/(decklist|deck|fellowship)\/(?:view|edit|load)\/([0-9]{1,9})(?:[/#?]|$)/;
const CALL = /\/api\/(?:public\/(decklist)\/|oauth2\/(deck)\/load\/)([0-9]{1,9})(?:\.json)?\/?$/;
const CALLS: Readonly<Record<string, readonly string[]>> = {
  decklist: ["api/public/decklist/%.json"],
  deck: ["api/oauth2/deck/load/%"],
  either: ["api/public/decklist/%.json", "api/oauth2/deck/load/%"],
};
/** In the place of a deck: somebody wants to type in the address of one. */
export const ADDRESS = "address";
const MOST_LOOKUPS = 30;

export interface Wanted {
  readonly what: string;
  readonly id: string;
}

/** Which deck some words mean, or nothing if they mean none. */
export function wanted(words: string): Wanted | undefined {
  const text = words.trim();
  const plain = IDENTITY.exec(text);
  if (plain?.[1]) return { what: "either", id: plain[1] };
  if (/\s/.test(text)) return undefined;
  const page = PAGE.exec(text);
  if (page) return { what: page[1] ?? "", id: page[2] ?? "" };
  const call = CALL.exec(text);
  return call ? { what: call[1] ?? call[2] ?? "", id: call[3] ?? "" } : undefined;
}

/** What could not be had, in words. */
export class NotFetched extends Error {}

/** The deck as a file for the server to read, with what RingsDB says of its cards. */
export async function fetchDeck(base: string, { what, id }: Wanted, known: ReadonlySet<string>): Promise<DeckFile> {
  const server = new URL(base).host;
  if (what === "fellowship") throw new NotFetched(t("decks-fetch-fellowship", { words: id }));
  for (const call of CALLS[what] ?? []) {
    const content = await ask(base, call.replace("%", id), server);
    if (content === undefined) continue;
    return { content, source: `ringsdb-${id}.json`, cards: await lookUp(base, server, unknownCodes(content, known)) };
  }
  throw new NotFetched(t("decks-fetch-not-there", { source: `ringsdb:${id}`, server }));
}

/** The text of an answer; nothing where there is no such thing, or not for everybody. */
async function ask(base: string, call: string, server: string): Promise<string | undefined> {
  let answer: Response;
  try {
    answer = await fetch(`${base.replace(/\/+$/, "")}/${call}`, { credentials: "omit", referrerPolicy: "no-referrer" });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new NotFetched(t("decks-fetch-no-answer", { server, why }));
  }
  if ([401, 403, 404].includes(answer.status)) return undefined;
  if (!answer.ok) throw new NotFetched(t("decks-fetch-refused", { server, status: answer.status }));
  return answer.text();
}

/** Ids of the deck that are not among those of the core set: perhaps other printings of its cards. */
function unknownCodes(content: string, known: ReadonlySet<string>): readonly string[] {
  try {
    const deck = JSON.parse(content) as Record<string, unknown>;
    const slots = [deck["slots"], deck["heroes"], deck["sideslots"]];
    const codes = slots.flatMap((one) => (one !== null && typeof one === "object" ? Object.keys(one) : []));
    return [...new Set(codes)].filter((code) => /^[0-9A-Za-z]{1,12}$/.test(code) && !known.has(code));
  } catch {
    return []; // the server will say what is wrong with it
  }
}

async function lookUp(base: string, server: string, codes: readonly string[]): Promise<DeckFile["cards"]> {
  const found: NonNullable<DeckFile["cards"]> = {};
  for (const code of codes.slice(0, MOST_LOOKUPS)) {
    const text = await ask(base, `api/public/card/${code}.json`, server).catch(() => undefined);
    try {
      if (text !== undefined) found[code] = JSON.parse(text) as Record<string, unknown>;
    } catch {
      // not known, then
    }
  }
  return found;
}
