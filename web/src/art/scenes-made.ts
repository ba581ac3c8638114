/** Halls, towers, banners, and what people made. */
import type { Brush } from "./brush";
import { RELICS } from "./relics";
import { birds, dots, mist, rays, ridge, star, trunks, HEIGHT, WIDTH, n } from "./shapes";

export function hall({ p, g }: Brush): string {
  const x = 120;
  let c = "",
    k = "",
    f = "";
  const pillars: readonly (readonly [number, number])[] = [
    [0, 54],
    [56, 34],
    [92, 20],
  ];
  pillars.forEach(([a, w], i) => {
    const t = n(a * 0.7),
      h = HEIGHT - 2 * t;
    c += `M${a} ${t - 6}h${w >> 1}v${h + 12}h-${w >> 1}zM${WIDTH - a} ${t - 6}h-${w >> 1}v${h + 12}h${w >> 1}z`;
    const q = w >> 1;
    for (let j = 0; j < 5 - i; j++) {
      const yy = n(t + 16 + j * (38 - i * 8)),
        z = n(q * 0.36);
      k += `M${a + 2} ${yy}l${(q / 2 - 2) | 0} ${z} ${(q / 2 - 2) | 0}-${z}M${WIDTH - a - 2} ${yy}l-${(q / 2 - 2) | 0} ${z}-${(q / 2 - 2) | 0}-${z}`;
    }
  });
  for (let i = -5; i < 6; i++) f += `M${x + i * 5} 116L${x + i * 34} ${HEIGHT}`;
  return `<path d="M0 0h240v180H0z" fill="${p[4]}"/><path d="M104 60l16-18 16 18v56h-32z" fill="${p[2]}"/><circle cx="120" cy="80" r="66" fill="url(#l${g})"/><path d="${star(120, 74, 13, 0.45)}" fill="${p[4]}"/><path d="M104 116h32l74 64H30z" fill="${p[3]}"/><path d="${f}" stroke="${p[5]}" opacity=".5"/><path d="${c}" fill="${p[5]}"/><path d="${k}" fill="none" stroke="${p[6]}" stroke-width="1.8" opacity=".75"/><path d="M0 0h240l-60 22-60 16-60-16z" fill="${p[5]}"/>`;
}

export function cave({ r, p, g }: Brush): string {
  return (
    `<path d="M0 0h240v180H0z" fill="${p[4]}"/><circle cx="120" cy="100" r="96" fill="url(#l${g})"/><path fill-rule="evenodd" d="M0 0h240v180H0zM58 180V96q2-58 62-62 60 4 62 62v84z" fill="${p[5]}"/><path d="M72 180V98q2-46 48-50 46 4 48 50v82" fill="none" stroke="${p[3]}" stroke-width="7" stroke-dasharray="15 3"/><path d="M94 62v118M120 50v130M146 62v118M70 104h100" stroke="${p[5]}" stroke-width="5"/><path d="M34 92q-9-14 1-28 10 14 1 28zM206 92q-9-14 1-28 10 14 1 28z" fill="${p[6]}"/><path d="M33 92h4l-1 26h-2zM205 92h4l-1 26h-2z" fill="${p[3]}"/>` +
    dots(r, 12, 20, 140, p[6], 1, 0.7)
  );
}

export function tower({ r, p, g }: Brush): string {
  const x = n(96 + r() * 50),
    t = n(16 + r() * 16);
  return (
    ridge(r, 120, 30, 30, p[3]) +
    mist(g, 84, 60) +
    birds(r, 6, p[5], 5, 60) +
    `<path d="M${x - 38} ${HEIGHT}l8-70-5-4 2-16 5 8 4-8 3 8v20l6 3 3-54-5-5 2-${48 - t} 6 12 5-14 5 14 6-12 2 ${48 - t}-5 5 4 62 7-4v-14l4-7 3 7 4-8 1 18-4 4 6 63z" fill="${p[5]}"/><path d="M${x + 1} ${t + 46}l2-6 2 6v8h-4zM${x - 4} 104l2-5 2 5v6h-4zM${x + 12} 128l2-5 2 5v6h-4zM${x - 24} 122l2-4 2 4v5h-4z" fill="${p[6]}"/>` +
    mist(g, 120, 56, 0.55) +
    ridge(r, 158, 20, 24, p[5])
  );
}

