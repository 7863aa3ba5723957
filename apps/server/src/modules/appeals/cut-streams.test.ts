import { expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import { mailSanction } from '../enforcement/mail-sanction.ts';
import { useLive } from '../live/live.fixture.ts';
import { mailAppeal } from './mail-appeal.ts';

const { harness, call, running } = useLive();
const TITLE = 'Live mula Baguio';

/** A stream that a moderator cut, against which its host appealed; and an admin who decides. */
async function appealed() {
  const [creator, moderator, admin] = [
    await harness.factory.creator(),
    await harness.factory.admin({ role: 'moderator' }),
    await harness.factory.admin(),
  ];
  const id = await running(creator);
  const startedAt = harness.clock.now().toISOString();
  await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'May hindi pinangalanan' });
  const { id: sanctionId } = await harness.deps.db
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', creator.id)
    .executeTakeFirstOrThrow();
  const token = harness.deps.appealTokens.make(sanctionId);
  await call('POST', '/appeals', null, { token, text: 'Kapatid ko iyon' });
  const { appeals } = (await call('GET', '/admin/appeals?limit=50', admin)).json();
  const appeal = appeals.find((each: { user_id: string }) => each.user_id === creator.id);
  return { creator, admin, token, sanctionId, appeal, startedAt };
}

it('shows who decides about a stream that was cut which it was, and that it does not come back', async () => {
  const { appeal } = await appealed();
  expect(appeal.sanction).toMatchObject({ kind: 'removal', removed_text: TITLE, stays_removed: true });
});

it('says to its host and to who decides which stream a decision is about, and when it began', async () => {
  const { token, appeal, startedAt } = await appealed();
  const stream = { title: TITLE, started_at: startedAt };
  expect(appeal.sanction.stream).toEqual(stream);
  expect((await call('POST', '/appeals/case', null, { token })).json().sanction.stream).toEqual(stream);
});

it('says it of a warning for a stream as well, and of no other decision', async () => {
  const [creator, admin] = [await harness.factory.creator(), await harness.factory.admin()];
  const id = await running(creator);
  const form = { report_type: 'spam', subject_type: 'live', subject_id: id };
  const report = (await call('POST', '/reports', await harness.factory.fan(), form)).json();
  const warning = { status: 'resolved', action_taken: 'warning' };
  const decided = await call('PUT', `/moderation/reports/${report.id}`, admin, warning);
  expect(decided.statusCode, decided.body).toBe(200);
  const cases = await harness.deps.db
    .selectFrom('sanctions')
    .select(['id', 'kind'])
    .where('user_id', '=', creator.id)
    .execute();
  expect(cases.map(({ kind }) => kind)).toEqual(['warning']);
  const token = harness.deps.appealTokens.make(cases[0]?.id ?? '');
  const { sanction } = (await call('POST', '/appeals/case', null, { token })).json();
  expect(sanction.stream).toMatchObject({ title: TITLE });
});

it('is taken back by staff as well, and that says that the stream stays over', async () => {
  const creator = await harness.factory.creator();
  const [moderator, admin] = [
    await harness.factory.admin({ role: 'moderator' }),
    await harness.factory.admin(),
  ];
  const id = await running(creator);
  await call('POST', `/admin/live/${id}/cut`, moderator, { reason: 'No' });
  const taken = await call('POST', `/moderation/content/${id}/take-back`, admin, {});
  expect(taken.json()).toMatchObject({
    was: 'removed',
    is_waiting: false,
    message: 'Taken back. The stream itself stays over.',
  });
});

it('is granted by taking back that the cut counts, and says nothing of what would have come back', async () => {
  const { creator, admin, token, sanctionId, appeal } = await appealed();
  const strikes = async () => (await call('GET', `/admin/users/${creator.id}/strikes`, admin)).json().strikes;
  expect(await strikes()).toHaveLength(1);
  const answer = { decision: 'granted', answer: 'Kapatid nga' };
  const granted = (await call('POST', `/admin/appeals/${appeal.id}/decision`, admin, answer)).json();
  expect(granted).toMatchObject({
    message: 'The appeal is granted',
    appeal: { sanction: { ended_at: harness.clock.now().toISOString() } },
  });
  expect(await strikes()).toEqual([]);
  const own = (await call('POST', '/appeals/case', null, { token })).json();
  expect(own.sanction.ended_at).not.toBeNull();

  const { mail, sent } = catchMail();
  await mailAppeal({ ...harness.deps, mail }, { appealId: appeal.id, to: 'person' });
  expect(sent[0]?.text).toContain('against the cut of a live stream again, and you were right: it does not');
  expect(sent[0]?.text).not.toContain('removed');
  for (const what of ['begun', 'lifted'] as const)
    await mailSanction({ ...harness.deps, mail }, { sanctionId, what });
  expect(sent.slice(1).map(({ subject }) => subject)).toEqual([
    'We cut your live stream',
    'We reversed a decision about your live stream',
  ]);
});
