import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Broadcast, type Ingest } from './broadcast.ts';
import type { Size } from './capture.ts';
import { FakeFrame, openFrames } from './frames.fixture.ts';

const PLACE: Ingest = { url: '/api/live-ingest/1/1', token: 'token', generation: 1 };

vi.mock('./codecs.ts', () => ({
  chooseCodecs: async () => ({ picture: 'avc1.42e01f', sound: null, isOurs: false }),
  doWithoutOurs: () => undefined,
}));
vi.mock('./encode-parts.ts', () => ({
  startEncoding: async ({ onInit }: { onInit: (bytes: Uint8Array) => void }) => {
    onInit(new Uint8Array(1));
    return {
      takes: () => true,
      addFrame: (frame: FakeFrame) => frame.close(),
      addSound: () => undefined,
      setStep: () => undefined,
      waiting: 0,
      stop: () => undefined,
    };
  },
}));

/** A camera that gives a frame whenever one is asked for, a moment later, until it is stopped. */
class Camera {
  size: Size;
  isOn = true;
  constructor(width: number, height: number) {
    this.size = { width, height };
  }
  getSettings(): Size {
    return this.size;
  }
}

class Processor {
  readonly #camera: Camera;
  constructor({ track }: { track: Camera }) {
    this.#camera = track;
  }
  readonly readable = {
    getReader: () => ({
      read: async () => {
        await new Promise((done) => setTimeout(done, 20));
        const { isOn, size } = this.#camera;
        if (!isOn) return { done: true, value: undefined };
        const shown = { displayWidth: size.width, displayHeight: size.height };
        return { done: false, value: new FakeFrame(shown, { timestamp: 0 }) };
      },
      cancel: async () => undefined,
    }),
  };
}

class Canvas {
  readonly getContext = () => null;
}

beforeEach(() => {
  vi.useFakeTimers();
  openFrames.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('VideoFrame', FakeFrame);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('MediaStreamTrackProcessor', Processor);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const broadcastOf = (camera: Camera, begin: () => Promise<Ingest>) =>
  new Broadcast({
    begin,
    camera: camera as unknown as MediaStreamTrack,
    microphone: null,
    place: PLACE,
    onChange: () => undefined,
  });

it('leaves no frame open of a camera that was switched while it began anew', async () => {
  const [front, back] = [new Camera(1280, 720), new Camera(720, 1280)];
  const place = Promise.withResolvers<Ingest>();
  const begin = vi.fn(() => place.promise);
  const broadcast = broadcastOf(front, begin);
  await broadcast.start();
  await vi.advanceTimersByTimeAsync(200);
  // The phone is turned, which begins anew; before there is a place for that, the other camera is chosen.
  front.size = { width: 720, height: 1280 };
  await vi.advanceTimersByTimeAsync(600);
  expect(begin).toHaveBeenCalledOnce();
  broadcast.setCamera(back as unknown as MediaStreamTrack);
  await vi.advanceTimersByTimeAsync(200);
  place.resolve(PLACE);
  await vi.advanceTimersByTimeAsync(200);
  broadcast.stop();
  back.isOn = false;
  await vi.advanceTimersByTimeAsync(200);
  expect(openFrames.size).toBe(0);
});

it('sends nothing that was on its way to begin when it was stopped', async () => {
  const broadcast = broadcastOf(new Camera(1280, 720), async () => PLACE);
  const begun = broadcast.start();
  broadcast.stop();
  await begun;
  await vi.advanceTimersByTimeAsync(200);
  expect(openFrames.size).toBe(0);
});

it('sends once where it began twice at the same time', async () => {
  const broadcast = broadcastOf(new Camera(1280, 720), async () => PLACE);
  await Promise.all([broadcast.start(), broadcast.start()]);
  await vi.advanceTimersByTimeAsync(200);
  broadcast.stop();
  await vi.advanceTimersByTimeAsync(200);
  expect(openFrames.size).toBe(0);
});
