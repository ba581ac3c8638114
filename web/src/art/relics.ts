/** Things on cards: weapons, tokens of office, books and keys, drawn around (120, 90). */
import type { Palette } from "./palettes";
import { star } from "./shapes";

export const RELICS = {
  blade: (p: Palette): string =>
    `<path d="M120 18l6 12v86h-12V30z" fill="${p[2]}"/><path d="M120 18v98h-6V30z" fill="${p[3]}" opacity=".5"/><path d="M92 116h56l-5 8H97z" fill="${p[6]}"/><path d="M116 124h8v26h-8z" fill="${p[5]}"/><circle cx="120" cy="154" r="6" fill="${p[6]}"/>`,
  axe: (p: Palette): string =>
    `<path d="M117 22h6l3 140h-12z" fill="${p[5]}"/><path d="M124 34c30-14 42 0 44 22s-12 34-44 18zM116 40c-18-8-26-2-28 14s8 24 28 14z" fill="${p[2]}"/><path d="M134 42c16-4 22 4 22 14s-8 16-22 12z" fill="${p[3]}" opacity=".6"/>`,
  plate: (p: Palette): string =>
    `<path d="M120 26l48 14v38c0 34-20 58-48 70-28-12-48-36-48-70V40z" fill="${p[2]}"/><path d="M120 36v100c-22-10-38-30-38-58V48z" fill="${p[3]}" opacity=".45"/><path d="${star(120, 82, 26, 0.25)}" fill="${p[5]}"/>`,
  horn: (p: Palette): string =>
    `<path d="M62 52c8 60 56 92 116 70l6 16c-72 26-134-12-140-78z" fill="${p[2]}"/><path d="M42 56l22-8 2 10-21 7zM104 118l14-18 10 5-12 19zM172 116l12 30 8-4-12-30z" fill="${p[6]}"/>`,
  gem: (p: Palette): string =>
    `<path d="M120 40l30 28-30 58-30-58z" fill="${p[2]}"/><path d="M120 40v86l-30-58zM90 68h60l-30 14z" fill="${p[3]}" opacity=".4"/><path d="M80 30q40-22 80 0" fill="none" stroke="${p[6]}" stroke-width="3"/><path d="M120 22v18" stroke="${p[6]}" stroke-width="2"/>`,
  crown: (p: Palette): string =>
    `<path d="M72 118l-8-58 28 24 28-44 28 44 28-24-8 58z" fill="${p[6]}"/><path d="M72 118l-8-58 28 24 28-44v78z" fill="${p[3]}" opacity=".35"/><path d="M70 124h100v10H70z" fill="${p[2]}"/><path d="M120 78l8 14-8 14-8-14z" fill="${p[5]}"/>`,
  book: (p: Palette): string =>
    `<path d="M120 58c-20-12-42-14-62-8v74c20-6 42-4 62 8 20-12 42-14 62-8V50c-20-6-42-4-62 8z" fill="${p[2]}"/><path d="M120 58v74M70 66q20-3 38 5M70 82q20-3 38 5M70 98q20-3 38 5M170 66q-20-3-38 5M170 82q-20-3-38 5M170 98q-20-3-38 5" fill="none" stroke="${p[4]}" stroke-width="2"/>`,
  arrows: (p: Palette): string =>
    `<path d="${[-34, -16, 0, 16, 34].map((a) => `M${120 + a * 2} ${40 + Math.abs(a)}l5 14h-3v90h-4v-90h-3z`).join("")}" fill="${p[2]}" transform="rotate(24 120 90)"/>`,
  hand: (p: Palette): string =>
    `<path d="M120 46c14 24 30 34 30 58a30 30 0 0 1-60 0c0-14 8-20 12-32 6 4 10 10 10 18 8-12 12-26 8-44z" fill="${p[6]}"/><path d="M120 80c6 12 14 18 14 30a14 14 0 0 1-28 0c0-10 10-16 14-30z" fill="${p[2]}"/>`,
  key: (p: Palette): string =>
    `<path fill-rule="evenodd" d="M92 58a24 24 0 1 1 20 27l30 30 12-12 9 9-12 12 8 8-10 10-46-46a24 24 0 0 1-11-38zm13 6a11 11 0 1 0 16 16 11 11 0 0 0-16-16z" fill="${p[2]}"/>`,
  map: (p: Palette): string =>
    `<path d="M66 52l36-10 36 10 36-10v84l-36 10-36-10-36 10z" fill="${p[2]}"/><path d="M102 42v84l36 10V52z" fill="${p[3]}" opacity=".3"/><path d="M78 112q16-30 34-22t44-30" fill="none" stroke="${p[5]}" stroke-width="2.5" stroke-dasharray="5 4"/><path d="M150 52l12 12m0-12l-12 12" stroke="${p[5]}" stroke-width="3"/>`,
  torch: (p: Palette): string =>
    `<path d="M112 96h16l-4 72h-8z" fill="${p[5]}"/><path d="M120 28c14 24 26 32 22 52-2 12-12 18-22 18s-20-6-22-18c-2-12 8-18 10-30 6 4 10 8 10 14 4-10 6-20 2-36z" fill="${p[6]}"/><path d="M120 64c6 10 12 14 10 22a10 10 0 0 1-20 0c0-8 6-12 10-22z" fill="${p[2]}"/>`,
} as const;

export type Relic = keyof typeof RELICS;
