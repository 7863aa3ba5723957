import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeFrame, openFrames } from './frames.fixture.ts';
import { Picture } from './picture.ts';
import { PART_MS } from './quality-steps.ts';

const SIZE = { width: 1280, height: 720 };
const TICK_MS = 15;
/** What the page's clock shows, and how long it takes to draw once, milliseconds. */
let [now, drawingMs, drawn] = [0, 0, 0];

class Canvas {
  readonly getContext = () => ({
    drawImage: () => {
      drawn += 1;
      now += drawingMs;
    },
  });
}

/** A camera of another size than what is sent, in colours that no encoder takes; it gives one picture. */
class Processor {
  readonly readable = {
    getReader: () => ({
      read: vi
        .fn()
        .mockResolvedValueOnce({ done: false, value: new FakeFrame({ format: 'Y16' }, { timestamp: 0 }) })
        .mockImplementation(() => new Promise(() => undefined)),
      cancel: async () => undefined,
    }),
  };
}

beforeEach(() => {
  [now, drawingMs, drawn] = [0, 0, 0];
  openFrames.clear();
  vi.useFakeTimers();
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('VideoFrame', FakeFrame);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('MediaStreamTrackProcessor', Processor);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function film(untilMs: number, isWanted = (_: boolean) => true) {
  const made: { at: number; isKey: boolean }[] = [];
  const onFrame = (frame: VideoFrame, isKey: boolean) => {
    made.push({ at: frame.timestamp / 1000, isKey });
    frame.close();
  };
  const picture = new Picture({ size: SIZE, frames: 30, begun: 0, isWanted, onFrame });
  picture.setCamera({ stop: () => undefined } as unknown as MediaStreamTrack);
  let isTooSlow = false;
  while (now < untilMs) {
    now += TICK_MS;
    await vi.advanceTimersByTimeAsync(TICK_MS);
    isTooSlow = picture.isTooSlow();
  }
  picture.stop();
  return { made, isTooSlow };
}

const keys = (made: { at: number; isKey: boolean }[]) =>
  made.filter(({ isKey }) => isKey).map(({ at }) => at);

it.each([5, 30])('makes every frame where one takes %i ms to draw', async (ms) => {
  drawingMs = ms;
  const { made, isTooSlow } = await film(10_000);
  expect(made.length).toBeGreaterThanOrEqual(299);
  expect(isTooSlow).toBe(ms === 30);
  expect(openFrames.size).toBe(0);
});

it('leaves half of the time to the page where a frame takes longer than there is between two, and no part without a picture', async () => {
  drawingMs = 300;
  const { made, isTooSlow } = await film(30_000);
  expect(drawn * drawingMs).toBeLessThanOrEqual(now / 2 + drawingMs);
  expect(keys(made)).toEqual(keys(made).map((_, part) => part * PART_MS));
  expect(now - (keys(made).at(-1) ?? 0)).toBeLessThan(3 * PART_MS);
  expect(isTooSlow).toBe(true);
  expect(openFrames.size).toBe(0);
});

it('draws nothing of what is not taken', async () => {
  await film(4900, (isKey) => isKey);
  expect(drawn).toBe(10);
});
