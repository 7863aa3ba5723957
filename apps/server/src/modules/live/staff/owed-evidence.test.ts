import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { useLive } from '../live.fixture.ts';
import { purgeStreams } from '../replay/purge-streams.ts';

/** Fake: who carries streams, what was sent, a store that is away. Real: the queue and its workers. */
const { harness, engine, call, running } = useLive();

/** What comes into the store but for evidence is not asked for here. */
function storeIsAway() {
  return vi.spyOn(harness.deps.storage, 'putFile').mockRejectedValue(new Error('away'));
}
beforeEach(() => {
  vi.restoreAllMocks();
  engine.bytes = Buffer.from('the last minute');
});

async function scene() {
  const [creator, fan, moderator] = [
    await harness.factory.creator(),
    await harness.factory.fan(),
    await harness.factory.admin({ role: 'moderator' }),
  ];
  return { creator, fan, moderator, id: await running(creator) };
}

async function report(fan: Person, id: string): Promise<string> {
  const form = { report_type: 'spam', subject_type: 'live', subject_id: id };
  const answer = await call('POST', '/reports', fan, form);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

/** What staff sees of a report. */
async function seen(moderator: Person, reportId: string) {
  const { reports } = (await call('GET', '/moderation/reports?status=all', moderator)).json();
  const { live_evidence: state, live_evidence_url: url } = reports.find(
    (each: { id: string }) => each.id === reportId,
  );
  return { state, url: url as string | null };
}

const read = async (moderator: Person, url: string | null) =>
  (await call('GET', (url ?? '').replace(/^\/api/, ''), moderator)).body;

/** The clock of jobs is the database's. */
async function worked() {
  await sql`update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'live.keep-evidence'`.execute(harness.deps.db);
  await workedOff(harness, ['live.keep-evidence']);
}

/** Its picture came until now. */
const shown = (id: string) =>
  harness.deps.db
    .updateTable('live_streams')
    .set({ last_part_at: harness.clock.now() })
    .where('id', '=', id)
    .execute();

describe('the minute before a report', () => {
  it('is kept once the store is back, as of the report, and staff sees that until then it is not', async () => {
    const { fan, moderator, id } = await scene();
    const away = storeIsAway();
    const reportId = await report(fan, id);
    await expect.poll(() => away.mock.calls.length).toBe(1);
    expect(await seen(moderator, reportId)).toEqual({ state: 'waiting', url: null });
    away.mockRestore();
    harness.clock.advance(3 * MINUTE_MS);
    await shown(id);
    await worked();
    const { state, url } = await seen(moderator, reportId);
    expect([state, await read(moderator, url)]).toEqual(['kept', 'the last minute']);
    expect(engine.recents.at(-1)).toEqual({ streamId: id, agoSeconds: 180 });
  });

  it('is kept before what was sent goes, which waits for it', async () => {
    const { creator, fan, moderator, id } = await scene();
    const away = storeIsAway();
    const reportId = await report(fan, id);
    await expect.poll(() => away.mock.calls.length).toBe(1);
    await call('POST', `/live/${id}/end`, creator);
    harness.clock.advance(HOUR_MS);
    await purgeStreams(harness.deps);
    expect([engine.removed.includes(id), (await seen(moderator, reportId)).state]).toEqual([
      false,
      'waiting',
    ]);
    away.mockRestore();
    await purgeStreams(harness.deps);
    expect([engine.removed.includes(id), (await seen(moderator, reportId)).state]).toEqual([true, 'kept']);
  });

  it('is lost where nothing was sent, and after a day in which it could not be kept; staff sees that', async () => {
    const [without, late] = [await scene(), await scene()];
    engine.bytes = Buffer.alloc(0);
    const first = await report(without.fan, without.id);
    // What is kept is read after the answer.
    await expect.poll(() => engine.recents.map(({ streamId }) => streamId)).toContain(without.id);
    engine.bytes = Buffer.from('x');
    const away = storeIsAway();
    const second = await report(late.fan, late.id);
    await expect.poll(() => away.mock.calls.length).toBe(1);
    for (const { creator, id } of [without, late]) await call('POST', `/live/${id}/end`, creator);
    harness.clock.advance(25 * HOUR_MS);
    engine.bytes = Buffer.alloc(0);
    await purgeStreams(harness.deps);
    expect(await seen(late.moderator, first)).toEqual({ state: 'lost', url: null });
    expect(await seen(late.moderator, second)).toEqual({ state: 'lost', url: null });
    expect(engine.removed).toEqual(expect.arrayContaining([without.id, late.id]));
    await worked();
  });
});

it('the last minute of a cut is kept once the store is back, and who decides an appeal sees how that stands', async () => {
  const { creator, moderator, id } = await scene();
  const admin = await harness.factory.admin();
  const away = storeIsAway();
  expect((await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'Not named' })).statusCode).toBe(
    200,
  );
  await expect.poll(() => away.mock.calls.length).toBeGreaterThan(0);
  const sanction = await harness.deps.db
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', creator.id)
    .executeTakeFirstOrThrow();
  await call('POST', '/appeals', null, {
    token: harness.deps.appealTokens.make(sanction.id),
    text: 'Ate ko',
  });
  const appeal = async () => (await call('GET', '/admin/appeals', admin)).json().appeals[0].sanction;
  expect(await appeal()).toMatchObject({ live_evidence: 'waiting', live_evidence_url: null });
  away.mockRestore();
  await worked();
  const { live_evidence: state, live_evidence_url: url } = await appeal();
  expect([state, await read(moderator, url)]).toEqual(['kept', 'the last minute']);
});
