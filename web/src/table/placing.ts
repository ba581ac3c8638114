/** Where the card being read is laid: away from the card itself, its hand and the question. Pure geometry. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** What it has room for; a taller one is made smaller. */
  readonly height: number;
}

const EDGE = 10;
/** Lower than this nothing can be read. */
const LEAST = 300;

/**
 * The place for something `width` wide within `room`. What is in `keep` stays to be seen; the first of them is the card
 * that is read, and the half away from it is tried first.
 */
export function place(room: Box, width: number, keep: readonly Box[]): Placed {
  const card = keep[0];
  const right = Math.max(room.left, room.right - width - EDGE);
  const left = Math.min(room.left + EDGE, right);
  const onLeft = card !== undefined && card.left + card.right < room.left + room.right;
  const tried = (onLeft ? [right, left] : [left, right]).map((x) => fitted(room, x, width, keep));
  return tried.reduce((best, one) => (one.height > best.height && best.height < LEAST ? one : best));
}

/** As high as it can be at that side, above or below what must stay free. */
function fitted(room: Box, left: number, width: number, keep: readonly Box[]): Placed {
  let top = room.top + EDGE;
  let bottom = room.bottom - EDGE;
  for (const box of keep) {
    if (box.right <= left || box.left >= left + width || box.bottom <= top || box.top >= bottom) continue;
    if (box.top - top >= bottom - box.bottom) bottom = Math.max(top, box.top - EDGE);
    else top = Math.min(bottom, box.bottom + EDGE);
  }
  return { left, top, height: bottom - top };
}
