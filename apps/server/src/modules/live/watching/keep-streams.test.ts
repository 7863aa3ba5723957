import { expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../../platform/durations.ts';
import { FakeLiveEngine, useLive } from '../live.fixture.ts';
import { lookAfterStream } from '../streams/end-live.ts';
import { keepStreams } from './keep-streams.ts';

const { harness, engine, running, show } = useLive();

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

it('a clock that leaps ends no stream of which something still comes, and one that is silent is lost', async () => {
  const creator = await harness.factory.creator();
  const id = await running(creator);
  engine.states.set(id, { viewers: 1, silentMs: 400 });
  harness.clock.advance(3600 * SECOND_MS);
  await lookAfterStream(harness.deps, id);
  await keepStreams(harness.deps);
  expect(await show(creator, id)).toMatchObject({ state: 'running' });
  engine.states.set(id, { viewers: 1, silentMs: 30 * SECOND_MS });
  harness.clock.advance(30 * SECOND_MS);
  await lookAfterStream(harness.deps, id);
  expect(await show(creator, id)).toMatchObject({ state: 'ended', ended_why: 'lost' });
});

it('a stream ends six hours after it began, whatever whoever carries it has counted', async () => {
  const creator = await harness.factory.creator();
  const id = await running(creator);
  for (const hours of [5, 6]) {
    harness.clock.advance(hours === 5 ? 5 * HOUR_MS : HOUR_MS);
    engine.states.set(id, { viewers: 1, silentMs: 0 });
    await keepStreams(harness.deps);
    await lookAfterStream(harness.deps, id);
    expect((await show(creator, id)).state).toBe(hours === 5 ? 'running' : 'ended');
  }
  engine.states.delete(id);
  const { started_at: from, ended_at: to, ended_why } = await show(creator, id);
  expect([Date.parse(to) - Date.parse(from), ended_why]).toEqual([6 * HOUR_MS, 'lost']);
});
