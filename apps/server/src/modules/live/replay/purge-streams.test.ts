import { expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../../platform/durations.ts';
import { useLive } from '../live.fixture.ts';
import { purgeStreams } from './purge-streams.ts';

/** Fake: who carries streams. */
const { harness, engine } = useLive();

/** So many streams of a creator that ended an hour ago. */
async function ended(count: number): Promise<string[]> {
  const { id: creator_id } = await harness.factory.creator();
  const now = harness.clock.now();
  const ids = Array.from({ length: count }, () => harness.deps.ids.next());
  const rows = ids.map((id) => ({
    id,
    creator_id,
    title: 'Live mula Baguio',
    audience: 'everyone' as const,
    is_nsfw: false,
    state: 'ended' as const,
    created_at: now,
    started_at: now,
    ended_at: now,
    ended_why: 'host' as const,
  }));
  await harness.deps.db.insertInto('live_streams').values(rows).execute();
  harness.clock.advance(HOUR_MS);
  return ids;
}
const left = async (ids: readonly string[]) => {
  const rows = await harness.deps.db
    .selectFrom('live_streams')
    .select('id')
    .where('id', 'in', [...ids])
    .where('purged_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

it('however many streams ended, nothing is left of any within the hour', async () => {
  const ids = await ended(120);
  await purgeStreams(harness.deps);
  expect(await left(ids)).toEqual([]);
});

it('one whose files cannot be taken away keeps those of no other', async () => {
  const ids = await ended(3);
  const remove = engine.recordings.remove;
  const removing = vi.spyOn(engine.recordings, 'remove').mockImplementation((id) => {
    if (id === ids[0]) throw new Error('the store is away');
    return remove(id);
  });
  await purgeStreams(harness.deps);
  removing.mockRestore();
  expect(await left(ids)).toEqual([ids[0]]);
  await purgeStreams(harness.deps);
  expect(await left(ids)).toEqual([]);
});
