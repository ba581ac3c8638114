/** Webs, eyes, wings and wanderers. */
import type { Brush } from "./brush";
import { dots, eyes as pairsOfEyes, firs, mist, rays, ridge, star, trunks, HEIGHT, WIDTH, n } from "./shapes";

export function web({ r, p, g }: Brush): string {
  const cx = n(90 + r() * 60),
    cy = n(60 + r() * 34),
    k = 11;
  const A: number[] = [];
  for (let i = 0; i < k; i++) A.push(((i + r() * 0.5) * 6.283) / k);
  let d = "";
  for (const a of A) d += `M${cx} ${cy}L${n(cx + 210 * Math.cos(a))} ${n(cy + 210 * Math.sin(a))}`;
  for (let q = 1; q < 7; q++) {
    const R = 9 + q * q * 2.7 + q * 5;
    A.forEach((a, i) => {
      const b = A[(i + 1) % k] ?? 0,
        m = (a + (b < a ? b + 6.283 : b)) / 2;
      d += `${i ? "" : `M${n(cx + R * Math.cos(a))} ${n(cy + R * Math.sin(a))}`}Q${n(cx + R * 0.8 * Math.cos(m))} ${n(cy + R * 0.8 * Math.sin(m))} ${n(cx + R * Math.cos(b))} ${n(cy + R * Math.sin(b))}`;
    });
  }
  return (
    trunks(r, 5, 12, p[3], 1) +
    mist(g, 50, 90, 0.8) +
    `<path d="${d}" fill="none" stroke="${p[2]}" stroke-width=".8" opacity=".6"/>` +
    trunks(r, 2, 24, p[5], 1, [2, 190])
  );
}

export function eyes({ r, p, g }: Brush): string {
  return (
    trunks(r, 7, 12, p[3], 1) +
    mist(g, 40, 110) +
    trunks(r, 5, 16, p[4], 1) +
    pairsOfEyes(r, 9, p[6], 34, 140) +
    trunks(r, 3, 26, p[5], 1) +
    ridge(r, 164, 14, 14, p[5])
  );
}

export function wings({ r, p, g }: Brush): string {
  let d = "";
  for (let i = 0; i < 9; i++) {
    const s = 0.4 + r() * (i < 2 ? 1.7 : 0.6),
      x = n(20 + r() * 200),
      y = n(22 + r() * 110);
    const q = (v: number) => n(v * s);
    d += `M${x} ${y}q${q(-8)} ${q(-14)} ${q(-30)} ${q(-10)}q${q(6)} ${q(5)} ${q(5)} ${q(13)}q${q(7)} ${q(-5)} ${q(11)} ${q(3)}q${q(6)} ${q(-6)} ${q(14)} ${q(6)}q${q(8)} ${q(-12)} ${q(14)} ${q(-6)}q${q(4)} ${q(-8)} ${q(11)} ${q(-3)}q${q(-1)} ${q(-8)} ${q(5)} ${q(-13)}q${q(-22)} ${q(-4)} ${q(-30)} ${q(10)}z`;
  }
  return firs(r, 128, 56, 20, p[3]) + mist(g, 80, 70) + `<path d="${d}" fill="${p[5]}"/>` + trunks(r, 2, 18, p[5], 1);
}

export function beast({ r, p, g }: Brush): string {
  return (
    firs(r, 118, 60, 20, p[3]) +
    mist(g, 70, 80) +
    ridge(r, 138, 14, 30, p[4]) +
    `<path d="M28 ${HEIGHT}q2-34 24-44 6-22 26-24 3-14 12-19l2 9 10-3 1 9 21 9 2 8-12 5-13-1-5 12q22-1 48 4 34 2 48 24-16-8-22-6 4 10 18 21z" fill="${p[5]}"/><path d="M101 103l7-2-3 4z" fill="${p[6]}"/>` +
    pairsOfEyes(r, 4, p[6], 84, 120) +
    ridge(r, 172, 12, 12, p[5])
  );
}

