import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { PEOPLE, useLive } from '../live.fixture.ts';
import { purgeStreams } from '../replay/purge-streams.ts';
import { createLiveRights } from '../watching/live-rights.ts';
import { listOver } from '../watching/watchers.queries.ts';
import { closeCut } from './cut.ts';
import { evidencePath } from './evidence-path.ts';

const { harness, engine, call, start, running, show } = useLive();

const wall = async (admin: Person) => (await call('GET', '/admin/live', admin)).json().lives;
const onWall = async (admin: Person, id: string) =>
  (await wall(admin)).find((each: { live: { id: string } }) => each.live.id === id);
const evidence = (person: Person, id: string) => call('GET', `/admin/live/${id}/evidence`, person);
const actions = async () =>
  (await harness.deps.db.selectFrom('admin_actions').select(['action', 'subject_id']).execute()).filter(
    ({ action }) => action.startsWith('live.'),
  );

async function scene() {
  const [creator, fan, moderator] = [
    await harness.factory.creator(),
    await harness.factory.fan(),
    await harness.factory.admin({ role: 'moderator' }),
  ];
  return { creator, fan, moderator, id: await running(creator) };
}

describe('staff', () => {
  it('sees an empty wall while nobody streams', async () => {
    const moderator = await harness.factory.admin({ role: 'moderator' });
    const answer = await call('GET', '/admin/live', moderator);
    expect([answer.statusCode, answer.json()]).toEqual([200, { lives: [] }]);
  });

  it('sees every stream that runs with who is on camera, and watches unseen; both on record', async () => {
    const { creator, fan, moderator, id } = await scene();
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await call('GET', '/admin/live', support)).code).toBe('other_part');
    expect(expectRefusal(await call('GET', '/admin/live', fan)).code).toBe('admins_only');
    expect(await onWall(moderator, id)).toMatchObject({
      live: { creator: { id: creator.id } },
      people: PEOPLE,
      reports_count: 0,
      is_flagged: false,
    });
    const watching = await call('POST', `/admin/live/${id}/watch`, moderator);
    expect(watching.json()).toMatchObject({ kind: 'hls', name: `@${moderator.username}` });
    expect(engine.watched.at(-1)).toEqual({ streamId: id, id: `staff-${moderator.id}`, isUnseen: true });
    expect(await createLiveRights(harness.deps).mayStillWatch(id, `staff-${moderator.id}`)).toBe(true);
    await wall(moderator);
    const done = (await actions()).map(({ action, subject_id }) => `${action} ${subject_id}`);
    expect(done).toEqual(expect.arrayContaining([`live.view ${id}`, `live.watch ${id}`]));
    expect(done.filter((each) => each === `live.view ${id}`)).toHaveLength(1);
  });

  it('warns a host, who alone reads it', async () => {
    const { creator, fan, moderator, id } = await scene();
    await call('POST', `/admin/live/${id}/warn`, moderator, { text: 'Please stay dressed.' });
    expect((await show(creator, id)).warning).toMatchObject({ text: 'Please stay dressed.' });
    expect((await call('GET', `/live/${id}/chat`, creator)).json().warning.text).toBe('Please stay dressed.');
    expect([
      (await show(fan, id)).warning,
      (await call('GET', `/live/${id}/chat`, fan)).json().warning,
    ]).toEqual([null, null]);
    expect(await onWall(moderator, id)).toMatchObject({ warnings_count: 1 });
  });

  it('cuts a stream for good, at once for everybody, and keeps its last minute for itself', async () => {
    const { creator, fan, moderator, id } = await scene();
    const rights = createLiveRights(harness.deps);
    const cut = await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'Against the rules' });
    expect([cut.statusCode, engine.closed.includes(id)]).toEqual([200, true]);
    expect([await rights.mayStillWatch(id, fan.id), await rights.mayIngest(id, 1)]).toEqual([false, 'ended']);
    expect(await show(creator, id)).toMatchObject({ state: 'ended', ended_why: 'staff' });
    expect(expectRefusal(await start(creator, id)).code).toBe('live_ended');
    expect(expectRefusal(await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'x' })).code).toBe(
      'live_ended',
    );
    for (const person of [creator, fan]) expect((await evidence(person, id)).statusCode).toBe(403);
    const kept = await evidence(moderator, id);
    expect([kept.statusCode, kept.body]).toEqual([200, 'the last minute']);
    expect(kept.headers['content-disposition']).toContain(`evidence-${id}.mp4`);
    harness.clock.advance(HOUR_MS);
    await purgeStreams(harness.deps);
    expect([engine.removed.includes(id), (await evidence(moderator, id)).statusCode]).toEqual([true, 200]);
    harness.clock.advance(181 * DAY_MS);
    await purgeStreams(harness.deps);
    const left = await harness.deps.db
      .selectFrom('live_evidence')
      .select('id')
      .where('live_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('keeps the last minute of a cut once, however late a node hears of it, and none once nothing else is left', async () => {
    const { moderator, id } = await scene();
    await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'Against the rules' });
    const kept = () =>
      harness.deps.db.selectFrom('live_evidence').select('why').where('live_id', '=', id).execute();
    harness.clock.advance(2 * MINUTE_MS);
    await closeCut(harness.deps, id);
    expect([await kept(), await listOver(harness.deps.db, [id])]).toEqual([
      [{ why: 'cut' }],
      [{ id, is_cut: true }],
    ]);
    harness.clock.advance(HOUR_MS);
    await purgeStreams(harness.deps);
    expect(await listOver(harness.deps.db, [id])).toEqual([{ id, is_cut: false }]);
  });

  it('keeps it once where several nodes hear of a cut at the same moment, and no file beside it', async () => {
    const { moderator, id } = await scene();
    await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'Against the rules' });
    await harness.deps.db.deleteFrom('live_evidence').where('live_id', '=', id).execute();
    const [put, removed] = [
      vi.spyOn(harness.deps.storage, 'putFile'),
      vi.spyOn(harness.deps.storage, 'remove'),
    ];
    await Promise.all(Array.from({ length: 6 }, () => closeCut(harness.deps, id)));
    const kept = await harness.deps.db
      .selectFrom('live_evidence')
      .select(['id', 'why'])
      .where('live_id', '=', id)
      .execute();
    expect(kept).toMatchObject([{ why: 'cut' }]);
    // The node that heard of the cut by itself may have stored its own before all this.
    const gone = removed.mock.calls.flatMap(([keys]) => keys);
    const left = put.mock.calls.map(([key]) => key).filter((key) => !gone.includes(key));
    const named = kept.map((evidence) => evidencePath(evidence.id));
    expect(left.filter((key) => !named.includes(key))).toEqual([]);
  });

  it('tells a host why their stream was cut, with a way to appeal, once', async () => {
    const { creator, moderator, id } = await scene();
    for (const _ of [1, 2]) await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'A minor' });
    const noted = await harness.deps.db
      .selectFrom('sanctions')
      .select(['id', 'kind', 'reason', 'subject_type', 'subject_id'])
      .where('user_id', '=', creator.id)
      .execute();
    expect(noted).toEqual([
      { id: noted[0]?.id, kind: 'removal', reason: 'A minor', subject_type: 'live', subject_id: id },
    ]);
    const { rows } = await sql<{ payload: unknown }>`
      select jobs.payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = 'enforcement.mail-sanction'`.execute(harness.deps.db);
    expect(JSON.stringify(rows)).toContain(noted[0]?.id);
  });

  it('closes what waits about a stream with what cuts it', async () => {
    const { fan, moderator, id } = await scene();
    const about = { report_type: 'harassment', subject_type: 'live', subject_id: id };
    expect((await call('POST', '/reports', fan, about)).statusCode).toBe(201);
    const waiting = async () =>
      (
        await harness.deps.db.selectFrom('reports').select('status').where('subject_id', '=', id).execute()
      ).map(({ status }) => status);
    expect(await waiting()).toEqual(['pending']);
    await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'A minor' });
    expect(await waiting()).toEqual(['resolved']);
  });

  it('keeps the last minute as well of a stream whose host is banned, which ends within seconds', async () => {
    const { creator, moderator, id } = await scene();
    await call('POST', `/admin/users/${creator.id}/ban`, moderator, { reason: 'Fraud' });
    await expect.poll(() => engine.closed).toContain(id);
    expect((await evidence(moderator, id)).statusCode).toBe(200);
  });

  it('cuts also where its last minute cannot be kept', async () => {
    const { moderator, id } = await scene();
    const recent = vi.spyOn(engine, 'recent').mockImplementation(() => {
      throw new Error('the carrier is gone');
    });
    expect((await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'No' })).statusCode).toBe(200);
    await expect.poll(() => recent.mock.calls.length).toBeGreaterThan(1);
    expect((await evidence(moderator, id)).statusCode).toBe(404);
    recent.mockRestore();
  });
});

