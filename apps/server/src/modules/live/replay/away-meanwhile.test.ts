import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { useLive } from '../live.fixture.ts';
import { makeReplay } from './make-replay.ts';
import { measureRecording } from './measure-recording.ts';
import { purgeStreams } from './purge-streams.ts';
import { replayKey } from './replay-key.ts';

/** A replay whose creator may not publish for some hours waits for them (P1033). Fake: who carries streams, and gives a video of a few seconds as what was sent. */
const { harness, engine, call, running } = useLive();

let video: Buffer;
beforeAll(async () => {
  video = await readFile(new URL('../../media/video/fixtures/located.mp4', import.meta.url));
});

async function ended() {
  const creator = await harness.factory.creator();
  const id = await running(creator, { replay: 'free' });
  const run = { index: 0, durationMs: 60_000, tens: [9, 9, 9, 9, 9, 9], width: 640, height: 360 };
  engine.runs.set(id, { run, bytes: video });
  harness.clock.advance(10 * MINUTE_MS);
  await call('POST', `/live/${id}/end`, creator);
  return { creator, id };
}
const postsOf = ({ id }: Person) =>
  harness.deps.db.selectFrom('posts').select('id').where('creator_id', '=', id).execute();

const AWAY = { suspended: { status: 'suspended' }, 'not verified': { kyc_status: 'pending' } } as const;
const become = (
  { id }: Person,
  how: { status?: 'suspended' | 'active'; kyc_status?: 'pending' | 'approved' },
) => harness.deps.db.updateTable('users').set(how).where('id', '=', id).execute();
const comeBack = (creator: Person) => become(creator, { status: 'active', kyc_status: 'approved' });
/** The queue has what it has at another time. */
const dropJob = (id: string) =>
  sql`select graphile_worker.remove_job(${replayKey(id)})`.execute(harness.deps.db);

describe.each(['suspended', 'not verified'] as const)('the replay of a creator who is %s', (what) => {
  it('comes once that is over, where it was to be made meanwhile', async () => {
    const { creator, id } = await ended();
    await measureRecording(harness.deps, id);
    await become(creator, AWAY[what]);
    // By itself, as nobody chose within the day.
    harness.clock.advance(DAY_MS);
    await dropJob(id);
    await makeReplay(harness.deps, id);
    await purgeStreams(harness.deps);
    expect([await postsOf(creator), engine.removed.includes(id)]).toEqual([[], false]);
    await comeBack(creator);
    await workedOff(harness, ['live.make-replay']);
    expect(await postsOf(creator)).toHaveLength(1);
  });

  it('comes once that is over, where it was to be measured meanwhile', async () => {
    const { creator, id } = await ended();
    await become(creator, AWAY[what]);
    await workedOff(harness, ['live.measure-recording']);
    await comeBack(creator);
    harness.clock.advance(HOUR_MS);
    await workedOff(harness, ['live.make-replay']);
    const stream = harness.deps.db.selectFrom('live_streams').select('recording_ms').where('id', '=', id);
    expect(await stream.executeTakeFirst()).toEqual({ recording_ms: 60_000 });
  });

  it('is not made where that came while it was put together, and comes once it is over', async () => {
    const { creator, id } = await ended();
    await measureRecording(harness.deps, id);
    await dropJob(id);
    const recordings = engine.recordings;
    const read = recordings.read.bind(recordings);
    const reading = vi.spyOn(recordings, 'read').mockImplementation(async function* (...asked) {
      yield* read(...asked);
      await become(creator, AWAY[what]);
    });
    await makeReplay(harness.deps, id);
    reading.mockRestore();
    expect(await postsOf(creator)).toEqual([]);
    await comeBack(creator);
    await workedOff(harness, ['live.make-replay']);
    expect(await postsOf(creator)).toHaveLength(1);
  });
});
