import { hash, random } from "./random";

/** Contour lines of nine hills, as one path over 1600 × 900. */
export function contours(seed: string): string {
  const r = random(hash(seed));
  let lines = "";
  for (let hill = 0; hill < 9; hill++) {
    const [cx, cy, size, turn] = [r() * 1600, r() * 900, 120 + r() * 260, r() * 6.283] as const;
    for (let level = 1; level < 7; level++) lines += contour(cx, cy, (size * level) / 6.5, turn, level);
  }
  return lines;
}

const POINTS = 14;

function contour(cx: number, cy: number, radius: number, turn: number, level: number): string {
  const point = (i: number): readonly [number, number] => {
    const a = (i * 6.283) / POINTS;
    const reach = radius * (1 + 0.16 * Math.sin(3 * a + turn) + 0.1 * Math.sin(5 * a - turn * 2 + level * 0.3));
    return [cx + reach * 1.35 * Math.cos(a), cy + reach * Math.sin(a)];
  };
  let path = "";
  for (let i = 0; i <= POINTS; i++) {
    const [x, y] = point(i);
    const [nextX, nextY] = point(i + 1);
    const middle = `${((x + nextX) / 2) | 0} ${((y + nextY) / 2) | 0}`;
    path += i ? `Q${x | 0} ${y | 0} ${middle}` : `M${middle}`;
  }
  return path;
}
