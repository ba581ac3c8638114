/** The large backdrops of title and end: a forest with mist between its trees, or mountains at dawn. Drawn once. */
import { hash, random, type Random } from "./random";

const W = 1600;
const H = 900;

export type VistaKind = "forest" | "dawn";

export function vista(kind: VistaKind, seed: string, figure = ""): string {
  const r = random(hash(kind + seed));
  const inner = kind === "dawn" ? dawn(r) : forest(r, figure);
  return `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${inner}</svg>`;
}

/** A colour between two, as hex. */
function mix(a: string, b: string, share: number): string {
  const part = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(a, at) * (1 - share) + part(b, at) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const DAWN_SKY =
  `<defs><linearGradient id="vs" x2="0" y2="1"><stop stop-color="#26344f"/><stop offset=".3" stop-color="#6a6a82"/><stop offset=".48" stop-color="#d9a07e"/><stop offset=".6" stop-color="#f6cf9a"/></linearGradient>` +
  `<radialGradient id="vl"><stop stop-color="#fff3d4"/><stop offset=".1" stop-color="#ffe7b4" stop-opacity=".85"/><stop offset="1" stop-color="#ffd890" stop-opacity="0"/></radialGradient></defs>` +
  `<rect width="${W}" height="${H}" fill="url(#vs)"/><circle cx="${W * 0.6}" cy="${H * 0.2}" r="560" fill="url(#vl)"/><circle cx="${W * 0.6}" cy="${H * 0.2}" r="40" fill="#fff6dd"/>`;

function dawn(r: Random): string {
  let s = DAWN_SKY;
  for (let i = 0; i < 5; i++) {
    let d = "";
    for (let k = 0; k < 4; k++) {
      const l = 160 + r() * 320;
      d += `M${(r() * W) | 0} ${(120 + i * 17 + r() * 90) | 0}q${(l / 2) | 0} -${(8 + r() * 10) | 0} ${l | 0} 0q-${(l / 2) | 0} ${(4 + r() * 6) | 0} -${l | 0} 0z`;
    }
    s += `<path d="${d}" fill="#ffe3bd" opacity=".22"/>`;
  }
  for (let layer = 0; layer < 6; layer++) s += range(r, layer);
  return s + pines(r);
}

function range(r: Random, layer: number): string {
  const t = layer / 5;
  const y0 = H * (0.31 + t * 0.53);
  const waves = [0.004 + r() * 0.002, 0.011 + r() * 0.004] as const;
  const turn = [r() * 9, r() * 9, r() * 9, r() * 9] as const;
  let d = `M0 ${H}`;
  for (let x = 0; x <= W; x += 8) {
    const v =
      Math.abs(Math.sin(x * waves[0] + turn[0])) * 0.9 +
      Math.abs(Math.sin(x * waves[1] + turn[1])) * 0.45 +
      Math.sin(x * 0.03 + turn[2]) * 0.1 +
      Math.sin(x * 0.07 + turn[3]) * 0.05;
    d += `L${x} ${(y0 - (1.1 - v) * (120 - t * 50) * (layer < 3 ? 1.3 : 0.7) + 40) | 0}`;
  }
  const colour = mix("#b79a98", "#141a20", t ** 0.75);
  const haze =
    layer < 5
      ? `<defs><linearGradient id="vm${layer}" x2="0" y2="1"><stop stop-color="#f6cf9a" stop-opacity="0"/><stop offset="1" stop-color="${mix("#f2cda4", "#4a4854", t)}"/></linearGradient></defs><rect y="${(y0 - 10) | 0}" width="${W}" height="150" fill="url(#vm${layer})" opacity=".55"/>`
      : "";
  return `<path d="${d}L${W} ${H}z" fill="${colour}"/>${haze}`;
}

function pines(r: Random): string {
  let d = `M0 ${H}`;
  for (let x = -10; x < W;) {
    const q = 12 + r() * 20;
    const tall = 40 + r() * 80;
    const base = H - 40 - 60 * Math.abs(x / W - 0.5);
    d += `L${x | 0} ${base | 0}l${(q * 0.3) | 0} -${(tall * 0.4) | 0}h-${(q * 0.12) | 0}L${(x + q / 2) | 0} ${(base - tall) | 0}l${(q * 0.35) | 0} ${(tall * 0.6) | 0}h-${(q * 0.12) | 0}L${(x + q) | 0} ${base | 0}`;
    x += q * 0.9;
  }
  return `<path d="${d}L${W} ${H}z" fill="#0b1013"/>`;
}

const FOREST_SKY =
  `<defs><linearGradient id="vs" x2="0" y2="1"><stop stop-color="#0d1a18"/><stop offset=".55" stop-color="#3c5d50"/><stop offset=".8" stop-color="#6d8a6a"/><stop offset="1" stop-color="#14211d"/></linearGradient>` +
  `<radialGradient id="vl"><stop stop-color="#dff0c4" stop-opacity=".8"/><stop offset=".35" stop-color="#a9c79a" stop-opacity=".35"/><stop offset="1" stop-color="#6d8a6a" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="vm" x2="0" y2="1"><stop stop-color="#86a585" stop-opacity="0"/><stop offset=".65" stop-color="#86a585" stop-opacity=".7"/><stop offset="1" stop-color="#86a585" stop-opacity="0"/></linearGradient></defs>` +
  `<rect width="${W}" height="${H}" fill="url(#vs)"/><ellipse cx="${W * 0.56}" cy="${H * 0.5}" rx="560" ry="520" fill="url(#vl)"/>`;

function forest(r: Random, figure: string): string {
  let s = FOREST_SKY;
  for (let layer = 0; layer < 6; layer++) {
    s += trees(r, layer);
    if (layer === 4) s += figure;
  }
  return `${s}<path d="M0 90V0H${W}V70Q${W * 0.8} 10 ${W * 0.56} 34T0 90z" fill="#050a09" opacity=".55"/>`;
}

const TREES = [30, 24, 17, 11, 7, 4] as const;

function trees(r: Random, layer: number): string {
  const t = layer / 5;
  const colour = mix("#557566", "#050a09", t ** 0.6);
  const count = TREES[layer] ?? 4;
  let d = "";
  let b = "";
  for (let i = 0; i < count; i++) {
    let x = ((i + 0.1 + r() * 0.8) * W) / count;
    const gap = 60 + layer * 58;
    if (layer > 1 && Math.abs(x - W * 0.56) < gap) x += x < W * 0.56 ? -gap : gap;
    const q = (9 + layer * layer * 3.6) * (0.6 + r() * 0.9);
    const x2 = x + (r() - 0.5) * 60;
    const gy = H * (0.76 + t * 0.2) + r() * 20;
    d += `M${(x - q * 0.9) | 0} ${(gy + 16) | 0}q${(q * 0.4) | 0} -16 ${(q * 0.45) | 0} -${(120 + r() * 60) | 0}L${(x2 - q * 0.32) | 0} -10H${(x2 + q * 0.32) | 0}L${(x + q * 0.46) | 0} ${(gy - 130) | 0}q4 116 ${(q * 0.6) | 0} 146z`;
    for (let k = 0; k < (layer < 2 ? 3 : 5); k++) b += branch(r, x, x2, q);
  }
  let g = `M0 ${H}V${(H * (0.78 + t * 0.18)) | 0}`;
  for (let x = 0; x < W; x += 40) g += `q20 -${(6 + r() * 14) | 0} 40 ${(r() * 6 - 3) | 0}`;
  const ground =
    layer < 5
      ? `<path d="${g}V${H}z" fill="${colour}" opacity="${layer < 2 ? 0.5 : 0.9}"/><rect y="${(H * (0.3 + t * 0.18)) | 0}" width="${W}" height="${(H * 0.5) | 0}" fill="url(#vm)" opacity="${0.62 - t * 0.5}"/>`
      : "";
  return `<path d="${d}" fill="${colour}"/><path d="${b}" fill="none" stroke="${colour}" stroke-width="${1.5 + layer * 1.3}" stroke-linecap="round"/>${ground}`;
}

function branch(r: Random, x: number, x2: number, q: number): string {
  const y = r() * H * 0.62;
  const bx = x2 + (x - x2) * (y / H);
  const side = r() < 0.5 ? -1 : 1;
  const l = q * (1.4 + r() * 2.6) + 14;
  const up = l * (0.15 + r() * 0.6);
  return `M${bx | 0} ${y | 0}q${(side * l * 0.5) | 0} -${(up * 0.25) | 0} ${(side * l) | 0} -${up | 0}m${(-side * l * 0.45) | 0} ${(up * 0.62) | 0}q${(side * l * 0.2) | 0} ${(up * 0.1) | 0} ${(side * l * 0.5) | 0} ${(up * 0.2) | 0}`;
}
