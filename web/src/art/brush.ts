/** What a scene is painted with. */
import type { Palette } from "./palettes";
import type { Random } from "./random";
import type { Relic } from "./relics";

export interface Brush {
  readonly r: Random;
  readonly p: Palette;
  /** The suffix of this picture's gradients: `s` sky, `m` mist, `l` light. */
  readonly g: string;
  readonly light: { readonly x: number; readonly y: number };
  readonly item: Relic;
}

export type Scene = (brush: Brush) => string;
