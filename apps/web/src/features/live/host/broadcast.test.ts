import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Broadcast, type Ingest } from './broadcast.ts';
import type { Size } from './capture.ts';
import type { CameraFeed } from './feed.ts';

const PLACE: Ingest = { url: '/api/live-ingest/1/1', token: 'token' };

vi.mock('./codecs.ts', () => ({
  chooseCodecs: async () => ({ picture: 'avc1.42e01f', sound: null, isOurs: false }),
  doWithoutOurs: () => undefined,
}));
/** An encoder that gives a beginning and a part every half second, unless it is dead. */
const encoder = vi.hoisted(() => ({ isDead: false, begun: 0 }));
vi.mock('./encode-parts.ts', () => ({
  startEncoding: async ({ onInit, onPart }: Record<'onInit' | 'onPart', (bytes: Uint8Array) => void>) => {
    encoder.begun += 1;
    const timer = setInterval(() => encoder.isDead || onPart(new Uint8Array(1)), 500);
    if (!encoder.isDead) onInit(new Uint8Array(1));
    return {
      takes: () => true,
      addFrame: (frame: Frame) => frame.close(),
      addSound: () => undefined,
      setStep: () => undefined,
      waiting: 0,
      stop: () => clearInterval(timer),
    };
  },
}));

/** Frames that nobody has closed yet. */
const open = new Set<Frame>();

class Frame {
  readonly displayWidth: number;
  readonly displayHeight: number;
  readonly format = 'I420';
  constructor({ displayWidth, displayHeight }: Pick<Frame, 'displayWidth' | 'displayHeight'>) {
    this.displayWidth = displayWidth;
    this.displayHeight = displayHeight;
    open.add(this);
  }
  close(): void {
    open.delete(this);
  }
}

/** A camera that gives a frame whenever one is asked for, a moment later, until it is stopped. */
class Camera {
  size: Size;
  isOn = true;
  constructor(width: number, height: number) {
    this.size = { width, height };
  }
}

let feeds = 0;

function feedOf(camera: Camera): CameraFeed {
  feeds += 1;
  const from = {
    read: async () => {
      await new Promise((done) => setTimeout(done, 20));
      const { isOn, size } = camera;
      if (!isOn) return { done: true, value: undefined };
      return { done: false, value: new Frame({ displayWidth: size.width, displayHeight: size.height }) };
    },
    cancel: async () => undefined,
  };
  return { id: feeds, from: from as unknown as CameraFeed['from'], isShown: false };
}

class Canvas {
  readonly getContext = () => null;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(encoder, { isDead: false, begun: 0 });
  vi.stubGlobal('fetch', async () => Response.json({}));
  open.clear();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('VideoFrame', Frame);
  vi.stubGlobal('OffscreenCanvas', Canvas);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const broadcastOf = (camera: Camera, begin: () => Promise<Ingest>, isAlone = false) =>
  new Broadcast({
    isAlone,
    begin,
    camera: feedOf(camera),
    stance: camera.size,
    microphone: null,
    onChange: () => undefined,
  });

it('leaves no frame open of a camera that was switched while it began anew', async () => {
  const [front, back] = [new Camera(1280, 720), new Camera(720, 1280)];
  const place = Promise.withResolvers<Ingest>();
  const begin = vi.fn(() => place.promise);
  const broadcast = broadcastOf(front, begin);
  await broadcast.start(PLACE);
  await vi.advanceTimersByTimeAsync(200);
  // The phone is turned, which begins anew; before there is a place for that, the other camera is chosen.
  front.size = { width: 720, height: 1280 };
  broadcast.turn(front.size);
  await vi.advanceTimersByTimeAsync(600);
  expect(begin).toHaveBeenCalledOnce();
  broadcast.setCamera(feedOf(back), back.size);
  await vi.advanceTimersByTimeAsync(200);
  place.resolve(PLACE);
  await vi.advanceTimersByTimeAsync(200);
  void broadcast.stop();
  back.isOn = false;
  await vi.advanceTimersByTimeAsync(200);
  expect(open.size).toBe(0);
});

it('sends nothing that was on its way to begin when it was stopped', async () => {
  const broadcast = broadcastOf(new Camera(1280, 720), async () => PLACE);
  const begun = broadcast.start(PLACE);
  void broadcast.stop();
  await begun;
  await vi.advanceTimersByTimeAsync(200);
  expect(open.size).toBe(0);
});

it('sends once where it began twice at the same time', async () => {
  const broadcast = broadcastOf(new Camera(1280, 720), async () => PLACE);
  await Promise.all([broadcast.start(PLACE), broadcast.start(PLACE)]);
  await vi.advanceTimersByTimeAsync(200);
  void broadcast.stop();
  await vi.advanceTimersByTimeAsync(200);
  expect(open.size).toBe(0);
});

it('begins anew where nothing comes of an encoder, and ends where that helps nothing', async () => {
  encoder.isDead = true;
  const begin = vi.fn(async () => PLACE);
  const broadcast = broadcastOf(new Camera(1280, 720), begin);
  await broadcast.start(PLACE);
  await vi.advanceTimersByTimeAsync(11_000);
  expect([broadcast.state.is, encoder.begun, begin.mock.calls.length]).toEqual(['starting', 2, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(broadcast.state).toMatchObject({ is: 'over', why: 'encoder' });
  expect(open.size).toBe(0);
});

it('goes on where parts come, and begins anew once none do', async () => {
  const broadcast = broadcastOf(new Camera(1280, 720), async () => PLACE);
  await broadcast.start(PLACE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([broadcast.state.is, encoder.begun]).toEqual(['sending', 1]);
  encoder.isDead = true;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(encoder.begun).toBe(2);
  encoder.isDead = false;
  void broadcast.stop();
});

it('gives up at once in a thread of its own where nothing ever came: the page may do it', async () => {
  encoder.isDead = true;
  const broadcast = broadcastOf(new Camera(1280, 720), async () => PLACE, true);
  await broadcast.start(PLACE);
  await vi.advanceTimersByTimeAsync(11_000);
  expect([broadcast.state.why, encoder.begun]).toEqual(['encoder', 1]);
});
