import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Broadcast, type BroadcastState, type Ingest } from './broadcast.ts';
import { FakeFrame, openFrames } from './frames.fixture.ts';

const PLACE: Ingest = { url: '/api/live-ingest/1/1', token: 'token', generation: 1 };

const encoder = vi.hoisted(() => ({
  frames: 0,
  begun: 0,
  fail: null as Error | null,
  isHung: false,
  onPart: (_: Uint8Array) => {},
  onBroken: (_: unknown) => {},
}));
vi.mock('./codecs.ts', () => ({
  chooseCodecs: async () => ({ picture: 'avc1.42e01f', sound: null, isOurs: false }),
  doWithoutOurs: () => undefined,
}));
vi.mock('./encode-parts.ts', () => ({
  startEncoding: async (options: Record<string, (_: unknown) => void>) => {
    if (encoder.fail) throw encoder.fail;
    encoder.begun += 1;
    options.onInit?.(new Uint8Array(1));
    Object.assign(encoder, { onPart: options.onPart, onBroken: options.onBroken });
    return {
      takes: () => true,
      addFrame: (frame: FakeFrame, isKey: boolean) => {
        encoder.frames += 1;
        frame.close();
        if (isKey && !encoder.isHung) options.onPart?.(new Uint8Array(1));
      },
      addSound: (sample: { close(): void }) => sample.close(),
      setStep: () => undefined,
      waiting: 0,
      stop: () => undefined,
    };
  },
}));

interface Track {
  readyState: 'live' | 'ended';
  getSettings: () => object;
}
const trackOf = (settings: object): Track => ({ readyState: 'live', getSettings: () => settings });

/** As Chromium's: it refuses a track that has ended. */
class Processor {
  readonly readable: unknown;
  constructor({ track }: { track: Track }) {
    if (track.readyState === 'ended') throw new TypeError('Input track cannot be ended');
    this.readable = {
      getReader: () => ({
        read: async () => {
          await new Promise((done) => setTimeout(done, 20));
          if (track.readyState === 'ended') return { done: true, value: undefined };
          return {
            done: false,
            value: new FakeFrame({ displayWidth: 1280, displayHeight: 720 }, { timestamp: 0 }),
          };
        },
        cancel: async () => undefined,
      }),
    };
  }
}

let camera: Track;
let states: BroadcastState[];

function broadcastOf(begin: () => Promise<Ingest> = async () => PLACE, microphone: Track | null = null) {
  states = [];
  return new Broadcast({
    begin,
    camera: camera as unknown as MediaStreamTrack,
    microphone: microphone as unknown as MediaStreamTrack | null,
    place: PLACE,
    onChange: (state) => states.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  openFrames.clear();
  Object.assign(encoder, { frames: 0, begun: 0, fail: null, isHung: false });
  camera = trackOf({ width: 1280, height: 720 });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('VideoFrame', FakeFrame);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly getContext = () => null;
    },
  );
  vi.stubGlobal('MediaStreamTrackProcessor', Processor);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes on after its encoder broke, though the camera and the microphone were unplugged before', async () => {
  const microphone = trackOf({ sampleRate: 48_000, channelCount: 1 });
  const broadcast = broadcastOf(undefined, microphone);
  microphone.readyState = 'ended';
  await broadcast.start();
  await vi.advanceTimersByTimeAsync(2000);
  camera.readyState = 'ended';
  encoder.onBroken(new Error('codec reclaimed'));
  await vi.advanceTimersByTimeAsync(100);
  encoder.frames = 0;
  await vi.advanceTimersByTimeAsync(2000);
  expect(encoder.begun).toBe(2);
  expect(encoder.frames).toBeGreaterThan(20);
  expect(broadcast.state.is).toBe('sending');
  broadcast.stop();
  await vi.advanceTimersByTimeAsync(200);
  expect(openFrames.size).toBe(0);
});

it('ends where its encoder cannot even be begun, and does not say that it starts for ever', async () => {
  const broadcast = broadcastOf();
  encoder.fail = new DOMException('no encoder left', 'QuotaExceededError');
  await broadcast.start();
  expect(states.at(-1)).toMatchObject({ is: 'over', why: 'encoder' });
});

it('begins anew with an encoder that hangs without an error, and ends where each of them does', async () => {
  const broadcast = broadcastOf();
  await broadcast.start();
  await vi.advanceTimersByTimeAsync(5000);
  encoder.isHung = true;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(encoder.begun).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toMatchObject({ is: 'over', why: 'encoder' });
  broadcast.stop();
});

it('sends black, so that who speaks is heard, of a camera that never gives a picture', async () => {
  camera.readyState = 'ended';
  const broadcast = broadcastOf();
  await broadcast.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(encoder.frames).toBeGreaterThan(20);
  broadcast.stop();
  await vi.advanceTimersByTimeAsync(200);
  expect(openFrames.size).toBe(0);
});
