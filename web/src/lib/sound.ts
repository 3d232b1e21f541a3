/**
 * A few synthesized sounds of wood, water and clay; off by default.
 *
 * Everything that makes a sound is also visible.
 */
import type { Message } from "./api/types";
import { preferences } from "./preferences.svelte";

type Sound = "tap" | "pour" | "crackle" | "coins" | "bell" | "end" | "hurry";

/** The sounds for the user's own turn. */
const OWN = new Set<Sound>(["bell", "hurry"]);

/** Full volume is still quieter than speech. */
const LOUDEST = 0.2;
const loudness = () => LOUDEST * preferences.all.volume;
const APART = 80;

let context: AudioContext | null = null;
let last = 0;

export function play(sound: Sound) {
  const { sound: wanted, onlyTurn } = preferences.all;
  if (!wanted || (onlyTurn && !OWN.has(sound)) || performance.now() - last < APART) return;
  // Browsers block sound until the user interacts with the page; queued sounds would then play all at once.
  if (navigator.userActivation?.hasBeenActive === false) return;
  last = performance.now();
  context ??= new AudioContext();
  if (context.state !== "running") context.resume().catch(() => {}); // stay silent; everything is visible too
  const at = context.currentTime;
  if (sound === "tap") knock(at, 420);
  if (sound === "coins") [0, 0.09].forEach((later) => void knock(at + later, 1900, 0.05));
  if (sound === "crackle") [0, 0.06, 0.1, 0.17].forEach((later) => void noise(at + later, 0.03, 2600));
  if (sound === "pour") noise(at, 0.6, 700);
  if (sound === "bell") [660, 990].forEach((pitch, index) => void knock(at + index * 0.12, pitch, 0.35));
  if (sound === "hurry") [0, 0.18].forEach((later) => void knock(at + later, 520, 0.14));
  if (sound === "end") [392, 494, 587].forEach((pitch, index) => void knock(at + index * 0.14, pitch, 0.25));
}

/** A knock on wood: a tone that fades quickly. */
function knock(at: number, pitch: number, length = 0.09) {
  if (!context) return;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const gain = new GainNode(context, { gain: loudness() });
  gain.gain.setValueAtTime(loudness(), at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Water or something brittle: filtered noise. */
function noise(at: number, length: number, pitch: number) {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length);
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const gain = new GainNode(context, { gain: loudness() });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

/** Sounds by the end of a message id; the games use the same endings. */
const SOUNDS: [RegExp, Sound][] = [
  [/-ended$/, "end"],
  [/(canal-built|water-carried)$/, "pour"],
  [/(dried|farmer-left)$/, "crackle"],
  [/(paid|accepted|sold|mined)$/, "coins"],
  [/(planted|placed|overbuilt|made|named)$/, "tap"],
];

/** One sound for some events: the most important. */
export function soundOf(messages: readonly Message[]): Sound | null {
  return SOUNDS.find(([pattern]) => messages.some((message) => pattern.test(message.id)))?.[1] ?? null;
}
