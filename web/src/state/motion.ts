/**
 * Cards travel: where each lay before a change is remembered, and after it each glides from there to where it lies now.
 * Cards that appear come out of their deck; cards that disappear slide to their pile. Quick, and off when not wanted.
 */
import { tick } from "svelte";
import { mayMove } from "./settings.svelte";

const TRAVEL = 320;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const MOST = 24;

interface Place {
  readonly box: DOMRect;
  readonly node: HTMLElement;
  readonly zone: string;
}

function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) found.set(node.dataset["card"] ?? "", { box, node, zone: node.dataset["zone"] ?? "" });
  }
  return found;
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

function between(from: DOMRect, to: DOMRect): string {
  const scale = Math.max(0.2, from.width / Math.max(1, to.width));
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

function glide(node: HTMLElement, from: DOMRect, to: DOMRect, fade: boolean): void {
  node.style.transformOrigin = "0 0";
  const frames: Keyframe[] = [
    { transform: between(from, to), zIndex: 50, opacity: fade ? 0.2 : 1 },
    { transform: "none", zIndex: 50, opacity: 1 },
  ];
  node.animate(frames, { duration: TRAVEL, easing: EASE }).onfinish = () => (node.style.transformOrigin = "");
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
    transformOrigin: "0 0",
  });
  ghost.style.setProperty("--w", `${node.offsetWidth}px`);
  document.body.append(ghost);
  const end = `translate(${to.left - box.left}px, ${to.top - box.top}px) scale(${to.width / Math.max(1, box.width)})`;
  ghost.animate([{ transform: "none" }, { transform: end, opacity: 0.1 }], {
    duration: TRAVEL,
    easing: EASE,
  }).onfinish = () => ghost.remove();
}

function settle(before: Map<string, Place>): void {
  const after = places();
  let moved = 0;
  for (const [id, now] of after) {
    const old = before.get(id);
    const from = old?.box ?? (before.size > 0 ? origin(now.zone) : undefined);
    if (!from || moved > MOST) continue;
    if (Math.abs(from.left - now.box.left) + Math.abs(from.top - now.box.top) < 3) continue;
    glide(now.node, from, now.box, old === undefined);
    moved += 1;
  }
  for (const [id, old] of before) if (!after.has(id) && moved++ < MOST) depart(old);
}

/** Make a change of the table, and let the cards travel. */
export function travelling(change: () => void): void {
  if (!mayMove() || document.hidden) {
    change();
    return;
  }
  const before = places();
  change();
  void tick().then(() => settle(before));
}
