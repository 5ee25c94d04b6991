/** Six short sounds, synthesised so that no file has to be loaded. */

export type Sound = 'card' | 'flip' | 'wrong' | 'right' | 'turn' | 'cheer';

/** Frequency, start and length in seconds, loudness. */
const NOTES: Record<Sound, [number, number, number, number][]> = {
  card: [[220, 0, 0.05, 0.05]],
  flip: [
    [340, 0, 0.05, 0.05],
    [420, 0.05, 0.06, 0.05],
  ],
  wrong: [
    [150, 0, 0.12, 0.1],
    [120, 0.16, 0.18, 0.1],
  ],
  right: [
    [523, 0, 0.08, 0.06],
    [659, 0.09, 0.12, 0.06],
  ],
  turn: [
    [659, 0, 0.1, 0.07],
    [880, 0.12, 0.16, 0.07],
  ],
  cheer: [
    [523, 0, 0.09, 0.07],
    [659, 0.1, 0.09, 0.07],
    [784, 0.2, 0.09, 0.07],
    [1047, 0.3, 0.28, 0.08],
  ],
};

let context: AudioContext | null = null;
/** When the last sound ends: the next one waits for it, so that a move and one's turn are both heard. */
let quietFrom = 0;
const REST = 0.12;
const LONGEST_WAIT = 1;

/** The same rhythm as a vibration pattern in milliseconds: on, off, on … */
export function rhythm(sound: Sound): number[] {
  const found: number[] = [];
  let end = 0;
  for (const [, start, length] of NOTES[sound]) {
    if (found.length) found.push(Math.round((start - end) * 1000));
    found.push(Math.round(length * 1000));
    end = start + length;
  }
  return found;
}

export function shake(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(rhythm(sound));
}

export function play(sound: Sound): void {
  // browsers play no sound before the first user gesture
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume(); // phones put it to rest with the screen
  const now = Math.max(context.currentTime, Math.min(quietFrom, context.currentTime + LONGEST_WAIT));
  for (const [frequency, start, length, loudness] of NOTES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, now + start);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
    quietFrom = now + start + length + REST;
  }
}
