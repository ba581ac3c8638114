/**
 * Pictures of one's own, instead of those we draw: from a folder chosen in the settings, kept in this browser
 * (IndexedDB) and never sent anywhere; or from the folder of the server's owner.
 */
import { allFacts, base, side } from "../cards/facts.svelte";
import { get } from "../net/api";
import type { Box } from "../protocol";

const DATABASE = "wilderland-pictures";
const STORE = "pictures";
const KINDS = /\.(png|jpe?g|webp|avif|gif)$/i;
const NUMBER = /^(?:01)?0*([1-9][0-9]{0,2})(b?)$/;

let own = $state.raw<Readonly<Record<string, string>>>({});
let served = $state.raw<ReadonlySet<string>>(new Set());

/** The address of one's own picture of a card, or of the server's. */
export function ownPicture(code: string): string | undefined {
  const key = side(code) === "b" ? `${base(code)}+b` : base(code);
  return own[key] ?? (served.has(key) ? `/api/pictures/${encodeURIComponent(key)}` : undefined);
}

export function ownCount(): number {
  return Object.keys(own).length;
}

/** A name as it may be written in a file's name: small, without accents, words joined by hyphens. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Which card a file is a picture of, by its number in the box, its RingsDB code, its code or its title. */
function names(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const card of allFacts()) {
    const back = `${card.code}+b`;
    const words: readonly (readonly [string, string])[] = [
      [plain(card.code), card.code],
      [plain(card.name), card.code],
      [plain(card.name_b ?? ""), back],
      [`${plain(card.code)}-b`, back],
      [`#${card.number}`, card.code],
      [`#${card.number}b`, back],
    ];
    for (const [word, code] of words) if (word && !found.has(word)) found.set(word, code);
  }
  return found;
}

/** Take the pictures of a folder; how many cards have one. */
export async function takePictures(files: Iterable<File>): Promise<number> {
  const known = names();
  const found = new Map<string, Blob>();
  for (const file of files) {
    if (!KINDS.test(file.name)) continue;
    const stem = file.name.replace(KINDS, "").toLowerCase();
    const number = NUMBER.exec(stem);
    const code = known.get(number ? `#${number[1]}${number[2]}` : plain(stem));
    if (code !== undefined && !found.has(code)) found.set(code, file);
  }
  await dropPictures();
  await keep(found);
  show(found);
  return found.size;
}

export async function dropPictures(): Promise<void> {
  for (const address of Object.values(own)) URL.revokeObjectURL(address);
  own = {};
  const store = await open("readwrite").catch(() => undefined);
  if (store) await done(store.clear());
}

/** What was chosen another time, and what the server has. */
export async function recallPictures(): Promise<void> {
  await Promise.all([get<Box>("/box").then((box) => (served = new Set(box.pictures))), kept().then(show)]).catch(
    () => undefined,
  ); // a browser that keeps nothing is no error
}

/** Both lists are asked for at once: what waits for anything else is no longer within the transaction. */
async function kept(): Promise<ReadonlyMap<string, Blob>> {
  const store = await open("readonly");
  const [codes, blobs] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  return new Map(codes.map((code, index) => [String(code), blobs[index] as Blob]));
}

function show(pictures: ReadonlyMap<string, Blob>): void {
  own = Object.fromEntries([...pictures].map(([code, blob]) => [code, URL.createObjectURL(blob)]));
}

/** Only what the browser has written down is kept: who reloads at once must not lose it. */
async function keep(pictures: ReadonlyMap<string, Blob>): Promise<void> {
  const store = await open("readwrite").catch(() => undefined);
  if (!store) return;
  for (const [code, blob] of pictures) store.put(blob, code);
  await new Promise<void>((resolve) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onabort = () => resolve(); // a full browser shows them until it is closed
  });
}

function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(new Error(request.error?.message ?? DATABASE));
    request.onsuccess = () => resolve(request.result.transaction(STORE, mode).objectStore(STORE));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message ?? STORE));
  });
}
