/** Quiet sounds of a table, made of tones and noise as they are needed. Off unless somebody wants them. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "damage" | "progress" | "reveal" | "turn" | "won" | "lost";

interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

const tone = (at: number, pitch: number, lasts: number, loud = 0.09, shape: OscillatorType = "sine"): Tone => ({
  at,
  pitch,
  lasts,
  loud,
  shape,
});

/** Tones of each sound; `card` and `damage` begin with a breath of noise. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [],
  damage: [tone(0, 98, 0.22, 0.16, "triangle"), tone(0.02, 65, 0.3, 0.14)],
  progress: [tone(0, 587, 0.16), tone(0.07, 880, 0.24, 0.07)],
  reveal: [tone(0, 196, 0.5, 0.08, "triangle"), tone(0.12, 233, 0.6, 0.07, "triangle")],
  turn: [tone(0, 660, 0.12, 0.06), tone(0.12, 880, 0.18, 0.06)],
  won: [tone(0, 392, 0.5), tone(0.16, 494, 0.5), tone(0.32, 587, 0.6), tone(0.48, 784, 1.1)],
  lost: [tone(0, 294, 0.7, 0.1, "triangle"), tone(0.35, 233, 0.8, 0.1, "triangle"), tone(0.75, 147, 1.5, 0.12)],
};
const BREATH: Readonly<Partial<Record<Sound, number>>> = { card: 0.1, damage: 0.06 };

let studio: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings().sound || document.hidden) return;
  studio ??= new AudioContext();
  void studio.resume();
  const now = studio.currentTime + 0.01;
  const breath = BREATH[sound];
  if (breath !== undefined) whisper(studio, now, breath);
  for (const one of TONES[sound]) ring(studio, now + one.at, one);
}

function ring(context: AudioContext, at: number, { pitch, lasts, loud, shape }: Tone): void {
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  voice.connect(level).connect(context.destination);
  voice.start(at);
  voice.stop(at + lasts);
}

/** Paper on cloth. */
function whisper(context: AudioContext, at: number, lasts: number): void {
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) data[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 2400, Q: 0.7 });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: 0.11 }))
    .connect(context.destination);
  source.start(at);
}

/** The sound that says best what some new lines of the chronicle tell. */
export function soundOf(messages: readonly string[]): Sound | undefined {
  for (const [sound, words] of HEARD) if (messages.some((message) => words.test(message))) return sound;
  return undefined;
}

const HEARD: readonly (readonly [Sound, RegExp])[] = [
  ["reveal", /^log-(reveal|shadow|stage)$/],
  ["damage", /^log-(damage|attack-damage|destroyed|eliminated)/],
  ["progress", /^log-(progress|explored|stage-defeated)/],
  ["card", /^log-(play|draw|commit|engage|travel|enters-play|attach)/],
];
