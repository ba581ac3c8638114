/**
 * Which scene, palette, figure or relic a card gets: from its type and traits, and from the words of its (English)
 * title where those say more. Nothing here knows a single card; what a title's words suggest is data below.
 */
import type { Body, Tool } from "./figures";
import type { PaletteName } from "./palettes";
import type { Relic } from "./relics";
import type { SceneName } from "./scenes";

export interface Subject {
  readonly name: string;
  readonly type: string;
  readonly traits?: readonly string[] | undefined;
  readonly sphere?: string | undefined;
}

export interface Recipe {
  readonly scene: SceneName;
  readonly palette: PaletteName;
  readonly figure?: Body | "spider" | undefined;
  readonly tool?: Tool | undefined;
  readonly item?: Relic | undefined;
  readonly eyes?: boolean | undefined;
  readonly size?: number | undefined;
}

const SPHERE_PALETTES: Readonly<Record<string, PaletteName>> = {
  leadership: "violet",
  tactics: "ember",
  spirit: "moon",
  lore: "moss",
  neutral: "gold",
};

/** The first of these whose trait the card has. */
const FOLK_SCENES: readonly (readonly [string, SceneName])[] = [
  ["Dwarf", "hall"],
  ["Rohan", "pennant"],
  ["Gondor", "tree"],
  ["Silvan", "leaves"],
  ["Noldor", "stars"],
  ["Hobbit", "hearth"],
  ["Istari", "wizard"],
  ["Beorning", "mountains"],
  ["Dúnedain", "mountains"],
];

type Rule<T> = readonly [RegExp, T];

/** What the words of an event's or an attachment's title suggest. */
const PLAYED: readonly Rule<readonly [SceneName, Relic?]>[] = [
  [/arrow|thicket/, ["relic", "arrows"]],
  [/cloak|gate|paths|secret/, ["forest"]],
  [/axe/, ["relic", "axe"]],
  [/blade|stroke|strike|feint|swift/, ["relic", "blade"]],
  [/plate|vigilant|stand together/, ["relic", "plate"]],
  [/horn|common|call/, ["relic", "horn"]],
  [/steward|noble|appointed/, ["relic", "crown"]],
  [/stone|lore|favor/, ["relic", "gem"]],
  [/knowledge|records|search|scroll/, ["relic", "book"]],
  [/gondor|minas/, ["tree"]],
  [/lórien|nimrodel|silvan|healing|nature/, ["leaves"]],
  [/light|fate|greeting|star|galadhrim/, ["stars"]],
  [/will|gandalf|wizard/, ["wizard"]],
  [/tomb|dwarven|ancestral|deep|khazad/, ["hall"]],
  [/imladris|west|earth|mountain/, ["mountains"]],
  [/radagast|beorn|path|hidden|quiet/, ["forest"]],
  [/sacrifice|sneak|fortune|ambush|grim|resolve|valor/, ["pennant"]],
  [/boat|river|bight/, ["river"]],
  [/support/, ["leaves"]],
];

const LOCATIONS: readonly Rule<SceneName>[] = [
  [/web/, "web"],
  [/stream|anduin|river|banks/, "river"],
  [/field|marsh/, "marsh"],
  [/mountain|brown|bight/, "mountains"],
  [/cavern/, "cave"],
  [/gate.*tower|tower|pass/, "tower"],
];

const TREACHERIES: readonly Rule<readonly [SceneName, PaletteName]>[] = [
  [/web/, ["web", "web"]],
  [/eyes/, ["eyes", "mirk"]],
  [/fog/, ["marsh", "web"]],
  [/storm/, ["storm", "guldur"]],
  [/despair/, ["storm", "wild"]],
  [/shackle/, ["pit", "cave"]],
  [/massing|driven/, ["banners", "guldur"]],
  [/venom/, ["swarm", "mirk"]],
  [/reach|shadow|night/, ["tower", "guldur"]],
];

const QUESTS: readonly Rule<readonly [SceneName, PaletteName]>[] = [
  [/spider|mirkwood/, ["web", "mirk"]],
  [/fork/, ["fork", "mirk"]],
  [/leave the path/, ["eyes", "mirk"]],
  [/beorn/, ["forest", "moss"]],
  [/chosen/, ["fork", "moss"]],
  [/tower|dol guldur/, ["tower", "guldur"]],
  [/cavern/, ["cave", "cave"]],
  [/dungeon/, ["pit", "guldur"]],
  [/ambush|shore/, ["banners", "ember"]],
  [/passage/, ["raft", "dawn"]],
  [/river|anduin/, ["river", "river"]],
];

const OBJECTS: readonly Rule<Relic>[] = [
  [/map/, "map"],
  [/key/, "key"],
  [/torch/, "torch"],
  [/scar/, "blade"],
];

function first<T>(rules: readonly Rule<T>[], title: string, otherwise: T): T {
  return rules.find(([words]) => words.test(title))?.[1] ?? otherwise;
}

