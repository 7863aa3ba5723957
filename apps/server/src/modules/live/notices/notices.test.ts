import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { countJobs } from '../../../platform/jobs.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { tellJob } from '../declared-jobs.ts';
import { useLive } from '../live.fixture.ts';
import { sweepStreams } from '../streams/sweep-streams.ts';
import { keepStreams } from '../watching/keep-streams.ts';
import { tellPeople } from './tell-people.ts';

const { harness, engine, call, plan, start, show } = useLive();

const told = async (person: Person) =>
  (await call('GET', '/notifications', person))
    .json()
    .notifications.map((news: { kind: string }) => news.kind);
const later = (ms: number) => new Date(harness.clock.now().getTime() + ms).toISOString();

it('who asked is reminded ten minutes before, who follows is told of the beginning, each once, and who muted nothing', async () => {
  const creator = await harness.factory.creator();
  const [follower, waiting, muting, stranger] = (await Promise.all(
    [1, 2, 3, 4].map(() => harness.factory.fan()),
  )) as [Person, Person, Person, Person];
  for (const fan of [follower, muting]) await call('POST', `/creators/${creator.id}/follow`, fan);
  await call('PUT', `/notifications/muted/${creator.id}`, muting);
  const { id } = await plan(creator, { scheduled_at: later(HOUR_MS) });
  for (let times = 0; times < 2; times += 1)
    expect((await call('PUT', `/live/${id}/reminder`, waiting)).json()).toEqual({ has_reminder: true });
  expect((await show(waiting, id)).has_reminder).toBe(true);

  harness.clock.advance(49 * MINUTE_MS);
  await sweepStreams(harness.deps);
  await workedOff(harness, ['live.tell']);
  expect(await told(waiting)).toEqual([]);
  harness.clock.advance(2 * MINUTE_MS);
  await sweepStreams(harness.deps);
  await sweepStreams(harness.deps);
  expect(await countJobs(harness.deps.db, tellJob, 10)).toBe(1);
  await workedOff(harness, ['live.tell']);
  expect([await told(waiting), await told(follower)]).toEqual([['live_soon'], []]);

  harness.clock.advance(MINUTE_MS);
  await start(creator, id);
  engine.states.set(id, { viewers: 0, silentMs: 0 });
  await Promise.all([keepStreams(harness.deps), keepStreams(harness.deps)]);
  await workedOff(harness, ['live.tell']);
  await tellPeople(harness.deps, { liveId: id, what: 'live', after: null });
  const all = await Promise.all([waiting, follower, muting, stranger, creator].map(told));
  expect(all).toEqual([['live', 'live_soon'], ['live'], [], [], expect.arrayContaining(['follower'])]);
  engine.states.delete(id);
});

it('one that is put off after its reminder is reminded of again, at its new time', async () => {
  const creator = await harness.factory.creator();
  const waiting = await harness.factory.fan();
  const { id } = await plan(creator, { scheduled_at: later(8 * MINUTE_MS) });
  await call('PUT', `/live/${id}/reminder`, waiting);
  const remind = async () => {
    await sweepStreams(harness.deps);
    await sweepStreams(harness.deps);
    await workedOff(harness, ['live.tell']);
    return told(waiting);
  };
  expect(await remind()).toEqual(['live_soon']);
  // Another word in it is no other time.
  await call('PUT', `/live/${id}`, creator, { title: 'A little later' });
  expect(await remind()).toEqual(['live_soon']);
  expect((await call('PUT', `/live/${id}`, creator, { scheduled_at: later(2 * HOUR_MS) })).statusCode).toBe(
    200,
  );
  expect(await remind()).toEqual(['live_soon']);
  harness.clock.advance(111 * MINUTE_MS);
  expect(await remind()).toEqual(['live_soon', 'live_soon']);
  await call('DELETE', `/live/${id}`, creator);
});

it('who waited hears that it was called off, and who asks no more hears nothing', async () => {
  const creator = await harness.factory.creator();
  const [waiting, gone] = [await harness.factory.fan(), await harness.factory.fan()];
  const { id } = await plan(creator, { scheduled_at: later(HOUR_MS) });
  for (const fan of [waiting, gone]) await call('PUT', `/live/${id}/reminder`, fan);
  await call('DELETE', `/live/${id}/reminder`, gone);
  await call('DELETE', `/live/${id}`, creator);
  await workedOff(harness, ['live.tell']);
  expect([await told(waiting), await told(gone)]).toEqual([['live_off'], []]);
  expect(expectRefusal(await call('PUT', `/live/${id}/reminder`, gone)).code).toBe('live_ended');
  expect((await call('PUT', `/live/${harness.deps.ids.next()}/reminder`, gone)).statusCode).toBe(404);
});

it('of who may not stream now nobody is told that they soon will, and of who may again everybody', async () => {
  const [creator, waiting] = [await harness.factory.creator(), await harness.factory.fan()];
  const { id } = await plan(creator, { scheduled_at: later(HOUR_MS) });
  await call('PUT', `/live/${id}/reminder`, waiting);
  const { db } = harness.deps;
  const stand = (status: 'active' | 'suspended') =>
    db.updateTable('users').set({ status }).where('id', '=', creator.id).execute();
  // What was written down, and pushed, also where lists leave out whom it is about.
  const written = async () =>
    (await db.selectFrom('notifications').select('kind').where('person_id', '=', waiting.id).execute())
      .length;
  harness.clock.advance(51 * MINUTE_MS);
  await stand('suspended');
  await sweepStreams(harness.deps);
  await workedOff(harness, ['live.tell']);
  expect(await written()).toBe(0);
  await stand('active');
  await sweepStreams(harness.deps);
  // Suspended between the time and the telling.
  await stand('suspended');
  await tellPeople(harness.deps, { liveId: id, what: 'live_soon', after: null });
  expect(await written()).toBe(0);
  await stand('active');
  await workedOff(harness, ['live.tell']);
  expect(await told(waiting)).toEqual(['live_soon']);
  await call('DELETE', `/live/${id}`, creator);
});
