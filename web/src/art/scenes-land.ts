/** Woods, water, heights, sky. */
import type { Brush } from "./brush";
import { birds, dots, firs, mist, rays, ridge, star, trunks, HEIGHT, WIDTH, n } from "./shapes";

export function forest({ r, p, g, light }: Brush): string {
  return (
    firs(r, 112, 70, 22, p[3]) +
    mist(g, 60, 70) +
    rays(light.x, -20, 9, 260, p[2], r, 0.1) +
    trunks(r, 7, 9, p[4], 1) +
    mist(g, 95, 60, 0.5) +
    ridge(r, 158, 6, 40, p[5], 0) +
    `<path d="M${n(light.x - 6)} 118q14 14-8 26t-16 40h76q-22-24-26-38t-14-28z" fill="${p[2]}" opacity=".2"/>` +
    trunks(r, 3, 20, p[5])
  );
}

export function river({ r, p, g, light }: Brush): string {
  const x = n(light.x);
  let d = "";
  for (let i = 0; i < 9; i++) {
    const y = n(108 + i * 8),
      w = n(8 + r() * (i * 6 + 6));
    d += `M${n(x - w / 2 + (r() - 0.5) * i * 14)} ${y}h${w}`;
  }
  let q = "";
  for (let i = 0; i < 12; i++) {
    const s = i % 2 ? 200 : 0,
      X = n(s + r() * 40),
      b = n(8 - r() * 16);
    q += `M${X} ${HEIGHT}q${b >> 1}-${n(26 + r() * 16)} ${b} -${n(44 + r() * 30)}q2 24 ${3 - b} ${n(50 + r() * 20)}z`;
  }
  return (
    ridge(r, 84, 26, 26, p[3]) +
    ridge(r, 96, 8, 20, p[4], 0) +
    mist(g, 60, 60, 0.8) +
    `<path d="M${x - 8} 99h18c-6 14 50 18 92 81H22c4-50 10-60-34-81z" fill="${p[1]}"/><path d="M-9 99h${x}c46 9-12 40 12 84H-9zM${x + 12} 99h${WIDTH - x + 9}v84H206c-50-60-150-60-${206 - x - 12}-84z" fill="${p[4]}"/><path d="${d}" stroke="${p[2]}" stroke-width="1.6" opacity=".65"/><path d="${q}" fill="${p[5]}"/>` +
    ridge(r, 172, 8, 40, p[5], 0)
  );
}

export function mountains({ r, p, g }: Brush): string {
  let s = "";
  const ranges: readonly (readonly [string, number, number])[] = [
    [p[3], 74, 0.9],
    [p[4], 104, 1.1],
  ];
  ranges.forEach(([f, y, k], j) => {
    let d = `M-9 ${HEIGHT}`,
      c = "";
    for (let x = -20 + r() * 20; x < WIDTH + 20;) {
      const w = n((34 + r() * 30) * k),
        h = n((44 + r() * 40) * (j ? 0.8 : 1)),
        t = n(y - h + 20),
        m = n(x + w * 0.5);
      d += `L${n(x)} ${n(y + 22)}L${m} ${t}`;
      c += `M${m} ${t}l${n(w * 0.2)} ${n(h * 0.36)}-${n(w * 0.1)}-5-4 ${n(h * 0.22)}-5-${n(h * 0.2)}-${n(w * 0.08)} 7z`;
      x += w * 0.9;
    }
    s +=
      `<path d="${d}L${WIDTH + 9} ${y + 22}V${HEIGHT}z" fill="${f}"/>` +
      (j ? "" : `<path d="${c}" fill="${p[2]}" opacity=".75"/>`) +
      mist(g, y - 6, 52, 0.75);
  });
  return birds(r, 3, p[4], 4, 50) + s + firs(r, 158, 30, 13, p[5]);
}

export function stars({ r, p, g, light }: Brush): string {
  const x = n(light.x);
  let a = "";
  for (let i = 1; i < 6; i++) {
    const R = n(26 + i * 22 + r() * 8);
    a += `M${x - R} ${n(40 + r() * 20)}a${R} ${R} 0 0 1 ${n(R * (1 + r()))}-${n(R * 0.6)}`;
  }
  return (
    dots(r, 34, 0, 110, p[2], 0.9, 0.8) +
    dots(r, 9, 0, 90, p[2], 1.7, 0.95) +
    `<path d="${a}" fill="none" stroke="${p[2]}" stroke-width=".7" opacity=".28"/><path d="${star(x, 46, 34, 0.1)}" fill="${p[2]}"/>` +
    ridge(r, 116, 16, 28, p[3]) +
    mist(g, 92, 40) +
    `<path d="M0 128h240v52H0z" fill="${p[4]}"/><path d="M${x - 2} 130h4l9 40h-22z" fill="${p[2]}" opacity=".3"/><path d="M${x - 22} 138h44M${x - 34} 146h30M${x - 4} 152h40" stroke="${p[2]}" stroke-width="1.2" opacity=".4"/>` +
    firs(r, 164, 62, 26, p[5]).replace("<path", `<path transform="translate(0 12)"`)
  );
}

