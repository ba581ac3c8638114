/**
 * Drawings as bitmaps. A drawing is painted anew, shape by shape, whenever its card is; a bitmap is only copied, and
 * the browser unpacks it beside the page's own work. They are made one by one while nobody needs the page.
 */
import { SvelteMap } from "svelte/reactivity";

const bitmaps = new SvelteMap<string, string>();
const QUALITY = 0.92;
let coming: Iterator<string> | undefined;

/** The address of a drawing's bitmap; until there is one, of the drawing itself. */
export function painted(drawing: string): string {
  return bitmaps.get(drawing) ?? drawing;
}

/** These drawings are needed, or will be: paint them when there is time, first come first. */
export function paint(drawings: Iterable<string>): void {
  const rests = coming === undefined;
  coming = drawings[Symbol.iterator]();
  if (rests) idle(() => void paintNext());
}

function idle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then);
  else setTimeout(then, 50);
}

async function paintNext(): Promise<void> {
  let next = coming?.next();
  while (next && !next.done && (bitmaps.has(next.value) || !next.value.startsWith("data:"))) next = coming?.next();
  if (!next || next.done) {
    coming = undefined;
    return;
  }
  const bitmap = await copied(next.value).catch(() => null); // a drawing that cannot be copied stays one
  bitmaps.set(next.value, bitmap ? URL.createObjectURL(bitmap) : next.value);
  idle(() => void paintNext());
}

async function copied(drawing: string): Promise<Blob | null> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
