import { describe, expect, it } from 'vitest';
import { opusSeconds } from './opus-seconds.ts';

const packet = (config: number, code: number, ...rest: number[]) =>
  Uint8Array.of((config << 3) | code, ...rest);

describe('the sound in a packet of Opus', () => {
  it.each([
    ['one frame of speech', packet(3, 0), 0.06],
    ['one of music, as browsers send it', packet(31, 0), 0.02],
    ['two of the shortest', packet(16, 1), 0.005],
    ['two of unequal length', packet(13, 2), 0.04],
    ['as many as it says', packet(31, 3, 6), 0.12],
    ['none, of an empty packet that says so', packet(31, 3), 0],
  ])('is counted: %s', (_name, bytes, seconds) => {
    expect(opusSeconds(bytes)).toBeCloseTo(seconds, 6);
  });
});