export function pennant({ r, p, g }: Brush): string {
  let s = "";
  const poles: readonly (readonly [number, number, number])[] = [
    [44, 18, 1],
    [150, 34, 0.75],
    [206, 60, 0.5],
  ];
  poles.forEach(([at, t, k], i) => {
    const x = at + n(r() * 14);
    const w = n(66 * k),
      h = n(40 * k),
      c = i ? p[4] : p[6];
    s +=
      `<path d="M${x} ${HEIGHT}V${t - 4}l2-12 2 12V${HEIGHT}z" fill="${p[5]}"/><path d="M${x + 3} ${t}q${w >> 1}-${n(9 * k)} ${w} 3l-${n(14 * k)} ${h >> 1} ${n(12 * k)} ${h >> 1}q-${w >> 1} ${n(8 * k)}-${w - 2}-4z" fill="${c}"/>` +
      (i
        ? ""
        : `<path transform="translate(${x + 20} ${t + 3})" d="M2 35q0-13 7-19l-7 3-5 4-3-4 8-13 3-5 3 4q13 4 13 30z" fill="${p[5]}"/>`);
  });
  return (
    ridge(r, 104, 30, 30, p[3]) +
    mist(g, 76, 50) +
    ridge(r, 128, 16, 60, p[4], 0) +
    s +
    ridge(r, 156, 14, 50, p[5], 0) +
    `<path d="${Array.from({ length: 26 }, () => `M${n(r() * WIDTH)} ${n(164 + r() * 10)}q2-9 ${n(6 - r() * 9)}-${n(12 + r() * 10)}`).join("")}" stroke="${p[5]}" fill="none" stroke-width="1.5"/>`
  );
}

export function banners({ r, p, g }: Brush): string {
  let d = "",
    c = "",
    hd = `M0 ${HEIGHT}v-24`;
  for (let i = 0; i < 6; i++) {
    const x = n(14 + i * 40 + r() * 16),
      t = n(22 + r() * 50),
      l = n((r() - 0.5) * 14),
      w = n(18 + r() * 10),
      h = n(34 + r() * 26);
    d += `M${x} ${HEIGHT}L${x + l} ${t}l-3-2 5-15 3 16-2 1L${x + 3} ${HEIGHT}z`;
    if (i % 2 == 0 || r() < 0.3)
      c += `M${x + l} ${t + 6}q${w >> 1} 5 ${w} 0l${n(-2 - r() * 3)} ${h}l-5-9-4 13-5-11-4 6z`;
  }
  for (let x = 0; x < WIDTH;) {
    const w = n(13 + r() * 9);
    hd += `q2-${n(14 + r() * 9)} ${w >> 1}-${n(13 + r() * 8)}l2-6 2 7q${w >> 1} 2 ${w - 4} ${n(14 + r() * 6)}`;
    x += w * 1.5;
  }
  return (
    ridge(r, 110, 26, 34, p[3]) +
    mist(g, 80, 70) +
    `<path d="${d}" fill="${p[5]}"/><path d="${c}" fill="${p[4]}"/><path d="${c}" fill="${p[6]}" opacity=".22"/><path d="${hd}V${HEIGHT}z" fill="${p[5]}"/>` +
    dots(r, 16, 60, 160, p[6], 1.1)
  );
}

