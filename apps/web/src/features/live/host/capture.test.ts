import { expect, it, vi } from 'vitest';
import { coverOf, goesAsItIs, isTurned, openCamera, sentSize } from './capture.ts';

it('sends as the camera stands, in pairs of pixels, and never more than 720p', () => {
  expect(sentSize({ width: 1280, height: 720 })).toEqual({ width: 1280, height: 720 });
  expect(sentSize({ width: 720, height: 1280 })).toEqual({ width: 720, height: 1280 });
  expect(sentSize({ width: 1920, height: 1080 })).toEqual({ width: 1280, height: 720 });
  expect(sentSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  expect(sentSize({ width: 1600, height: 1200 })).toEqual({ width: 960, height: 720 });
  expect(sentSize({ width: 641, height: 361 })).toEqual({ width: 642, height: 362 });
  expect(sentSize({})).toEqual({ width: 1280, height: 720 });
});

it('notices that a phone was turned', () => {
  expect(isTurned({ width: 720, height: 1280 }, { width: 1280, height: 720 })).toBe(true);
  expect(isTurned({ width: 720, height: 1280 }, { width: 480, height: 640 })).toBe(false);
  expect(isTurned({ width: 720, height: 1280 }, { width: 500, height: 500 })).toBe(false);
  expect(isTurned({ width: 720, height: 1280 }, {})).toBe(false);
});

it('fills another shape from the middle', () => {
  expect(coverOf({ width: 640, height: 480 }, { width: 720, height: 1280 })).toEqual({
    x: 185,
    y: 0,
    width: 270,
    height: 480,
  });
  expect(coverOf({ width: 1280, height: 720 }, { width: 1280, height: 720 })).toEqual({
    x: 0,
    y: 0,
    width: 1280,
    height: 720,
  });
});

it('draws what an encoder would not take, or has another size', () => {
  const size = { width: 1280, height: 720 };
  expect(goesAsItIs(size, size, 'NV12')).toBe(true);
  expect(goesAsItIs(size, size, 'I444')).toBe(false);
  expect(goesAsItIs(size, size, null)).toBe(false);
  expect(goesAsItIs({ width: 640, height: 480 }, size, 'I420')).toBe(false);
});

it('takes a camera that does not answer while a stream runs as none, and closes it where it opens after all (P1051)', async () => {
  vi.useFakeTimers();
  const opening = Promise.withResolvers<unknown>();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => opening.promise } });
  const opened = openCamera({ cameraId: null, microphoneId: null, facing: 'user' });
  const refused = expect(opened).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  const track = { stop: vi.fn() };
  opening.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
  await vi.advanceTimersByTimeAsync(0);
  expect(track.stop).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
