import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BroadcastState, Ingest } from './broadcast.ts';
import { asked, FakeWorker, forgetWorkers, workers } from './thread.fixture.ts';

const PLACE: Ingest = { url: '/api/live-ingest/1/1', token: 'token' };

/** What was made on the page. */
const here = vi.hoisted(() => ({ places: [] as (Ingest | null)[], stopped: 0 }));
vi.mock('./broadcast.ts', () => ({
  Broadcast: class {
    readonly #tell: (state: object) => void;
    constructor({ onChange }: { onChange: (state: object) => void }) {
      this.#tell = onChange;
    }
    async start(place: Ingest | null): Promise<void> {
      here.places.push(place);
      this.#tell({ is: 'sending', why: null, step: 0, behind: null, since: null });
    }
    async stop(): Promise<void> {
      here.stopped += 1;
    }
  },
}));
const silent = vi.hoisted(() => () => ({
  read: () => new Promise(() => undefined),
  cancel: async () => undefined,
}));
vi.mock('./feeds-of-tracks.ts', () => ({
  cameraFeed: () => ({ id: 1, from: silent(), isShown: false }),
  microphoneFeed: () => ({ id: 2, from: silent(), shape: null }),
}));

const track = { getSettings: () => ({ width: 1280, height: 720 }) } as unknown as MediaStreamTrack;
let states: BroadcastState[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  // What was found unfit is forgotten with the page.
  vi.resetModules();
  forgetWorkers();
  states = [];
  [here.places, here.stopped] = [[], 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function broadcastOf() {
  const { beginThread, HostBroadcast } = await import('./host-broadcast.ts');
  const broadcast = new HostBroadcast({
    begin: async () => PLACE,
    camera: track,
    microphone: null,
    onChange: (state) => states.push(state),
    thread: beginThread(),
  });
  return { broadcast, beginThread };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function stay(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    workers[0]?.sayAlive();
    await pass(1000);
  }
}

it('makes a stream in a thread of its own, and ends that with it', async () => {
  const { broadcast } = await broadcastOf();
  void broadcast.start(PLACE);
  await stay(30);
  broadcast.setCamera(track);
  workers[0]?.say({ is: 'reconnecting' });
  await stay(1);
  expect(states.map(({ is }) => is)).toEqual(['reconnecting']);
  broadcast.stop();
  await pass(1000);
  expect(asked).toEqual(['open', 'start', 'setCamera', 'stop']);
  expect(workers[0]?.isOver).toBe(true);
  expect(here.places).toEqual([]);
});

it('makes it on the page where no thread comes up, at the place that it has', async () => {
  const { broadcast, beginThread } = await broadcastOf();
  void broadcast.start(PLACE);
  await pass(9000);
  expect(here.places).toEqual([PLACE]);
  expect(workers[0]?.isOver).toBe(true);
  // The next one need not be tried.
  expect(beginThread()).toBeNull();
});

it('makes it on the page at once where the code of the thread did not come, or where there are no threads', async () => {
  const { broadcast } = await broadcastOf();
  void broadcast.start(PLACE);
  workers[0]?.dispatchEvent(new Event('error'));
  await pass(0);
  expect(here.places).toEqual([PLACE]);
  vi.stubGlobal('Worker', undefined);
  vi.resetModules();
  const other = await broadcastOf();
  void other.broadcast.start(PLACE);
  await pass(0);
  expect(here.places).toEqual([PLACE, PLACE]);
});

it('goes on here, with another beginning, where the thread dies while it sends', async () => {
  const { broadcast } = await broadcastOf();
  void broadcast.start(PLACE);
  await stay(10);
  workers[0]?.say({});
  await pass(12_000);
  expect(here.places).toEqual([null]);
  expect(states.map(({ is }) => is)).toEqual(['sending', 'starting', 'sending']);
  broadcast.stop();
  await pass(0);
  expect(here.stopped).toBe(1);
});

it('encodes here what the thread cannot, and ends with what ends both', async () => {
  const { broadcast } = await broadcastOf();
  void broadcast.start(PLACE);
  await stay(1);
  workers[0]?.say({ is: 'over', why: 'encoder' });
  await pass(0);
  expect(here.places).toEqual([null]);

  vi.resetModules();
  forgetWorkers();
  states = [];
  const other = await broadcastOf();
  void other.broadcast.start(PLACE);
  await stay(1);
  workers[0]?.say({ is: 'over', why: 'ended' });
  await pass(1000);
  expect(states.map(({ why }) => why)).toEqual(['ended']);
  expect(here.places).toEqual([null]);
  expect(workers[0]?.isOver).toBe(true);
});

it('leaves nothing behind that was on its way when it was stopped', async () => {
  const { broadcast } = await broadcastOf();
  void broadcast.start(PLACE);
  broadcast.stop();
  await pass(9000);
  expect(workers[0]?.isOver).toBe(true);
  expect([asked, here.places, states]).toEqual([[], [], []]);
});
