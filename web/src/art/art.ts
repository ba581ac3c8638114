/**
 * The picture of a card: an SVG of 2 to 5 kB, made from its type, traits and title, and the same every time.
 * Layers, far to near: sky and light, far motif, mist, near motif, figure or relic. All shapes are drawn by us.
 */
import { figure, spider, type Pose } from "./figures";
import { PALETTES, type Palette } from "./palettes";
import { hash, random, type Random } from "./random";
import { recipe, type Recipe, type Subject } from "./recipe";
import { SCENES, WITHOUT_DISC } from "./scenes";
import { HEIGHT, WIDTH, mist, n } from "./shapes";

const pictures = new Map<string, string>();

/** A card's picture as an address for an `<img>`; drawn once. */
export function picture(subject: Subject): string {
  const key = `${subject.type}|${subject.name}`;
  let address = pictures.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(draw(subject))}`;
    pictures.set(key, address);
  }
  return address;
}

/** A card's picture as SVG. */
export function draw(subject: Subject, changes: Partial<Recipe> = {}): string {
  const plan = { ...recipe(subject), ...changes };
  const seed = hash(subject.name);
  const r = random(seed);
  const p = PALETTES[plan.palette];
  const g = (seed % 1e5).toString(36);
  const light = { x: n(60 + r() * 120), y: n(34 + r() * 40) };
  const disc = WITHOUT_DISC.has(plan.scene)
    ? ""
    : `<circle cx="${light.x}" cy="${light.y}" r="${n(11 + r() * 12)}" fill="${p[2]}"/>`;
  const scene = SCENES[plan.scene]({ r, p, g, light, item: plan.item ?? "gem" });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}" preserveAspectRatio="xMidYMid slice">` +
    sky(p, g, light) +
    disc +
    scene +
    standing(plan, r, p, g) +
    "</svg>"
  );
}

function sky(p: Palette, g: string, light: { x: number; y: number }): string {
  return (
    `<defs><linearGradient id="s${g}" x2="0" y2="1"><stop stop-color="${p[0]}"/><stop offset=".75" stop-color="${p[1]}"/></linearGradient>` +
    `<linearGradient id="m${g}" x2="0" y2="1"><stop stop-color="${p[1]}" stop-opacity="0"/><stop offset=".6" stop-color="${p[1]}" stop-opacity=".85"/><stop offset="1" stop-color="${p[1]}" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="l${g}"><stop stop-color="${p[2]}" stop-opacity=".85"/><stop offset=".3" stop-color="${p[2]}" stop-opacity=".35"/><stop offset="1" stop-color="${p[2]}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s${g})"/><circle cx="${light.x}" cy="${light.y}" r="120" fill="url(#l${g})"/>`
  );
}

const LARGE: ReadonlySet<string> = new Set(["troll", "bear"]);
const SHORT: ReadonlySet<string> = new Set(["dwarf", "hobbit"]);

function standing(plan: Recipe, r: Random, p: Palette, g: string): string {
  if (plan.figure === undefined) return "";
  if (plan.figure === "spider") {
    const young = r() < 0.7 ? spider(n(60 + r() * 120), 30, 0.28, p, g) : "";
    return spider(n(108 + r() * 30), n(84 + r() * 10), plan.size ?? 1, p, g) + young;
  }
  const large = LARGE.has(plan.figure);
  const pose: Pose = {
    x: n(large ? 118 : 108 + r() * 30),
    scale: large ? 1.5 : SHORT.has(plan.figure) ? 2.2 : 1.9,
    eyes: plan.eyes ?? false,
    flip: r() < 0.45,
  };
  return mist(g, 100, 90, 0.45) + figure(plan.figure, plan.tool ?? "none", p, pose);
}
