import { SeededRandom } from './seeded-random.ts';

// A prime number of values, so that the pattern never lines up from row to row.
const VALUES = 65_537;
const STRENGTH = 5;

function createPattern(): Int8Array {
  const random = new SeededRandom('grain');
  return Int8Array.from({ length: VALUES }, () => Math.round((random.next() + random.next() - 1) * STRENGTH));
}

let pattern: Int8Array | undefined;

/** Adds a little film grain to RGB pixels, in place: it hides the steps in wide gradients that JPEG would show. */
export function addGrain(pixels: Buffer): void {
  pattern ??= createPattern();
  // A clamped view keeps each value between 0 and 255 by itself.
  const levels = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let at = 0, value = 0; at + 2 < levels.length; at += 3) {
    const change = pattern[value] ?? 0;
    value = value + 1 === VALUES ? 0 : value + 1;
    levels[at] = (levels[at] ?? 0) + change;
    levels[at + 1] = (levels[at + 1] ?? 0) + change;
    levels[at + 2] = (levels[at + 2] ?? 0) + change;
  }
}
