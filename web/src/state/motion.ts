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
  readonly node: HTMLElement;
  readonly zone: string;
  /** Under another card: it goes where that one goes. */
  readonly host: HTMLElement | null;
  readonly turned: boolean;
}

/** What flies now, and what was lifted for it. */
const flights = new Map<Animation, HTMLElement>();
/** While the table changes: what is drawn for the first time when it is opened does not move. */
let lively = false;

function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const box = node.getBoundingClientRect();
    if (box.width === 0) continue;
    const host = node.parentElement?.closest<HTMLElement>("[data-card]") ?? null;
    const turned = node.classList.contains("is-exhausted");
    found.set(node.dataset["card"] ?? "", { box, node, zone: node.dataset["zone"] ?? "", host, turned });
  }
  return found;
}

/** The hands that lie open. One that was not, and is looked at now, has not been dealt; nor is the other one discarded. */
function hands(): ReadonlySet<string> {
  return new Set([...document.querySelectorAll<HTMLElement>("[data-hand]")].map((hand) => hand.dataset["hand"] ?? ""));
}

function pile(name: string): DOMRect | undefined {
  return document.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
}

/** Where a card that was not to be seen comes from. */
function origin(zone: string): DOMRect | undefined {
  const [kind, seat] = zone.split(":");
  if (kind === "hand" || kind === "play") return pile(`deck:${seat ?? 0}`);
  return pile("encounter-deck");
}

/** Where a card that is not to be seen any more goes. */
function grave(zone: string): DOMRect | undefined {
  const [kind, seat] = zone.split(":");
  if (kind === "hand" || kind === "play") return pile(`discard:${seat ?? 0}`);
  return pile("encounter-discard");
}

/** From one place to another, as a movement of what lies in the second. */
function between(from: DOMRect, to: DOMRect): string {
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  return `translate(${x}px, ${y}px) scale(${Math.max(0.2, from.height / Math.max(1, to.height))})`;
}

/** Move something above everything else. Only its transform and opacity: a picture of it is moved, nothing is painted. */
function lift(
  node: HTMLElement,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): readonly [Animation, HTMLElement] {
  const lifted = node.closest<HTMLElement>("[data-lifted], .held") ?? node;
  lifted.dataset["flying"] = "";
  const movement = node.animate(frames, options);
  movement.onfinish = () => {
    flights.delete(movement);
    delete lifted.dataset["flying"];
  };
  return [movement, lifted];
}

function fly(node: HTMLElement, start: string, fade: boolean): void {
  const frames = fade
    ? [
        { transform: start, opacity: 0.2 },
        { transform: "none", opacity: 1 },
      ]
    : [{ transform: start }, { transform: "none" }];
  flights.set(...lift(node, frames, { id: FLIGHT, duration: TRAVEL, easing: EASE }));
}

/** A card is exhausted or readied. */
function turn({ node, turned }: Place): void {
  const frames = [{ transform: "none" }, { transform: TURNED }];
  const turning = node
    .querySelector(".body")
    ?.animate(turned ? frames : frames.reverse(), { id: FLIGHT, duration: TURNING, easing: SETTLE });
  if (turning) flights.set(turning, node);
}

/** Whatever still flies is where it wanted to go. */
function arrive(): void {
  for (const [flight, lifted] of flights) {
    flight.cancel();
    delete lifted.dataset["flying"];
  }
  flights.clear();
}

function depart({ node, box, zone }: Place): void {
  const to = grave(zone);
  if (!to) return;
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  ghost.style.setProperty("--w", `${box.height / 1.4}px`);
  document.body.append(ghost);
  ghost.animate([{ transform: "none" }, { transform: between(to, box), opacity: 0.1 }], {
    id: FLIGHT,
    duration: TRAVEL,
    easing: EASE,
  }).onfinish = () => ghost.remove();
}

function settle(before: ReadonlyMap<string, Place>, open: ReadonlySet<string>): void {
  arrive();
  const after = places();
  const stillOpen = hands();
  const elsewhere = (zone: string): boolean => zone.startsWith("hand:") && !(open.has(zone) && stillOpen.has(zone));
  let moved = 0;
  for (const [id, now] of after) {
    const old = before.get(id);
    if (old && now.host && now.host === old.host) continue;
    const from = old?.box ?? (before.size > 0 && !elsewhere(now.zone) ? origin(now.zone) : undefined);
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
