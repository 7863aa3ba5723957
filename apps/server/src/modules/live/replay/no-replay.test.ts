import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { leaveAccount } from '../../accounts/index.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { useLive } from '../live.fixture.ts';
import { lookAfterStream } from '../streams/end-live.ts';
import { measureRecording } from './measure-recording.ts';
import { purgeStreams } from './purge-streams.ts';

/** Fake: who carries streams, the clock. */
const { harness, engine, call, running, show } = useLive();

const run = { index: 0, durationMs: 4000, tens: [9], width: 640, height: 360 };

async function scene() {
  const creator = await harness.factory.creator();
  const id = await running(creator, { replay: 'paid', replay_price: 25 });
  harness.clock.advance(10 * MINUTE_MS);
  return { creator, id };
}
const gone = async (id: string) => {
  harness.clock.advance(HOUR_MS - 5 * MINUTE_MS);
  await purgeStreams(harness.deps);
  return engine.removed.includes(id);
};
const leave = ({ viewer }: Person) =>
  inTransaction(harness.deps.db, (tx) => leaveAccount(harness.deps, tx, viewer, '127.0.0.1'));

describe('what was sent is gone within an hour where no post can become of it', () => {
  it.each([
    ['too little was sent', [run]],
    ['nothing was sent', []],
  ])('as %s', async (_why, runs) => {
    const { creator, id } = await scene();
    for (const each of runs) engine.runs.set(id, { run: each, bytes: Buffer.alloc(9) });
    await call('POST', `/live/${id}/end`, creator);
    await expect(measureRecording(harness.deps, id)).rejects.toThrow('is not there yet');
    expect((await show(creator, id)).replay.audience).toBe('paid');
    harness.clock.advance(2 * MINUTE_MS);
    await workedOff(harness, ['live.measure-recording']);
    expect((await show(creator, id)).replay.audience).toBe('none');
    expect(await gone(id)).toBe(true);
  });
});

describe('who deletes their account while live', () => {
  it('has ended the stream themselves, and nothing that was sent is left within an hour', async () => {
    const { creator, id } = await scene();
    const fan = await harness.factory.fan();
    engine.runs.set(id, { run: { ...run, durationMs: 60_000 }, bytes: Buffer.alloc(9) });
    await leave(creator);
    expect((await call('GET', `/live/${id}`, fan)).statusCode).toBe(404);
    await lookAfterStream(harness.deps, id);
    const row = await harness.deps.db
      .selectFrom('live_streams')
      .select(['state', 'ended_why'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'ended', ended_why: 'host' });
    expect(engine.closed).toContain(id);
    await workedOff(harness, ['live.measure-recording']);
    expect(await gone(id)).toBe(true);
  });

  it('is cut by staff where they banned them', async () => {
    const { creator, id } = await scene();
    const banned = harness.deps.db.updateTable('users').set({ status: 'banned' });
    await banned.where('id', '=', creator.id).execute();
    await lookAfterStream(harness.deps, id);
    const row = await harness.deps.db
      .selectFrom('live_streams')
      .select('ended_why')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.ended_why).toBe('staff');
  });
});
