// Seven short sounds made on the spot: no files, nothing to load. Off unless somebody wants them.
import { prefs } from '../a11y/prefs.svelte';

export type Sound = 'card' | 'turn' | 'flip' | 'shout' | 'bell' | 'no' | 'wave';
let context: AudioContext | null = null;

interface Tone {
  at: number;
  from: number;
  to: number;
  long: number;
  loud: number;
  kind: OscillatorType | 'noise';
}
const tones: Record<Sound, Tone[]> = {
  card: [{ at: 0, from: 900, to: 200, long: 0.07, loud: 0.25, kind: 'noise' }],
  turn: [
    { at: 0, from: 2400, to: 2300, long: 0.03, loud: 0.12, kind: 'square' },
    { at: 0.06, from: 3200, to: 3100, long: 0.05, loud: 0.1, kind: 'triangle' },
  ],
  flip: [
    { at: 0, from: 3000, to: 4200, long: 0.12, loud: 0.1, kind: 'triangle' },
    { at: 0.1, from: 4200, to: 3400, long: 0.12, loud: 0.08, kind: 'triangle' },
  ],
  shout: [110, 138, 165, 220].map((hz) => ({
    at: 0,
    from: hz,
    to: hz * 0.85,
    long: 0.38,
    loud: 0.09,
    kind: 'sawtooth' as const,
  })),
  bell: [
    { at: 0, from: 660, to: 655, long: 0.38, loud: 0.16, kind: 'sine' },
    { at: 0, from: 1584, to: 1580, long: 0.2, loud: 0.08, kind: 'sine' },
  ],
  no: [{ at: 0, from: 160, to: 90, long: 0.18, loud: 0.14, kind: 'sawtooth' }],
  wave: [{ at: 0, from: 300, to: 1400, long: 0.39, loud: 0.2, kind: 'noise' }],
};

export function play(name: Sound): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const tone of tones[name]) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(tone.loud, now + tone.at);
    gain.gain.exponentialRampToValueAtTime(0.001, now + tone.at + tone.long);
    gain.connect(context.destination);
    if (tone.kind === 'noise') {
      const length = Math.ceil(context.sampleRate * tone.long);
      const buffer = context.createBuffer(1, length, context.sampleRate);
      const data = buffer.getChannelData(0);
      for (let i = 0; i < length; i++) data[i] = Math.random() * 2 - 1;
      const source = context.createBufferSource();
      source.buffer = buffer;
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.setValueAtTime(tone.from, now + tone.at);
      filter.frequency.exponentialRampToValueAtTime(tone.to, now + tone.at + tone.long);
      source.connect(filter).connect(gain);
      source.start(now + tone.at);
    } else {
      const wave = context.createOscillator();
      wave.type = tone.kind;
      wave.frequency.setValueAtTime(tone.from, now + tone.at);
      wave.frequency.exponentialRampToValueAtTime(tone.to, now + tone.at + tone.long);
      wave.connect(gain);
      wave.start(now + tone.at);
      wave.stop(now + tone.at + tone.long);
    }
  }
}
