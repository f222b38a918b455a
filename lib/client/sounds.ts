"use client";

import { getSettings } from "./settings.ts";

/** Short tones by name: frequency in Hz, beginning and length in s. */
const SOUNDS = {
  sent: [{ frequency: 660, at: 0, length: 0.06 }],
  received: [
    { frequency: 523, at: 0, length: 0.08 },
    { frequency: 784, at: 0.08, length: 0.12 },
  ],
  correct: [
    { frequency: 523, at: 0, length: 0.1 },
    { frequency: 659, at: 0.1, length: 0.1 },
    { frequency: 784, at: 0.2, length: 0.2 },
  ],
  incorrect: [
    { frequency: 330, at: 0, length: 0.12 },
    { frequency: 262, at: 0.12, length: 0.2 },
  ],
} as const satisfies Record<string, readonly { frequency: number; at: number; length: number }[]>;

type SoundName = keyof typeof SOUNDS;

/** The loudest that a tone gets: it accompanies, and never startles. */
const LOUDEST = 0.12;
/** A tone fades in and out within this time, in s, so that it does not click. */
const FADE = 0.015;

let context: AudioContext | null = null;

/**
 * Sounds if the settings allow: sound effects are on, and no screen reader speaks at the same time. A browser without
 * audio, or one that waits for a first click, stays silent.
 */
export function playSound(name: SoundName): void {
  const { soundEffects, screenReader, voiceVolume } = getSettings();
  const [volume] = voiceVolume;
  if (!soundEffects || screenReader || volume === 0 || !("AudioContext" in window)) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const tone of SOUNDS[name]) playTone(context, tone, volume * LOUDEST);
  } catch (error) {
    console.warn("The sound could not be played", error);
  }
}

type Tone = { frequency: number; at: number; length: number };

function playTone(audio: AudioContext, { frequency, at, length }: Tone, loudness: number): void {
  const start = audio.currentTime + at;
  const end = start + length;
  const oscillator = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + FADE);
  gain.gain.setValueAtTime(loudness, end - FADE);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
