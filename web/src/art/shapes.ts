/** Shapes that the scenes share: each returns SVG, or the outline of a path. */
import type { Random } from "./random";

export const WIDTH = 240;
export const HEIGHT = 180;
const W = WIDTH;
const H = HEIGHT;
export const n = Math.round;

/** A ridge from edge to edge: jagged, or rolling where jag is 0. */
export function ridge(r: Random, y: number, amp: number, step: number, fill: string, jag = 1): string {
  let d = `M0 ${H}V${n(y)}`,
    x = 0,
    yy = y;
  while (x < W) {
    const s = step * (0.6 + r() * 0.8);
    x += s;
    yy = y + (r() - 0.5) * amp * (jag ? 2 : 1);
    d += jag ? `L${n(x)} ${n(yy)}` : `Q${n(x - s / 2)} ${n(yy - amp / 2)} ${n(x)} ${n(yy)}`;
  }
  return `<path d="${d}V${H}z" fill="${fill}"/>`;
}

/** A row of firs. */
export function firs(r: Random, y: number, hgt: number, gap: number, fill: string): string {
  let d = `M-9 ${H}V${n(y)}`;
  for (let x = -8; x < W + 10;) {
    const h = hgt * (0.55 + r() * 0.8),
      w = gap * (0.7 + r() * 0.6),
      b = y + r() * 8;
    d += `L${n(x)} ${n(b)}l${n(w * 0.3)} ${n(-h * 0.45)}h${-n(w * 0.1)}L${n(x + w / 2)} ${n(b - h)}l${n(w * 0.3)} ${n(h * 0.55)}h${-n(w * 0.1)}L${n(x + w)} ${n(b)}`;
    x += w;
  }
  return `<path d="${d}V${H}z" fill="${fill}"/>`;
}

/** Tree trunks, with a bare branch each if wanted. */
export function trunks(r: Random, k: number, w: number, fill: string, bare = 0, xs?: readonly number[]): string {
  let d = "";
  for (let i = 0; i < k; i++) {
    const x = xs ? n((xs[i] ?? 0) + r() * 22) : n((W * (i + 0.15 + r() * 0.7)) / k),
      a = n(w * (0.6 + r() * 0.9)),
      l = n((r() - 0.5) * 14);
    d += `M${x} ${H + 4}q${-a >> 1}-9 ${n(a * 0.2)}-60L${x + l} -4h${a}L${x + a} ${n(H * 0.6)}q${n(a * 0.1)} 50 ${n(a * 0.7)} ${n(H * 0.4 + 6)}z`;
    if (bare) {
      const by = n(30 + r() * 60),
        s = r() < 0.5 ? -1 : 1;
      d += `M${x + (l >> 1) + (s > 0 ? a - 2 : 1)} ${by}q${s * 12}-3 ${s * 26}-${n(14 + r() * 14)}q${-s * 9} 16 ${-s * 25} ${n(22 + r() * 8)}z`;
    }
  }
  return `<path d="${d}" fill="${fill}"/>`;
}

/** Sparks, stars, dust. */
export function dots(r: Random, k: number, y0: number, y1: number, fill: string, s = 1.2, o = 0.9): string {
  let d = "";
  for (let i = 0; i < k; i++) {
    d += `M${n(r() * W)} ${n(y0 + r() * (y1 - y0))}h.1`;
  }
  return `<path d="${d}" stroke="${fill}" stroke-width="${(s * 1.5).toFixed(1)}" stroke-linecap="round" opacity="${o}"/>`;
}

/** The outline of a star. */
export function star(x: number, y: number, R: number, q = 0.16, k = 8): string {
  let d = "";
  for (let i = 0; i < k * 2; i++) {
    const a = (i * Math.PI) / k - Math.PI / 2,
      rr = i % 2 ? R * q : i % 4 ? R * 0.62 : R;
    d += `${i ? "L" : "M"}${n(x + rr * Math.cos(a))} ${n(y + rr * Math.sin(a))}`;
  }
  return d + "z";
}

/** Beams from a point. */
export function rays(x: number, y: number, k: number, R: number, fill: string, r: Random, o = 0.16): string {
  let d = "";
  for (let i = 0; i < k; i++) {
    const a = ((i + r() * 0.5) * 6.283) / k,
      w = 0.05 + r() * 0.09;
    d += `M${x} ${y}L${n(x + R * Math.cos(a - w))} ${n(y + R * Math.sin(a - w))}L${n(x + R * Math.cos(a + w))} ${n(y + R * Math.sin(a + w))}z`;
  }
  return `<path d="${d}" fill="${fill}" opacity="${o}"/>`;
}

/** Birds far off. */
export function birds(r: Random, k: number, fill: string, s = 5, y = 40): string {
  let d = "";
  for (let i = 0; i < k; i++) {
    const q = n(s * (0.6 + r()));
    d += `M${n(20 + r() * 200)} ${n(y * 0.4 + r() * y)}q${-q}-${q} ${-2 * q}-${q >> 1}q${q >> 1} 1 ${2 * q} ${n(q * 1.2)}q${q}-${n(q * 1.3)} ${2 * q}-${q}q${-q}-1 ${-2 * q} ${n(q * 0.9)}z`;
  }
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A band of mist. */
export function mist(g: string, y: number, h: number, o = 0.7): string {
  return `<rect y="${n(y)}" width="${W}" height="${n(h)}" fill="url(#m${g})" opacity="${o}"/>`;
}

/** Pairs of eyes in the dark. */
export function eyes(r: Random, k: number, fill: string, y0 = 60, y1 = 130): string {
  let d = "";
  for (let i = 0; i < k; i++) {
    const x = n(14 + r() * 205),
      y = n(y0 + r() * (y1 - y0)),
      s = n(3 + r() * 3);
    d += `M${x} ${y}q${s}-${s} ${2 * s} 1q${-s} 2 ${-2 * s}-1zM${x + 4 * s} ${y}q${-s}-${s} ${-2 * s + 1} 1q${s} 2 ${2 * s - 1}-1z`;
  }
  return `<path d="${d}" fill="${fill}"/>`;
}
