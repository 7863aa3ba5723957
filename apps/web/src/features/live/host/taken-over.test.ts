import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { askFor, following } from './begin-again.ts';
import { Broadcast, type BroadcastState, type Ingest } from './broadcast.ts';

const encoder = vi.hoisted(() => ({ onBroken: (_: unknown) => {} }));
vi.mock('./codecs.ts', () => ({
  chooseCodecs: async () => ({ picture: 'avc1.42e01f', sound: null, isOurs: false }),
  doWithoutOurs: () => undefined,
}));
vi.mock('./encode-parts.ts', () => ({
  startEncoding: async (options: Record<string, (_: unknown) => void>) => {
    options.onInit?.(new Uint8Array(1));
    Object.assign(encoder, { onBroken: options.onBroken });
    return { takes: () => true, setStep: () => undefined, waiting: 0, stop: () => undefined };
  },
}));
vi.mock('./picture.ts', () => ({
  Picture: class {
    setCamera() {}
    setFrames() {}
    isTooSlow = () => false;
    stop() {}
  },
}));

/** What the server keeps of a stream, and its rules for who begins. */
let generation: number;
/** Answers that get lost on their way. */
let lost: number;
let isLineGone: boolean;
let states: BroadcastState[];

const placeOf = (): Ingest => ({ url: `/api/live-ingest/1/${generation}`, token: 'token', generation });

async function start(after?: ReturnType<typeof following>): Promise<Ingest> {
  if (isLineGone) throw new ApiError('network');
  if (after && ![after.generation, after.next].includes(generation))
    throw new ApiError('live_superseded', { status: 409 });
  generation = after?.next ?? generation + 1;
  if (lost > 0) {
    lost -= 1;
    throw new ApiError('network');
  }
  return placeOf();
}

/** A tab of the host that sends. */
async function sending(): Promise<Broadcast> {
  const broadcast = new Broadcast({
    begin: (_, before) => {
      const after = following(before.generation);
      const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
      return askFor(() => start(after), 30_000, { now: () => performance.now(), sleep });
    },
    camera: { getSettings: () => ({ width: 1280, height: 720 }) } as unknown as MediaStreamTrack,
    microphone: null,
    place: await start(),
    onChange: (state) => states.push(state),
  });
  await broadcast.start();
  return broadcast;
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  [generation, lost, isLineGone, states] = [0, 0, false, []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not take back a stream that goes on elsewhere, where its encoder breaks before it heard of that (P1059)', async () => {
  await sending();
  const { generation: elsewhere } = await start();
  encoder.onBroken(null);
  await after(100);
  expect([states.at(-1)?.is, states.at(-1)?.why]).toEqual(['over', 'taken_over']);
  encoder.onBroken(null);
  await after(40_000);
  expect(generation).toBe(elsewhere);
});

it('does not take it back once its line comes back either', async () => {
  await sending();
  isLineGone = true;
  encoder.onBroken(null);
  await after(5000);
  generation += 1;
  isLineGone = false;
  const elsewhere = generation;
  await after(5000);
  expect([states.at(-1)?.why, generation]).toEqual(['taken_over', elsewhere]);
});

it('goes on by itself where nobody else does, also where an answer was lost, and again after that', async () => {
  const broadcast = await sending();
  lost = 1;
  encoder.onBroken(null);
  await after(3000);
  expect(broadcast.state.is).not.toBe('over');
  encoder.onBroken(null);
  await after(3000);
  expect(broadcast.state.is).not.toBe('over');
  expect(generation).toBeGreaterThan(1000);
  broadcast.stop();
});
