/** The backs of the two kinds of cards, as addresses for an `<img>`. */
import { FILLED } from "../icons/icons";
import { hash, random } from "./random";

export type BackKind = "player" | "encounter";

const drawn = new Map<BackKind, string>();

export function back(kind: BackKind): string {
  let address = drawn.get(kind);
  if (address === undefined) {
    const inner = kind === "encounter" ? encounter() : player();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="300" height="420" preserveAspectRatio="none">${inner}</svg>`;
    address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(kind, address);
  }
  return address;
}

function border(outer: string, inner: string): string {
  return (
    `<rect x="5" y="5" width="90" height="130" rx="4" fill="none" stroke="${outer}"/>` +
    `<rect x="7.5" y="7.5" width="85" height="125" rx="3" fill="none" stroke="${inner}" stroke-width=".6"/>`
  );
}

function encounter(): string {
  const r = random(hash("encounter"));
  let thorns = "";
  for (let i = 0; i < 40; i++) {
    const a = (i * 6.283) / 40;
    const radius = 33 + (i % 2) * 6 + r() * 3;
    thorns += `${i ? "L" : "M"}${(50 + radius * Math.cos(a)).toFixed(1)} ${(70 + radius * Math.sin(a)).toFixed(1)}`;
  }
  return (
    `<rect width="100" height="140" fill="#1d1316"/>` +
    `<path d="M0 0L100 140M100 0L0 140M50 0V140M0 70H100M0 35L100 105M100 35L0 105" stroke="#3a2326" stroke-width=".7"/>` +
    border("#6d3f39", "#432a2a") +
    `<path d="${thorns}z" fill="#1d1316" stroke="#8a4a3c" stroke-width="1.2"/>` +
    `<circle cx="50" cy="70" r="28" fill="none" stroke="#5d3a34"/>` +
    `<g transform="translate(29 49) scale(1.75)" fill="#b5604c">${FILLED.threat}</g>`
  );
}

function player(): string {
  let leaves = "";
  let waves = "";
  for (let i = 0; i < 24; i++) leaves += `<path transform="rotate(${i * 15} 50 70)" d="M50 33q5-7 0-14-5 7 0 14z"/>`;
  for (let i = 0; i < 13; i++) waves += `M-10 ${i * 14 - 14}q30-16 60 0t60 0`;
  return (
    `<rect width="100" height="140" fill="#1a2c26"/><path d="${waves}" fill="none" stroke="#2c4438" stroke-width=".8"/>` +
    border("#c9ae68", "#7c6f45") +
    `<g fill="#9c8a52">${leaves}</g><circle cx="50" cy="70" r="34" fill="none" stroke="#9c8a52" stroke-width=".8"/>` +
    `<circle cx="50" cy="70" r="29" fill="#16241f" stroke="#c9ae68" stroke-width="1.2"/>` +
    `<g transform="translate(31 50) scale(1.6)" fill="#f0bd62">${FILLED.lantern}</g>`
  );
}
