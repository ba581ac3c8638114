/** The table top: dusk from the far edge, lamplight from the near one, and the lines of the cloth. */
import { contours } from "./cloth";

interface Light {
  /** Where it shines from and how far it reaches, in shares of width and height. */
  readonly at: readonly [number, number];
  readonly reach: readonly [number, number];
  readonly colour: string;
  readonly strength: number;
}

interface Ground {
  /** The cloth itself, from far to near: where, and which colour. */
  readonly cloth: readonly (readonly [number, string])[];
  readonly lights: readonly Light[];
  readonly lines: string;
}

const DUSK: Pick<Light, "at" | "reach"> = { at: [0.5, -0.08], reach: [0.8, 0.46] };
const LAMP: Pick<Light, "at" | "reach"> = { at: [0.48, 1.08], reach: [0.7, 0.6] };

const GROUNDS: Readonly<Record<"night" | "parchment", Ground>> = {
  night: {
    cloth: [
      [0, "#162023"],
      [0.46, "#10181a"],
      [1, "#131413"],
    ],
    lights: [
      { ...DUSK, colour: "96, 132, 136", strength: 0.28 },
      { ...LAMP, colour: "150, 98, 34", strength: 0.34 },
    ],
    lines: "rgba(207, 224, 214, .052)",
  },
  parchment: {
    cloth: [[0, "#e1d6b9"]],
    lights: [
      { ...DUSK, colour: "120, 130, 110", strength: 0.35 },
      { ...LAMP, colour: "255, 230, 170", strength: 0.8 },
    ],
    lines: "rgba(92, 69, 32, .13)",
  },
};

/** The table top of a size, as a picture: what lies on it can change without its being drawn anew. */
export function ground(theme: keyof typeof GROUNDS, seed: string, width: number, height: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d", { alpha: false });
  if (!brush) return Promise.resolve(null);
  const { cloth, lights, lines } = GROUNDS[theme];
  const base = brush.createLinearGradient(0, 0, 0, height);
  for (const [place, colour] of cloth) base.addColorStop(place, colour);
  brush.fillStyle = base;
  brush.fillRect(0, 0, width, height);
  for (const light of lights) shine(brush, light, width, height);
  const scale = Math.max(width / 1600, height / 900);
  brush.setTransform(scale, 0, 0, scale, (width - 1600 * scale) / 2, (height - 900 * scale) / 2);
  brush.strokeStyle = lines;
  brush.stroke(new Path2D(contours(seed)));
  return new Promise((resolve) => canvas.toBlob(resolve));
}

function shine(
  brush: CanvasRenderingContext2D,
  { at, reach, colour, strength }: Light,
  width: number,
  height: number,
): void {
  const light = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
  light.addColorStop(0, `rgba(${colour}, ${strength})`);
  light.addColorStop(0.7, `rgba(${colour}, 0)`);
  brush.setTransform(reach[0] * width, 0, 0, reach[1] * height, at[0] * width, at[1] * height);
  brush.fillStyle = light;
  brush.fillRect(-1, -1, 2, 2);
}
