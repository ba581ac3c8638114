/** How a card answers pointer, touch and keys: hover or hold to read it, click or Enter to use it. */
import type { Action } from "svelte/action";
import type { Zoom } from "../state/zoom.svelte";

export interface Pointing {
  readonly id: number;
  readonly code: string;
  readonly zoom: Zoom;
  readonly act: () => unknown;
  readonly ping?: () => void;
}

const HOLD = 420;

export const pointing: Action<HTMLElement, Pointing> = (node, given) => {
  let now = given;
  let held: ReturnType<typeof setTimeout> | undefined;
  let read = false;

  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") now.zoom.over(now.code, now.id, node, undefined, event);
  };
  const leave = (event: PointerEvent): void => {
    clearTimeout(held);
    if (event.pointerType === "mouse") now.zoom.out();
  };
  const down = (event: PointerEvent): void => {
    read = false;
    if (event.pointerType === "mouse") return;
    held = setTimeout(() => {
      read = true;
      now.zoom.pin(now.code, now.id, node);
    }, HOLD);
  };
  const click = (event: MouseEvent): void => {
    clearTimeout(held);
    event.stopPropagation();
    if (read) return;
    if (event.altKey && now.ping) now.ping();
    else now.act();
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    if (!read) now.zoom.pin(now.code, now.id, node);
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) now.zoom.over(now.code, now.id, node, 350);
  };
  const blur = (): void => now.zoom.out();
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      now.act();
    }
  };
  const cancel = (): void => clearTimeout(held);

  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", down],
    [
      "pointermove",
      (event: PointerEvent) =>
        event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6 && cancel(),
    ],
    ["pointercancel", cancel],
    ["click", click],
    ["contextmenu", menu],
    ["focus", focus],
    ["blur", blur],
    ["keydown", key],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  return {
    update: (next) => (now = next),
    destroy: () => {
      clearTimeout(held);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    },
  };
};
