import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MadeStream, makeStream } from '../../../providers/live/live-parts.fixture.ts';
import { type Relay, STREAM, startRelay } from './relay.fixture.ts';

/** What is kept of a stream, in a store on the disk. */
let relay: Relay;
let made: MadeStream;
beforeAll(async () => {
  relay = await startRelay();
  made = await makeStream({ seconds: 12 });
});
afterAll(() => relay.stop());

async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const buffers: Buffer[] = [];
  for await (const piece of pieces) buffers.push(piece);
  return Buffer.concat(buffers);
}

/** What a player would make of it. */
async function film(pieces: AsyncIterable<Buffer>) {
  const input = new Input({ source: new BufferSource(await whole(pieces)), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const first = await video?.getFirstTimestamp();
  return {
    seconds: Math.round((await input.computeDuration()) * 10) / 10,
    width: await video?.getDisplayWidth(),
    codecs: [await video?.getCodec(), await (await input.getPrimaryAudioTrack())?.getCodec()],
    first,
  };
}
const read = (engine: Relay['engine'], index = 0, cut?: { fromMs?: number; toMs?: number }) => {
  return engine.recordings.read(STREAM, index, cut);
};
const runs = (engine: Relay['engine']) => engine.recordings.runs(STREAM);

/** Sends parts of a connection without waiting for the time that they last. */
async function send(to: Relay, generation: number, stream: MadeStream, parts: number) {
  const put = to.host(generation);
  for (const [n, bytes] of [stream.init, ...stream.parts.slice(0, parts)].entries()) {
    const answer = await put(n, bytes);
    if (answer.status !== 200) throw new Error(`${n}: ${answer.status}`);
  }
}

/** Names of parts that a list says. */
async function namesIn(list: Response): Promise<string[]> {
  return [...(await list.text()).matchAll(/p\d+\.\d+\.[\w-]+\.m4s/g)].map(([name]) => name);
}

it('is there after a crash but for its last seconds, and goes on behind them', async () => {
  await send(relay, 1, made, 20);
  await expect.poll(() => runs(relay.engine)).toMatchObject([{ durationMs: 10_000 }]);
  // Nobody says goodbye: what a process knew that was killed is gone with it.
  const next = await startRelay({ folder: relay.folder });
  const forgotten = await next.host(1)(21, made.parts[20] ?? made.init);
  expect(forgotten.headers.get('x-likha-next')).toBe('0');
  await send(next, 1, made, 4);
  await next.engine.close(STREAM);
  expect(await runs(next.engine)).toEqual([
    {
      index: 0,
      durationMs: 12_000,
      tens: [expect.any(Number), expect.any(Number)],
      width: 720,
      height: 1280,
    },
  ]);
  expect(await film(read(next.engine))).toEqual({
    seconds: 12,
    width: 720,
    codecs: ['avc', 'aac'],
    first: 0,
  });
  await next.stop({ keep: true });
});

it('gives what is counted anew after a crash another name, as a cache may keep the one before', async () => {
  const [one, other] = await Promise.all([
    startRelay(),
    startRelay({ clock: { now: () => new Date('2026-05-01T00:00:05Z') } }),
  ]);
  const [before, after] = await Promise.all(
    [one, other].map(async (each) => {
      await send(each, 1, made, 4);
      return namesIn(await (await each.viewer('fan'))());
    }),
  );
  expect(before).not.toHaveLength(0);
  expect(after).toHaveLength(before?.length ?? 0);
  expect(after?.filter((name) => before?.includes(name))).toEqual([]);
  const old = await (await other.viewer('fan'))(before?.[0]);
  expect(old.status).toBe(404);
  await Promise.all([one.stop(), other.stop()]);
});

it('is cut at parts, and begins at zero then', async () => {
  const cut = await film(read(relay.engine, 0, { fromMs: 2000, toMs: 5000 }));
  expect(cut).toMatchObject({ seconds: 3, first: 0 });
  const between = await film(read(relay.engine, 0, { fromMs: 2100, toMs: 5200 }));
  expect(between).toMatchObject({ seconds: 3, first: 0 });
});

it('of another size is a run of its own, and of the same size none, whenever it was made', async () => {
  const turned = await makeStream({ seconds: 2, width: 1280, height: 720 });
  const again = await makeStream({ seconds: 2, width: 1280, height: 720, fromSeconds: 5 });
  const next = await startRelay({ folder: relay.folder });
  await send(next, 3, turned, 4);
  await send(next, 4, again, 4);
  await next.engine.close(STREAM);
  expect(await runs(next.engine)).toMatchObject([
    { durationMs: 12_000, width: 720 },
    { durationMs: 4000, width: 1280, height: 720 },
  ]);
  // Five seconds ago it had the size before.
  expect(await film(next.engine.recent(STREAM, 2, 5))).toMatchObject({ seconds: 2, width: 720 });
  expect(await film(next.engine.recent(STREAM, 2, 1))).toMatchObject({ seconds: 2, width: 1280 });
  expect(await film(read(next.engine, 1))).toMatchObject({ seconds: 4, width: 1280, first: 0 });
  await next.stop({ keep: true });
});

it('of late is one film, from memory and from the store', async () => {
  const next = await startRelay({ folder: relay.folder });
  const put = next.host(5);
  const long = await makeStream({ seconds: 40 });
  await put(0, long.init);
  for (const [at, bytes] of long.parts.entries()) {
    const answer = await put(at + 1, bytes);
    // The host waits as long as it is told: here time is another's.
    if (answer.status !== 200) break;
  }
  expect(await film(next.engine.recent(STREAM, 1))).toMatchObject({ seconds: 1, first: 0 });
  expect(await film(next.engine.recent(STREAM, 8))).toMatchObject({ seconds: 8, first: 0 });
  expect((await film(next.engine.recent(STREAM, 60))).seconds).toBeGreaterThanOrEqual(10);
  // Whoever knows nothing of the stream, as a worker, finds what is stored.
  expect((await film(relay.engine.recent(STREAM, 3))).seconds).toBeGreaterThanOrEqual(3);
  await next.stop({ keep: true });
});

it('is removed whole, and may be removed again', async () => {
  await relay.engine.recordings.remove(STREAM);
  await relay.engine.recordings.remove(STREAM);
  expect(await runs(relay.engine)).toEqual([]);
  expect(await whole(relay.engine.recent('01890000-0000-7000-8000-00000000000f', 5))).toHaveLength(0);
});
