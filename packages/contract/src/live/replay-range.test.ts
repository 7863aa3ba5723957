import { expect, it } from 'vitest';
import { UPLOAD } from '../limits.ts';
import { bytesBetween, isReplayRange, latestEnd } from './replay-range.ts';

const MINUTE = 60_000;
const recording = (minutes: number, tenBytes: number) => ({
  duration_ms: minutes * MINUTE,
  ten_seconds: Array.from({ length: minutes * 6 }, () => tenBytes),
});

it('a stretch weighs what is within it', () => {
  const { duration_ms } = recording(1, 0);
  const uneven = { duration_ms, ten_seconds: [100, 200, 300, 0, 0, 50] };
  expect(bytesBetween(uneven, 0, MINUTE)).toBe(650);
  expect(bytesBetween(uneven, 5000, 12_000)).toBe(50 + 40);
  expect(bytesBetween(uneven, 21_000, 22_000)).toBe(30);
});

it('a short one may be kept whole, a heavy one as far as its bytes fit, a long one for an hour', () => {
  expect(latestEnd(recording(5, 1_000_000), 0)).toBe(5 * MINUTE);
  const heavy = recording(20, UPLOAD.videoBytes / 20);
  expect([latestEnd(heavy, 0), latestEnd(heavy, MINUTE)]).toEqual([200_000, 260_000]);
  const long = recording(120, 1000);
  expect(latestEnd(long, 0)).toBe(UPLOAD.videoSeconds * 1000 - 1000);
  expect(latestEnd(long, 100 * MINUTE)).toBe(120 * MINUTE);
});

it('a stretch is within the recording, in its order, long enough and light enough', () => {
  const one = recording(5, UPLOAD.videoBytes / 20);
  const judged = (from: number, to: number) => isReplayRange(one, { from, to });
  expect([judged(0, 200_000), judged(95_000, 100_000)]).toEqual([true, true]);
  expect([judged(0, 200_500), judged(95_500, 100_000), judged(100_000, 0), judged(-1, 9000)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(judged(290_000, 300_500)).toBe(false);
});
