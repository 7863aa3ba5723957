import { expect, it } from 'vitest';
import { FrameClock } from './frame-clock.ts';

const times = (clock: FrameClock, until: number, every = 7) => {
  const due = [];
  for (let now = 0; now <= until; now += every) due.push(...clock.due(now));
  return due;
};

it('gives each frame once, in even steps, the first of each part as a key frame', () => {
  const due = times(new FrameClock(30), 1499);
  expect(due).toHaveLength(45);
  expect(due.filter(({ isKey }) => isKey).map(({ at }) => at)).toEqual([0, 500, 1000]);
  for (const [place, { at }] of due.entries()) expect(at).toBeCloseTo((place * 1000) / 30);
});

it('changes how many there are with the next part, never within one', () => {
  const clock = new FrameClock(30);
  expect(clock.due(200)).toHaveLength(7);
  clock.setFrames(10);
  const rest = [...clock.due(600), ...clock.due(999.9)];
  expect(rest.filter(({ at }) => at < 500)).toHaveLength(8);
  expect(rest.filter(({ at }) => at >= 500).map(({ at }) => at)).toEqual([500, 600, 700, 800, 900]);
});

it('makes up for a short pause, and leaves out what a page that was asleep missed', () => {
  const clock = new FrameClock(10);
  clock.due(0);
  expect(clock.due(400)).toHaveLength(4);
  const awake = clock.due(60_230);
  expect(awake.map(({ at, isKey }) => [at, isKey])).toEqual([
    [60_000, true],
    [60_100, false],
    [60_200, false],
  ]);
});

it('leaves no part without a picture where a device stood still for a moment', () => {
  const clock = new FrameClock(10);
  clock.due(0);
  const due = clock.due(2130);
  expect(due.map(({ at, isKey }) => [at, isKey])).toEqual([
    [500, true],
    [1000, true],
    [1500, true],
    [2000, true],
    [2100, false],
  ]);
  expect(due.map(({ lastsMs }) => lastsMs)).toEqual([500, 500, 500, 100, 100]);
  // A part that was not begun is not left out either.
  const late = new FrameClock(10);
  expect(late.due(510).map(({ at }) => at)).toEqual([0, 500]);
});