export function leaves({ r, p, g }: Brush): string {
  let s = "",
    d = "",
    e = "";
  for (let b = 0; b < 3; b++) {
    const y = n(20 + b * 54 + r() * 16),
      dir = b % 2 ? -1 : 1,
      x0 = dir > 0 ? -8 : 248;
    s += `M${x0} ${y}q${dir * 110}-${n(16 + r() * 20)} ${dir * 262} ${n(20 + r() * 16)}`;
    for (let i = 1; i < 8; i++) {
      const x = n(x0 + dir * i * 31 + r() * 8),
        yy = n(y - 12 * Math.sin(i / 2.6) + i),
        u = i % 2 ? 1 : -1,
        q = n(13 + r() * 9),
        l = `M${x} ${yy}q${dir * 4} ${u * q} ${dir * 20} ${u * n(q * 1.2)}q${dir * 2} ${-u * n(q * 0.9)} ${-dir * 20} ${-u * n(q * 1.2)}z`;
      if (r() < 0.6) d += l;
      else e += l;
    }
  }
  return (
    firs(r, 150, 80, 30, p[3]) +
    mist(g, 60, 100) +
    `<path d="${s}" fill="none" stroke="${p[5]}" stroke-width="2.2"/><path d="${d}" fill="${p[4]}"/><path d="${e}" fill="${p[6]}" opacity=".92"/>` +
    dots(r, 12, 10, 160, p[2], 1.2, 0.7)
  );
}

export function storm({ r, p, light }: Brush): string {
  let s = "";
  const clouds: readonly (readonly [string, number])[] = [
    [p[1], 0.5],
    [p[3], 0.8],
    [p[1], 0.35],
    [p[4], 0.9],
    [p[5], 1],
  ];
  for (const [i, [fill, opacity]] of clouds.entries()) {
    const y = 26 + i * 30;
    let d = `M-20 ${y + 20}`;
    for (let x = -20; x < 260;) {
      const w = n(34 + r() * 40);
      d += `q${w >> 1}-${n(20 + r() * 24)} ${w} 0`;
      x += w;
    }
    s += `<path d="${d}V${HEIGHT}H-20z" fill="${fill}" opacity="${opacity}"/>`;
  }
  return (
    s +
    `<path d="M${n(light.x)} 0l-9 50 12-4-16 52 11-5-12 40" fill="none" stroke="${p[2]}" stroke-width="2.2" opacity=".8"/>` +
    ridge(r, 160, 24, 18, p[5])
  );
}

/** Where the road divides. */
export function fork({ r, p, g, light }: Brush): string {
  return (
    firs(r, 104, 60, 20, p[3]) +
    mist(g, 56, 70) +
    rays(light.x, -20, 9, 260, p[2], r, 0.1) +
    trunks(r, 6, 9, p[4], 1) +
    mist(g, 92, 60, 0.5) +
    ridge(r, 128, 8, 40, p[4], 0) +
    `<path d="M120 186q-4-34-34-44T30 118l10-3q40 10 60 18t22 22q4-18 26-28t58-14l10 4q-44 8-58 22t-6 47z" fill="${p[2]}" opacity=".34"/>` +
    `<path d="M117 152h6v-46h-6zM97 110h34l8 6-8 6H97zM143 126h-34l-8 6 8 6h34z" fill="${p[5]}"/>` +
    trunks(r, 2, 26, p[5], 1, [0, 196])
  );
}

/** Still water, reeds and vapour. */
export function marsh({ r, p, g, light }: Brush): string {
  let pools = "";
  let reeds = "";
  for (let i = 0; i < 9; i++) {
    const y = n(104 + i * 8);
    const w = n(30 + r() * 60);
    pools += `M${n(r() * 220 - 10)} ${y}q${w >> 1}-6 ${w} 0q-${w >> 1} 6-${w} 0z`;
  }
  for (let i = 0; i < 26; i++) {
    const x = n(r() * WIDTH);
    const tall = n(22 + r() * 46);
    reeds += `M${x} 182l${n(4 - r() * 8)}-${tall}h1.500l3 ${tall}zM${x - 1} ${182 - tall}q-2-6 1-13q4 6 2 13z`;
  }
  return (
    ridge(r, 84, 14, 34, p[3], 0) +
    firs(r, 100, 26, 14, p[4]) +
    mist(g, 54, 60, 0.95) +
    `<path d="M0 100h240v80H0z" fill="${p[4]}"/><path d="${pools}" fill="${p[1]}" opacity=".8"/>` +
    `<path d="M${light.x - 12} 108h24M${light.x - 18} 116h30M${light.x - 9} 124h26" stroke="${p[2]}" stroke-width="1.5" opacity=".6"/>` +
    mist(g, 92, 50, 0.6) +
    `<path d="${reeds}" fill="${p[5]}"/>` +
    ridge(r, 173, 8, 30, p[5], 0)
  );
}

/** Rafts on a wide river. */
export function raft({ r, p, g, light }: Brush): string {
  const hull = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-44 0h88l-7 9h-74z" fill="${p[5]}"/><path d="M-40-3h80v4h-80z" fill="${p[4]}"/><path d="M-2-4h3v-44h-3zM-26-4q-2-16 5-19 8 3 7 19zM-24-26a5 5 0 1 1 7 0zM18-4q-2-16 5-19 8 3 7 19zM20-26a5 5 0 1 1 7 0zM30-30l3 34" fill="${p[5]}" stroke="${p[5]}" stroke-width="1.600"/><path d="M2-46q22 6 18 26l-18 2z" fill="${p[6]}" opacity=".9"/></g>`;
  let glints = "";
  for (let i = 0; i < 12; i++) glints += `M${n(light.x - 40 + r() * 80)} ${n(104 + i * 6)}h${n(8 + r() * 26)}`;
  return (
    ridge(r, 84, 30, 26, p[3]) +
    mist(g, 58, 50, 0.9) +
    firs(r, 102, 20, 12, p[4]) +
    `<path d="M0 100h240v80H0z" fill="${p[3]}"/><path d="${glints}" stroke="${p[2]}" stroke-width="1.6" opacity=".6"/>` +
    hull(n(60 + r() * 20), 122, 0.55) +
    hull(n(136 + r() * 20), 148, 1.1) +
    `<path d="M0 170q60-8 120 0t120-2v14H0z" fill="${p[5]}" opacity=".7"/>`
  );
}