export function wizard({ r, p, g }: Brush): string {
  return (
    rays(154, 46, 18, 240, p[2], r, 0.18) +
    `<circle cx="154" cy="46" r="90" fill="url(#l${g})"/>` +
    ridge(r, 128, 24, 30, p[3]) +
    mist(g, 90, 60) +
    ridge(r, 152, 10, 40, p[4], 0) +
    `<path d="M60 184c2-52 14-76 26-84l-26-3c10-5 19-7 24-8 5-14 12-36 30-48-2 16 0 32 3 46 8 0 17 2 24 6l-22 5c14 16 22 52 25 86z" fill="${p[5]}"/><path d="M88 100q12 5 28 2-2 22-14 34-12-14-14-36z" fill="${p[1]}" opacity=".55"/><path d="M152 184l1-134M150 118l-26 10" stroke="${p[5]}" stroke-width="5"/><path d="${star(153, 46, 26, 0.16)}" fill="${p[2]}"/>` +
    dots(r, 14, 10, 140, p[6], 1.2, 0.8)
  );
}

/** Many small legs: insects in the air over a marsh. */
export function swarm({ r, p, g }: Brush): string {
  let bodies = "";
  let wings = "";
  for (let i = 0; i < 17; i++) {
    const s = 0.5 + r() * (i < 3 ? 1.5 : 0.6);
    const q = (v: number): string => (v * s).toFixed(1);
    const place = `translate(${n(12 + r() * 216)} ${n(18 + r() * 128)}) rotate(${n(r() * 80 - 40)})`;
    bodies += `<path transform="${place}" d="M0 ${q(-7)}c${q(4)} ${q(3)} ${q(4)} ${q(11)} 0 ${q(20)}c${q(-4)} ${q(-9)} ${q(-4)} ${q(-17)} 0 ${q(-20)}zM${q(-2)} ${q(-6)}l${q(-5)} ${q(-7)}M${q(2)} ${q(-6)}l${q(5)} ${q(-7)}M${q(-3)} ${q(4)}l${q(-9)} ${q(8)}M${q(3)} ${q(4)}l${q(9)} ${q(8)}"/>`;
    wings += `<path transform="${place}" d="M0 ${q(-2)}q${q(-18)} ${q(-14)} ${q(-25)} ${q(-3)}q${q(6)} ${q(10)} ${q(25)} ${q(5)}zM0 ${q(-2)}q${q(18)} ${q(-14)} ${q(25)} ${q(-3)}q${q(-6)} ${q(10)} ${q(-25)} ${q(5)}z"/>`;
  }
  return (
    firs(r, 126, 60, 22, p[3]) +
    mist(g, 50, 100, 0.9) +
    `<circle cx="120" cy="80" r="92" fill="url(#l${g})"/>` +
    `<g fill="${p[2]}" opacity=".5">${wings}</g><g fill="${p[5]}" stroke="${p[5]}" stroke-width="1.4">${bodies}</g>` +
    ridge(r, 162, 12, 20, p[5])
  );
}

/** A great snake among the reeds. */
export function serpent({ r, p, g, light }: Brush): string {
  let reeds = "";
  for (let i = 0; i < 22; i++) {
    const x = n(r() * WIDTH);
    const b = n(8 - r() * 16);
    reeds += `M${x} 184q${b >> 1}-${n(20 + r() * 14)} ${b}-${n(34 + r() * 30)}q2 20 ${3 - b} ${n(40 + r() * 20)}z`;
  }
  const coil = "M40 190C40 140 96 150 112 164S176 176 176 138 118 128 118 92 150 48 178 56";
  return (
    ridge(r, 92, 20, 26, p[3]) +
    mist(g, 60, 70, 0.9) +
    `<path d="M0 120h240v60H0z" fill="${p[4]}"/><path d="M${light.x - 16} 126h32M${light.x - 26} 134h34M${light.x - 10} 142h40" stroke="${p[2]}" stroke-width="1.3" opacity=".5"/>` +
    `<path d="${coil}" fill="none" stroke="${p[2]}" stroke-width="25" stroke-linecap="round" opacity=".55" transform="translate(-1.6 -1.2)"/>` +
    `<path d="${coil}" fill="none" stroke="${p[5]}" stroke-width="24" stroke-linecap="round"/>` +
    `<path d="${coil}" fill="none" stroke="${p[4]}" stroke-width="5" stroke-dasharray="3 9" stroke-linecap="round"/>` +
    `<path d="M160 40q22-10 44 8 8 8-2 13-24 8-42 6-12-14 0-27z" fill="${p[5]}"/><path d="M184 48l9 2-8 4z" fill="${p[6]}"/>` +
    `<path d="M204 57q12 2 20-4m-12 5q8 3 12 8" stroke="${p[6]}" stroke-width="1.8" fill="none"/>` +
    `<path d="${reeds}" fill="${p[5]}"/>`
  );
}