describe('a report of a stream', () => {
  const report = (person: Person, id: string, more: object = {}) =>
    call('POST', '/reports', person, {
      report_type: 'inappropriate_content',
      subject_type: 'live',
      subject_id: id,
      ...more,
    });
  const queue = async (admin: Person, query = '') =>
    (await call('GET', `/moderation/reports?status=pending${query}`, admin)).json();

  it('stands first while it runs, keeps the last minute, and ends it when staff removes it', async () => {
    const { creator, fan, moderator, id } = await scene();
    const older = await harness.factory.fan();
    const post = await harness.factory.post(creator.id);
    await report(older, post, { subject_type: 'post' });
    expect((await report(fan, id)).statusCode).toBe(201);
    expect(expectRefusal(await report(creator, id)).code).toBe('report_refused');
    const first = await queue(moderator, '&limit=1');
    expect(first.reports).toMatchObject([
      { subject_type: 'live', subject_id: id, subject_text: 'Live mula Baguio' },
    ]);
    const second = await queue(moderator, `&limit=1&cursor=${first.next_cursor}`);
    expect([second.reports[0].subject_id, second.next_cursor]).toEqual([post, null]);
    await expect.poll(async () => (await evidence(moderator, id)).statusCode).toBe(200);
    expect(await onWall(moderator, id)).toMatchObject({ reports_count: 1 });
    const decided = await call('PUT', `/moderation/reports/${first.reports[0].id}`, moderator, {
      status: 'resolved',
      action_taken: 'remove_content',
      reason: 'Against the rules',
    });
    expect(decided.statusCode).toBe(200);
    expect(await show(creator, id)).toMatchObject({ state: 'ended', ended_why: 'staff' });
    await expect.poll(() => engine.closed).toContain(id);
  });
});

it('a stream that ended leaves nothing within an hour, and what was paid stays', async () => {
  const { creator, fan, id } = await scene();
  await harness.factory.buy(fan.id, 50);
  await call('POST', `/live/${id}/chat`, fan, { client_id: harness.deps.ids.next(), text: 'Salamat' });
  await call('POST', `/live/${id}/tips`, fan, { credits: 10, message: 'Para sa iyo' });
  harness.clock.advance(10 * MINUTE_MS);
  await call('POST', `/live/${id}/end`, creator);
  await purgeStreams(harness.deps);
  expect((await call('GET', `/live/${id}/chat`, creator)).json().lines).toHaveLength(2);
  harness.clock.advance(55 * MINUTE_MS);
  await purgeStreams(harness.deps);
  expect((await call('GET', `/live/${id}/chat`, creator)).json().lines).toEqual([]);
  expect(engine.removed).toContain(id);
  expect((await call('GET', '/live/own', creator)).json().lives[0]).toMatchObject({
    tips_credits: 10,
    tips_count: 1,
  });
  await workedOff(harness, ['live.tell']);
});
