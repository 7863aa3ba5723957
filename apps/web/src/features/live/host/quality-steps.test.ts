import { expect, it } from 'vitest';
import { judgeLine, PART_MS, QUALITY_STEPS, type Quality, restLine, startQuality } from './quality-steps.ts';

/** Judges once a part. @returns the steps on the way */
function over(seconds: number, start: Quality, waiting: (at: number) => number): [Quality, number[]] {
  const steps: number[] = [];
  let quality = start;
  for (let at = 0; at < seconds * 1000; at += PART_MS) {
    quality = judgeLine(quality, start.changedAt + at, waiting(at));
    if (steps.at(-1) !== quality.step) steps.push(quality.step);
  }
  return [quality, steps];
}

it('sends fewer frames before each gets much worse, and parts of one length at every step', () => {
  const [best, middle, least] = QUALITY_STEPS;
  for (const { frames } of QUALITY_STEPS) expect((frames * PART_MS) % 1000).toBe(0);
  const perFrame = (step: { bits: number; frames: number }) => step.bits / step.frames;
  expect(middle.frames).toBeLessThan(best.frames);
  expect(perFrame(middle) / perFrame(best)).toBeGreaterThan(0.75);
  expect(least.frames).toBeGreaterThanOrEqual(10);
});

it('stays where the line keeps up', () => {
  expect(over(120, startQuality(0), () => 2 * PART_MS)[1]).toEqual([0]);
});

it('goes down step by step while too much waits, never below the last, and rests in between', () => {
  const [quality, steps] = over(60, startQuality(0), () => 3000);
  expect(steps).toEqual([0, 1, 2]);
  expect(quality.step).toBe(QUALITY_STEPS.length - 1);
  expect(judgeLine(startQuality(0), 1000, 9000).step).toBe(0);
});

it('goes down as well where the device is too slow', () => {
  expect(judgeLine(startQuality(0), 3000, 0, true).step).toBe(1);
});

it('says what was behind: the line, the device, or the device with both', () => {
  expect(judgeLine(startQuality(0), 3000, 3000).behind).toBe('line');
  expect(judgeLine(startQuality(0), 3000, 0, true).behind).toBe('device');
  expect(judgeLine(startQuality(0), 3000, 3000, true).behind).toBe('device');
  // At the last step, too, what is behind now is what helps.
  const thin: Quality = { ...startQuality(0), step: 2, behind: 'line' };
  expect(judgeLine(thin, 3000, 0, true)).toMatchObject({ step: 2, behind: 'device' });
  expect(judgeLine(thin, 3000, 0).behind).toBe('line');
});

it('tries better once it was calm for a while', () => {
  const low: Quality = { ...startQuality(0), step: 2 };
  expect(over(19, low, () => 0)[1]).toEqual([2]);
  expect(over(45, low, () => 0)[1]).toEqual([2, 1, 0]);
});

it('waits longer each time that better was too much', () => {
  const low: Quality = { ...startQuality(0), step: 1 };
  const tried = judgeLine(low, 20_000, 0);
  expect(tried).toMatchObject({ step: 0, isTrying: true });
  const back = judgeLine(tried, 24_000, 2000);
  expect(back).toMatchObject({ step: 1, calmMs: 40_000 });
  expect(judgeLine(back, 24_000 + 39_000, 0).step).toBe(1);
  expect(judgeLine(back, 24_000 + 40_000, 0).step).toBe(0);
});

it('does not take a server that was away, and what waited meanwhile, for a thin line', () => {
  let quality = startQuality(0);
  for (let at = 30_000; at < 45_000; at += PART_MS) quality = restLine(quality, at);
  for (let at = 45_000; at < 46_500; at += PART_MS)
    quality = judgeLine(quality, at, 4000 - (at - 45_000) * 2);
  expect(judgeLine(quality, 60_000, PART_MS).step).toBe(0);
});
