/** The card being read large: under the pointer or the focus, or pinned until it is let go. */
import { isPhone } from "./screen.svelte";
import { place, type Box, type Placed } from "../table/placing";

export interface Looked {
  readonly code: string;
  /** Of a card on the table: its id, for live numbers. */
  readonly id: number;
  readonly room: Box;
  /** What stays to be seen: the card, the hand it is in, the question. */
  readonly keep: readonly Box[];
}

const DELAY = 140;

/** Where the pointer was moved to last. A card that comes to lie under it is not looked at before it moves again. */
let rests = { x: -1, y: -1 };
let moved: (() => void) | undefined;
addEventListener(
  "pointermove",
  ({ clientX: x, clientY: y }) => {
    if (x === rests.x && y === rests.y) return;
    rests = { x, y };
    moved?.();
    moved = undefined;
  },
  { passive: true, capture: true },
);

export class Zoom {
  looked = $state.raw<Looked | null>(null);
  pinned = $state(false);
  /** The card under the pointer or the focus: what keys that are about a card mean. */
  under = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at a card shortly after the pointer has come to it. */
  over(code: string, id: number, element: Element, at = DELAY, pointer?: PointerEvent): void {
    this.under = id;
    if (this.pinned) return;
    clearTimeout(this.timer);
    if (pointer?.clientX === rests.x && pointer.clientY === rests.y) {
      moved = () => this.over(code, id, element, at);
      return;
    }
    this.timer = setTimeout(() => (this.looked = look(code, id, element)), this.looked ? 30 : at);
  }

  out(): void {
    const left = this.under;
    // A card that is taken away loses the focus while the page is being drawn, when nothing may change.
    queueMicrotask(() => {
      if (this.under === left) this.under = -1;
    });
    clearTimeout(this.timer);
    moved = undefined;
    if (!this.pinned) this.timer = setTimeout(() => (this.looked = null), 60);
  }

  pin(code: string, id: number, element: Element): void {
    clearTimeout(this.timer);
    const again = this.pinned && this.looked?.id === id && this.looked.code === code;
    this.pinned = !again;
    this.looked = again ? null : look(code, id, element);
  }

  release(): void {
    clearTimeout(this.timer);
    this.pinned = false;
    this.looked = null;
  }
}

/** Where a card is read that lies there on the screen. */
export function placed(looked: Looked, width: number): Placed {
  return place(looked.room, width, looked.keep);
}

function look(code: string, id: number, element: Element): Looked {
  const card = document.querySelector(`.slot[data-card="${id}"] .body, .tuck[data-card="${id}"]`) ?? element;
  const shown = isPhone() ? [] : [card, card.closest(".hand"), document.querySelector(".prompt"), element];
  const keep = shown.filter((one) => one !== null).map((one) => one.getBoundingClientRect());
  return { code, id, room: roomFor(), keep: keep.filter((box) => box.width > 0) };
}

/** The table without its edges: where cards lie. */
function roomFor(): Box {
  const top = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  const left = document.querySelector(".phases")?.getBoundingClientRect().right ?? 0;
  const rail = document.querySelector(".rail")?.getBoundingClientRect();
  const beside = rail !== undefined && !isPhone() && rail.top < innerHeight / 3;
  return { left, top, right: beside ? rail.left : innerWidth, bottom: innerHeight };
}
