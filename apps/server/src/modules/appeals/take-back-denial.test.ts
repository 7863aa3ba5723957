import { expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { useAppeals } from './appeals.fixture.ts';
import { mailAppeal } from './mail-appeal.ts';

const { harness, people, post, appealed, decide, statusOf } = useAppeals();
const takeBack = (id: string, by = people.other) =>
  post(`/admin/appeals/${id}/take-back`, { reason: 'Hindi namin nabasa lahat' }, by.headers);
const listed = async (status: string, id: string) =>
  (
    await harness.app.inject({
      url: `/api/admin/appeals?limit=50&status=${status}`,
      headers: people.other.headers,
    })
  )
    .json()
    .appeals.find((appeal: { id: string }) => appeal.id === id);

it('lets a denied appeal wait again, with its history, and be granted then', async () => {
  const { fan, token, appealId } = await appealed('ban');
  expect(expectRefusal(await takeBack(appealId)).code).toBe('take_back_refused');
  await decide(appealId, 'denied');
  expect((await takeBack(appealId)).statusCode).toBe(200);
  const card = await listed('open', appealId);
  expect(card).toMatchObject({ decision: null, answer: null });
  expect(card.history.map(({ what }: { what: string }) => what)).toEqual(['taken_back', 'denied']);
  expect(card.history[0].reason).toBe('Hindi namin nabasa lahat');
  const own = (await post('/appeals/case', { token })).json();
  expect(own).toMatchObject({ appeal: { decision: null, answer: null }, may_appeal: false });
  expect(await statusOf(fan.id)).toBe('banned');
  expect((await decide(appealId, 'granted')).statusCode).toBe(200);
  expect(await statusOf(fan.id)).toBe('active');
  expect(expectRefusal(await takeBack(appealId)).code).toBe('take_back_refused');
});

it('is taken back once, by who may, and told to who appealed', async () => {
  const { fan, appealId } = await appealed('warn');
  await decide(appealId, 'denied');
  const finance = await harness.factory.admin({ role: 'finance' });
  expect(expectRefusal(await takeBack(appealId, finance)).code).toBe('other_part');
  expect(expectRefusal(await takeBack(appealId, fan)).code).toBe('admins_only');
  const answers = await Promise.all([takeBack(appealId), takeBack(appealId, people.judge)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { mail, sent } = catchMail();
  const takenBack = { id: harness.deps.ids.next(), reason: 'Nagkamali kami' };
  await mailAppeal({ ...harness.deps, mail }, { appealId, to: 'person', takenBack });
  // What was queued before it was taken back says nothing any more.
  await mailAppeal({ ...harness.deps, mail }, { appealId, to: 'person' });
  expect(sent.map(({ subject }) => subject)).toEqual(['We look at your appeal again']);
  expect(sent[0]?.text).toContain('Nagkamali kami');
});