/** The picture of a card. */
export function recipe({ name, type, traits = [], sphere = "neutral" }: Subject): Recipe {
  const title = name.toLowerCase();
  const has = (...wanted: string[]): boolean => wanted.some((trait) => traits.includes(trait));
  const palette = SPHERE_PALETTES[sphere] ?? "gold";
  switch (type) {
    case "hero":
    case "ally":
    case "objective-ally":
      return character(title, type, has, palette);
    case "enemy":
      return enemy(title, has);
    case "location":
      return {
        scene: first(LOCATIONS, title, has("Dungeon") ? "cave" : "forest"),
        palette: landscape(title, has),
      };
    case "treachery": {
      const [scene, colours] = first(TREACHERIES, title, ["eyes", "guldur"] as const);
      return { scene, palette: colours };
    }
    case "objective":
      return { scene: "relic", item: first(OBJECTS, title, "gem"), palette: "cave" };
    case "quest":
    case "campaign": {
      const [scene, colours] = first(QUESTS, title, ["forest", "mirk"] as const);
      return { scene, palette: colours };
    }
    default: {
      const [scene, item] = first(PLAYED, title, ["relic", "hand"] as const);
      return { scene, item, palette };
    }
  }
}

type Has = (...wanted: string[]) => boolean;

function landscape(title: string, has: Has): PaletteName {
  if (has("Dungeon")) return "cave";
  if (has("Stronghold")) return "guldur";
  if (has("Riverland", "Marshland") || /stream/.test(title)) return "river";
  return has("Wasteland") ? "wild" : "mirk";
}

function character(title: string, type: string, has: Has, palette: PaletteName): Recipe {
  const scene = FOLK_SCENES.find(([trait]) => has(trait))?.[1] ?? (type === "hero" ? "mountains" : "forest");
  return {
    scene,
    figure: body(title, has),
    tool: tool(title, has),
    palette: type === "objective-ally" ? "moss" : palette,
  };
}

function body(title: string, has: Has): Body | undefined {
  if (has("Istari")) return undefined;
  if (has("Dwarf")) return "dwarf";
  if (has("Hobbit")) return "hobbit";
  if (has("Beorning")) return "bear";
  if (/éowyn|eleanor|daughter|beravor/.test(title)) return "lady";
  if (has("Silvan", "Noldor")) return "elf";
  if (has("Steward", "Minstrel")) return "robe";
  if (has("Rohan")) return "rider";
  return has("Gondor") ? "captain" : "cloak";
}

function tool(title: string, has: Has): Tool {
  if (has("Archer") || /legolas|henamarth|guide|mendor|faramir/.test(title)) return "bow";
  if (has("Dwarf")) return "axe";
  if (/spear|guard|scout|dúnhere/.test(title)) return "spear";
  if (has("Minstrel", "Steward")) return "book";
  if (has("Warrior", "Noldor") || /éowyn/.test(title)) return "raised";
  return has("Ranger", "Dúnedain") ? "sword" : "none";
}

function enemy(title: string, has: Has): Recipe {
  if (/swarm/.test(title)) return { scene: "swarm", palette: "guldur" };
  if (has("Insect")) return { scene: "swarm", palette: "wild" };
  if (has("Spider")) {
    if (/ungoliant/.test(title)) return { scene: "web", figure: "spider", palette: "guldur", size: 1.55 };
    return {
      scene: "web",
      figure: "spider",
      palette: /king/.test(title) ? "mirk" : "web",
      size: /king/.test(title) ? 1.25 : 0.95,
    };
  }
  if (has("Nazgûl")) return { scene: "tower", figure: "wraith", tool: "raised", palette: "guldur", eyes: true };
  if (has("Undead")) return { scene: "cave", figure: "wraith", tool: "sword", palette: "cave", eyes: true };
  if (has("Troll")) return { scene: "mountains", figure: "troll", tool: "club", palette: "wild" };
  if (/wolf/.test(title)) return { scene: "beast", palette: "ember" };
  if (has("Orc"))
    return { scene: camp(title), figure: "orc", tool: weapon(title), palette: orcLight(title, has), eyes: true };
  if (/bat|crow/.test(title)) return { scene: "wings", palette: /bat/.test(title) ? "mirk" : "dawn" };
  return /adder/.test(title) ? { scene: "serpent", palette: "river" } : { scene: "beast", palette: "wild" };
}

function camp(title: string): SceneName {
  if (/jailor/.test(title)) return "pit";
  if (/mountain|sniper/.test(title)) return "mountains";
  return /patrol|beast/.test(title) ? "forest" : "banners";
}

function orcLight(title: string, has: Has): PaletteName {
  if (has("Dol Guldur")) return "guldur";
  return /mountain|sniper/.test(title) ? "dawn" : "ember";
}

function weapon(title: string): Tool {
  if (/sniper/.test(title)) return "bow";
  if (/jailor|chief/.test(title)) return "axe";
  return /beast|patrol/.test(title) ? "spear" : "notched";
}