export function tree({ r, p, g }: Brush): string {
  let d = "";
  const b = (x: number, y: number, a: number, l: number): void => {
    if (l < 8) return;
    const X = x + l * Math.cos(a),
      Y = y + l * Math.sin(a);
    d += `M${n(x)} ${n(y)}Q${n(x + l * 0.5 * Math.cos(a + 0.3))} ${n(y + l * 0.5 * Math.sin(a + 0.3))} ${n(X)} ${n(Y)}`;
    b(X, Y, a - 0.3 - r() * 0.35, l * 0.72);
    b(X, Y, a + 0.3 + r() * 0.35, l * 0.72);
  };
  b(120, 142, -1.57 + (r() - 0.5) * 0.1, 34);
  let s = "";
  for (let i = 0; i < 7; i++) {
    const a = -2.7 + i * 0.375;
    s += star(n(120 + 88 * Math.cos(a)), n(104 + 84 * Math.sin(a)), 7, 0.3, 4);
  }
  return (
    ridge(r, 110, 34, 26, p[3]) +
    mist(g, 70, 66) +
    `<circle cx="120" cy="92" r="74" fill="url(#l${g})"/><path d="${d}" fill="none" stroke="${p[2]}" stroke-width="2.6" stroke-linecap="round"/><path d="M116 120h8l5 32h-18z" fill="${p[2]}"/><path d="${s}" fill="${p[2]}"/><path d="M0 ${HEIGHT}v-36h16v8h14v-8h18v8h14v-8h18v8h14v-8h52v8h14v-8h18v8h14v-8h18v8h14v-8h16v36z" fill="${p[5]}"/>`
  );
}

export function hearth({ r, p, g }: Brush): string {
  return (
    ridge(r, 112, 18, 50, p[3], 0) +
    mist(g, 70, 60) +
    `<path d="M-9 ${HEIGHT}C20 74 210 66 249 ${HEIGHT}z" fill="${p[4]}"/><circle cx="120" cy="142" r="30" fill="${p[5]}"/><circle cx="120" cy="142" r="24" fill="${p[6]}"/><path d="M120 118v48M97 142h46" stroke="${p[5]}" stroke-width="2"/><circle cx="66" cy="146" r="10" fill="${p[2]}"/><circle cx="176" cy="144" r="10" fill="${p[2]}"/><path d="M66 136v20M56 146h20M176 134v20M166 144h20" stroke="${p[5]}" stroke-width="2"/><path d="M104 ${HEIGHT}q6-10 4-14h24q0 8 8 14z" fill="${p[2]}" opacity=".5"/>` +
    trunks(r, 1, 16, p[5], 1) +
    dots(r, 12, 10, 80, p[2], 1, 0.7)
  );
}

export function relic({ r, p, g, item }: Brush): string {
  return (
    rays(120, 86, 16, 220, p[2], r, 0.13) +
    `<circle cx="120" cy="86" r="92" fill="url(#l${g})"/><circle cx="120" cy="86" r="64" fill="none" stroke="${p[2]}" opacity=".35" stroke-width="1.2" stroke-dasharray="1 5"/><circle cx="120" cy="86" r="56" fill="none" stroke="${p[2]}" opacity=".4"/>` +
    ridge(r, 150, 12, 26, p[4], 0) +
    `<g stroke="${p[5]}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${RELICS[item](p)}</g>` +
    ridge(r, 168, 10, 30, p[5], 0) +
    dots(r, 10, 20, 150, p[6], 1.1, 0.8)
  );
}

/** Chains on a wall, a light far above. */
export function pit({ r, p, g }: Brush): string {
  const links = (x: number, k: number): string => {
    let d = "";
    for (let i = 0; i < k; i++) {
      const y = i * 13 - 4;
      d +=
        i % 2
          ? `<path d="M${x} ${y}v12" stroke-width="3.500"/>`
          : `<ellipse cx="${x}" cy="${y + 6}" rx="4.500" ry="8"/>`;
    }
    return d + `<path d="M${x - 11} ${k * 13 + 8}a11 11 0 1 0 22 0 11 11 0 0 0-22 0z" stroke-width="5"/>`;
  };
  let stones = "";
  for (let row = 0; row < 9; row++)
    for (let x = row % 2 ? -16 : 0; x < WIDTH; x += 34) stones += `M${x + n(r() * 3)} ${row * 21}h32v19h-32z`;
  return (
    `<path d="M0 0h240v180H0z" fill="${p[4]}"/><path d="${stones}" fill="${p[3]}" opacity=".5"/>` +
    `<path d="M92 0h56l64 180H28z" fill="${p[2]}" opacity=".16"/><circle cx="120" cy="12" r="100" fill="url(#l${g})"/>` +
    `<g fill="none" stroke="${p[5]}" stroke-width="3">${links(64, 6)}${links(118, 8)}${links(176, 5)}</g>` +
    ridge(r, 160, 10, 22, p[5]) +
    dots(r, 12, 20, 140, p[6], 1, 0.7)
  );
}
