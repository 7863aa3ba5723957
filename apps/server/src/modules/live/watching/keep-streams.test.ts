import { expect, it } from 'vitest';
import { SECOND_MS } from '../../../platform/durations.ts';
import { FakeLiveEngine, useLive } from '../live.fixture.ts';
import { keepStreams } from './keep-streams.ts';

const { harness, running } = useLive();

/** The next stream that is asked for takes its time, and is not carried. */
class SlowAfterFirst extends FakeLiveEngine {
  override async state(id: string) {
    const state = await super.state(id);
    if (!state) harness.clock.advance(20 * SECOND_MS);
    return state;
  }
}

it('a stream was heard of when its carrier answered, however late that is kept', async () => {
  const [first] = [
    await running(await harness.factory.creator()),
    await running(await harness.factory.creator()),
  ];
  const live = new SlowAfterFirst();
  live.states.set(first, { viewers: 1, silentMs: SECOND_MS });
  const answered = harness.clock.now();
  await keepStreams({ ...harness.deps, live });
  const kept = await harness.deps.db
    .selectFrom('live_streams')
    .select(['heard_at', 'viewers_count'])
    .where('id', '=', first)
    .executeTakeFirst();
  expect(kept).toEqual({ heard_at: answered, viewers_count: 1 });
});
