import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createKeys } from '../../platform/keys.ts';
import { createLog } from '../../platform/log.ts';
import { DiskStorage } from '../storage/disk.ts';
import { makeStream } from './live-parts.fixture.ts';
import { createLocalWire } from './live-wire.ts';
import { RelayEngine } from './relay-engine.ts';
import type { Logged, SharedLog } from './shared-log.ts';

const folder = await mkdtemp(join(tmpdir(), 'likha-own-parts-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What nodes share, which says what is new to who follows before it answers who added it: the two come on two connections. */
function hearsFirst(): SharedLog {
  let hear: ((logged: Logged) => Promise<void>) | null = null;
  return {
    async add(_streamId, logged) {
      await hear?.(structuredClone({ entry: logged.entry, bytes: logged.bytes }));
      return true;
    },
    read: async () => [],
    init: async () => null,
    follow: (_streamId, _seq, hears) => {
      hear = hears;
    },
    unfollow: () => undefined,
    tellViewers: async () => 0,
    remove: async () => undefined,
    stop: () => undefined,
  };
}

it('what a node took is recorded by it, also where it hears of it before it is told that it may', async () => {
  const engine = new RelayEngine({
    clock: { now: () => new Date('2026-05-01T00:00:00Z') },
    log: createLog('silent'),
    storage: new DiskStorage(join(folder, 'media')),
    workFolder: join(folder, 'work'),
    keysFor: createKeys(Buffer.alloc(32, 1), null),
    shared: hearsFirst(),
    wire: createLocalWire(),
    look: async () => 'film',
  });
  const streamId = '01890000-0000-7000-8000-000000000001';
  const made = await makeStream({ seconds: 12 });
  // Sent as fast as it goes: ten seconds ahead are enough for what is sent here.
  for (const [n, bytes] of [made.init, ...made.parts].entries())
    await expect.poll(() => engine.take({ streamId, generation: 1, n, bytes })).toMatchObject({ took: true });
  expect(engine.carried()).toEqual([streamId]);
  await engine.close(streamId);
  expect(await engine.recordings.runs(streamId)).toMatchObject([{ durationMs: 500 * made.parts.length }]);
  await engine.stop();
});
