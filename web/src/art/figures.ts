/** Silhouettes with a rim of light, standing on the lower edge of a picture. */
import type { Palette } from "./palettes";

const TOOL = {
  sword: "M16-31h2.500v4h4v2.500h-4L18 2l-1 4-1-4-.5-26.500h-4V-27h4z",
  raised: "M16-38L41-80l5-7-1.5 8L19.5-36zM11-40l10 6.5-1.5 2.2-10-6.500zM14.5-36l-4 7 2.5 1.5 4-7z",
  notched: "M20-32L34-68l9-9-3 13 5 1-7 6 2 5-8 6-8 20z",
  bow: "M13-64q26 30 4 66l-2-1q17-32-4-63zM11-63L14 0h1L12-63z",
  axe: "M18 2h3.500V-58H18zM21-56q16-8 17 9-2 13-17 6zM18-55q-8-3-9 6 1 6 9 3z",
  spear: "M18 2h2.500V-84l2.5-4-3.7-13-3.8 13 2.5 4z",
  staff: "M18 2h3V-84h-3z",
  none: "M0 0z",
  book: "M5-40l9-4 9 4v13l-9-3-9 3z",
  club: "M40-12L58-64q8-9 15-2 2 9-4 14L48-6z",
} as const;

const BODY = {
  cloak:
    "M-6-50C-10-61-4-72 3-73 9-70 12-62 9-52L16-48C19-42 19-34 18-27L13-25 14-12 12 2H4L2-16-3 2H-9C-15-2-22 3-33-5-22-14-21-34-15-46z",
  rider:
    "M-5-54C-8-64-3-71 4-71 9-69 11-62 9-54L17-49C20-42 19-34 18-27L13-26 15-8 12 2H5L2-16-4 2H-10L-13-8C-20-6-26-10-34-8-24-18-20-36-14-48zM3-71C-6-80-18-74-20-58-16-66-8-70 0-66z",
  captain:
    "M-5-53C-8-62-6-69 0-73L2.5-80 5-73C11-69 12-62 9-53L18-49C20-40 19-32 18-27L14-24 18 2H-27C-18-10-20-34-15-48z",
  elf: "M-4-52C-8-60-5-70 3-71 10-70 12-60 9-52L16-47C19-40 18-33 17-27L13-26 17 2H-22C-16-10-17-34-12-47z",
  lady: "M-3-52C-7-60-5-69 3-70 10-69 12-60 9-52L14-46C17-40 17-33 16-28L11-27C14-14 19-6 22 2H-20C-14-8-9-18-7-28-13-34-13-42-9-47z",
  robe: "M-5-53C-8-62-4-70 3-70S12-62 9-53C15-50 18-44 19-34L21 2H-19L-15-36C-14-46-11-51-5-53z",
  dwarf:
    "M-9-42C-11-50-6-55-1-56L1-61 3-56C8-55 12-50 11-42L20-37C24-28 22-22 20-18L16-17 16-6 19 2H5L2-10-2 2H-16L-13-6-14-18C-20-22-22-30-18-37z",
  hobbit:
    "M-7-32C-13-40-6-48 2-47S14-39 9-32L14-28C17-22 16-16 15-13L11-12 12 2H4L2-9-1 2H-10L-9-12C-14-16-14-24-11-28z",
  orc: "M-13-40L-11-47-18-58-8-53C-4-58 5-58 9-53L18-57 13-46 16-40C24-38 27-30 25-20L20-19 20-10 25 2H11L4-14-4 2H-19L-14-14-17-20C-26-18-28-34-22-38z",
  wraith:
    "M-26 2L-20-4-16-40C-13-50-12-56-8-62L-5-72-2-64 1-76 4-64 7-72 9-61C12-54 14-48 17-40L20-6 27 2 18-1 12 4 4 0-6 4-14-1z",
  troll:
    "M-24 2L-22-28C-34-20-38-8-36 4H-48C-54-30-46-60-20-66-14-68-10-66-6-70-4-82 12-84 16-72 20-68 20-64 19-60 36-56 46-42 46-20L50-14 44-6C40-14 36-22 30-28L28 2H10L3-18-6 2z",
  bear: "M-54 2C-56-22-48-42-28-48-12-54 4-52 12-56 15-63 22-66 27-60 38-58 47-50 52-40L47-33 34-33C29-26 28-20 28-12L31 2H15L10-14C0-10-14-10-22-12L-22 2H-37L-38-10-42 2z",
} as const;

export type Body = keyof typeof BODY;
export type Tool = keyof typeof TOOL;

export interface Pose {
  readonly x: number;
  readonly scale: number;
  readonly eyes: boolean;
  readonly flip: boolean;
}

export function figure(b: Body, t: Tool, p: Palette, pose: Pose): string {
  const d = BODY[b] + TOOL[t];
  return `<g transform="translate(${pose.x} 180) scale(${pose.flip ? -pose.scale : pose.scale} ${pose.scale})"><path d="${d}" transform="translate(-1.3-.8)" fill="${p[2]}" opacity=".75"/><path d="${d}" fill="${p[5]}"/>${b === "dwarf" ? `<path d="M-9-44q10 6 20 0 2 18-10 30-11-12-10-30z" fill="${p[6]}" opacity=".7"/>` : ""}${b === "lady" || b === "elf" ? `<path d="M3-70q-9 0-9 10-2 14-9 22 8 0 13-10 6 8 11 10 2-12 0-22-1-9-6-10z" fill="${p[6]}" opacity=".85"/>` : ""}${pose.eyes ? `<path d="M-6-49l5 2-5 1zM8-49l-5 2 5 1z" fill="${p[6]}" ${b === "wraith" ? 'transform="translate(0-6)"' : ""}/>` : ""}</g>`;
}

export function spider(x: number, y: number, s: number, p: Palette, g: string): string {
  let l = "";
  for (const k of [-1, 1])
    for (let i = 0; i < 4; i++)
      l += `M${k * 6} ${i * 4 - 4}Q${k * (20 + i * 3)} ${-34 + i * 14} ${k * (38 - Math.abs(i - 1) * 3)} ${i * 21 - 26}`;
  return `<g transform="translate(${x} ${y}) scale(${s})"><circle r="62" fill="url(#l${g})"/><path d="M0-99V-20" stroke="${p[2]}" opacity=".7"/><path d="${l}" fill="none" stroke="${p[5]}" stroke-width="4" stroke-linecap="round"/><ellipse cy="-16" rx="17" ry="21" fill="${p[5]}"/><circle cy="9" r="11" fill="${p[5]}"/><path d="M-5 9h.1M5 9h.1M-2 13h.1M2 13h.1M-8 5h.1M8 5h.1" stroke="${p[6]}" stroke-width="3" stroke-linecap="round"/></g>`;
}
