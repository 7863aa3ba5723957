import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { useLive } from '../live.fixture.ts';

/** Fake: who carries streams, and what was sent. */
const { harness, engine, call, running } = useLive();

/** Where staff is shown it, without what all addresses begin with. */
const at = (url: string) => url.replace(/^\/api/, '');

it('what was kept of a stream is shown with what it was kept for: each report its own minute, an appeal the last', async () => {
  const [creator, moderator, admin] = [
    await harness.factory.creator(),
    await harness.factory.admin({ role: 'moderator' }),
    await harness.factory.admin(),
  ];
  const id = await running(creator);
  const reports = async () =>
    (await call('GET', '/moderation/reports?status=all', moderator)).json().reports as {
      live_evidence_url: string | null;
    }[];
  const kept = () =>
    harness.deps.db.selectFrom('live_evidence').select('id').where('live_id', '=', id).execute();
  const report = async (person: Person, said: string) => {
    engine.bytes = Buffer.from(said);
    const form = { report_type: 'spam', subject_type: 'live', subject_id: id };
    const before = (await kept()).length;
    expect((await call('POST', '/reports', person, form)).statusCode).toBe(201);
    await expect.poll(async () => (await kept()).length).toBe(before + 1);
  };
  await report(await harness.factory.fan(), 'the first minute');
  harness.clock.advance(5 * MINUTE_MS);
  await report(await harness.factory.fan(), 'the sixth minute');
  const urls = (await reports()).map(({ live_evidence_url: url }) => url ?? '');
  const read = async (url: string) => (await call('GET', at(url), moderator)).body;
  expect((await Promise.all(urls.map(read))).sort()).toEqual(['the first minute', 'the sixth minute']);

  harness.clock.advance(5 * MINUTE_MS);
  engine.bytes = Buffer.from('the last minute');
  await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'Somebody was not named' });
  await expect.poll(async () => (await kept()).length).toBe(3);
  const { id: sanctionId } = await harness.deps.db
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', creator.id)
    .executeTakeFirstOrThrow();
  const token = harness.deps.appealTokens.make(sanctionId);
  await call('POST', '/appeals', null, { token, text: 'My sister' });
  const { appeals } = (await call('GET', '/admin/appeals', admin)).json();
  const url = appeals[0].sanction.live_evidence_url;
  expect(await read(url)).toBe('the last minute');
  expect((await call('GET', at(url), creator)).statusCode).toBe(403);
  expect((await call('GET', `/admin/live/${id}/evidence?kept=${id}`, moderator)).statusCode).toBe(404);
});
