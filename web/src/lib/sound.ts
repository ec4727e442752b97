/** The house's few sounds, made on the spot: no files, nothing louder than a card on felt. */

export type Sound = "card" | "money" | "dice" | "alarm" | "turn";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // A browser lets a page be heard only after the reader touched it.
  void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.01);
}

type Player = (audio: AudioContext, at: number) => void;

const SOUNDS: Record<Sound, Player> = {
  card: (audio, at) => rustle(audio, at, 2400, 0.09, 0.16),
  money: (audio, at) => {
    rustle(audio, at, 5200, 0.06, 0.1);
    rustle(audio, at + 0.07, 4600, 0.06, 0.1);
    tone(audio, at + 0.14, 1760, 0.18, 0.05, "sine");
  },
  dice: (audio, at) => {
    for (const [i, gap] of [0, 0.07, 0.15, 0.26].entries()) {
      rustle(audio, at + gap, 900 + 250 * i, 0.05, 0.22 - 0.04 * i);
    }
  },
  alarm: (audio, at) => {
    tone(audio, at, 880, 0.16, 0.07, "triangle");
    tone(audio, at + 0.18, 660, 0.16, 0.07, "triangle");
    tone(audio, at + 0.36, 880, 0.2, 0.06, "triangle");
  },
  turn: (audio, at) => {
    tone(audio, at, 587, 0.3, 0.08, "sine");
    tone(audio, at + 0.12, 880, 0.5, 0.08, "sine");
  },
};

/** One note that dies away. */
function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  volume: number,
  shape: OscillatorType,
): void {
  const source = new OscillatorNode(audio, { frequency: pitch, type: shape });
  source.connect(fading(audio, at, length, volume));
  source.start(at);
  source.stop(at + length);
}

/** A short breath of noise around a pitch: paper, felt, wood. */
function rustle(audio: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source.connect(filter).connect(fading(audio, at, length, volume));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(audio.destination);
  return gain;
}
