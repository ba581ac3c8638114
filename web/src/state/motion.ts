/**
 * Cards travel: where each lay before a change is remembered, and after it each glides from there to where it lies now.
 * Cards that appear come out of their deck; cards that disappear slide to their pile; numbers swell when they change.
 * Quick, and off when not wanted. What moves is painted after everything else, so that the rest need not be painted.
 */
import { tick } from "svelte";
import { mayMove } from "./settings.svelte";

const TRAVEL = 320;
const LANDING = 180;
const TURNING = 180;
/** As an exhausted card lies. */
const TURNED = "translate(20%, 0) rotate(90deg)";
const EASE = "cubic-bezier(.2,.8,.2,1)";
const SETTLE = "cubic-bezier(.3,1.35,.5,1)";
const MOST = 24;
/** By this name the flights of cards are told from other movements. */
const FLIGHT = "flight";

interface Place {
  readonly box: DOMRect;
  /** Its own width; the box of what is turned is another. */
  readonly wide: number;
  readonly node: HTMLElement;
  readonly zone: string;
  /** The seat it belongs to; -1 is the encounter. */
  readonly owner: number;
  /** Under another card: it goes where that one goes. */
  readonly host: HTMLElement | null;
  readonly turned: boolean;
}

/** What moves now, and how to tidy up after it. */
const movements = new Map<Animation, () => void>();
/** While the table changes: what is drawn for the first time when it is opened does not move. */
let lively = false;

function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const box = node.getBoundingClientRect();
    if (box.width === 0) continue;
    const host = node.parentElement?.closest<HTMLElement>("[data-card]") ?? null;
    const turned = node.classList.contains("is-exhausted");
    found.set(node.dataset["card"] ?? "", {
      box,
      node,
      wide: node.offsetWidth,
      zone: node.dataset["zone"] ?? "",
      owner: Number(node.dataset["owner"]),
      host,
      turned,
    });
  }
  return found;
}

/** The hands that lie open. One that was not, and is looked at now, has not been dealt; nor is the other one discarded. */
function hands(): ReadonlySet<string> {
  return new Set([...document.querySelectorAll<HTMLElement>("[data-hand]")].map((hand) => hand.dataset["hand"] ?? ""));
}

/** Where a card comes from that was not to be seen, and where it goes to if it is not any more: its owner's piles. */
function pile(kind: "deck" | "discard", owner: number): DOMRect | undefined {
  const named = `[data-pile="${owner < 0 ? `encounter-${kind}` : `${kind}:${owner}`}"]`;
  const found = document.querySelector(`.pile${named}`) ?? document.querySelector(named);
  return found?.getBoundingClientRect();
}

/** From one place to another, as a movement of what lies in the second. */
function between(from: DOMRect, to: DOMRect): string {
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  return `translate(${x}px, ${y}px) scale(${Math.max(0.2, from.height / Math.max(1, to.height))})`;
}

/**
 * Begin a movement. Each holds its last frame until all have ended: what ends while others still move would be painted
 * anew in the middle of their way.
 */
function move(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions, tidy: () => void): void {
  const movement = node.animate(frames, { ...options, fill: "forwards" });
  movements.set(movement, tidy);
  movement.onfinish = () => {
    if ([...movements.keys()].every((other) => other.playState === "finished")) arrive();
  };
}

/** Whatever still moves is where it wanted to go. */
function arrive(): void {
  for (const [movement, tidy] of movements) {
    movement.cancel();
    tidy();
  }
  movements.clear();
}

/** Move something above everything else. Only its transform and opacity: a picture of it is moved, nothing is painted. */
function lift(node: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  const lifted = node.closest<HTMLElement>("[data-lifted], .held") ?? node;
  lifted.dataset["flying"] = "";
  move(node, frames, options, () => delete lifted.dataset["flying"]);
}

function fly(node: HTMLElement, start: string, fade: boolean): void {
  const frames = fade
    ? [
        { transform: start, opacity: 0.2 },
        { transform: "none", opacity: 1 },
      ]
    : [{ transform: start }, { transform: "none" }];
  lift(node, frames, { id: FLIGHT, duration: TRAVEL, easing: EASE });
}

/** A card is exhausted or readied. */
function turn({ node, turned }: Place): void {
  const frames = [{ transform: "none" }, { transform: TURNED }];
  const body = node.querySelector(".body");
  const options = { id: FLIGHT, duration: TURNING, easing: SETTLE };
  if (body) move(body, turned ? frames : frames.reverse(), options, () => undefined);
}

function depart({ node, box, wide, owner }: Place): void {
  const to = pile("discard", owner);
  if (!to) return;
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.inert = true;
  // Its size is its own: what it measured itself by is not around it any more.
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${wide}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  ghost.style.setProperty("--w", `${box.height / 1.4}px`);
  document.body.append(ghost);
  const frames = [{ transform: "none" }, { transform: between(to, box), opacity: 0.1 }];
  move(ghost, frames, { id: FLIGHT, duration: TRAVEL, easing: EASE }, () => {
    ghost.remove();
  });
}

function settle(before: ReadonlyMap<string, Place>, open: ReadonlySet<string>): void {
  const after = places();
  const stillOpen = hands();
  const elsewhere = (zone: string): boolean => zone.startsWith("hand:") && !(open.has(zone) && stillOpen.has(zone));
  let moved = 0;
  for (const [id, now] of after) {
    const old = before.get(id);
    if (old && now.host && now.host === old.host) continue;
    const from = old?.box ?? (before.size > 0 && !elsewhere(now.zone) ? pile("deck", now.owner) : undefined);
    if (!from || moved > MOST) continue;
    const near = Math.abs(from.left - now.box.left) + Math.abs(from.top - now.box.top) < 3;
    if (near && old?.turned === now.turned) continue;
    fly(now.node, between(from, now.box), old === undefined);
    if (old && old.turned !== now.turned) turn(now);
    moved += 1;
  }
  for (const [id, old] of before) if (!after.has(id) && !elsewhere(old.zone) && moved++ < MOST) depart(old);
}

/** Make a change of the table, and let the cards travel. */
export function travelling(change: () => void): void {
  if (!mayMove() || document.hidden) {
    change();
    return;
  }
  const [before, open] = [places(), hands()];
  arrive();
  lively = before.size > 0;
  change();
  void tick().then(() => {
    lively = false;
    settle(before, open);
  });
}

/** A number that has changed. */
export function swelling(node: HTMLElement): void {
  if (lively) lift(node, [{ transform: "scale(1.6)" }, { transform: "none" }], { duration: TRAVEL, easing: SETTLE });
}

/** A token that is put down. */
export function landing(node: HTMLElement): void {
  const frames = [
    { transform: "scale(1.7)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  if (lively) lift(node, frames, { duration: LANDING, easing: SETTLE });
}
