import { expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { mailRemoval } from './mail-removal.ts';
import { removalRequest } from './removals.fixture.ts';

/** Fake: captcha, clock. */
const harness = useHarness();

async function refused(admin: Person) {
  const payload = removalRequest();
  const { id } = (await harness.app.inject({ method: 'POST', url: '/api/removal-requests', payload })).json();
  await send(`${id}/decision`, admin, { decision: 'refused', reason: 'Hindi ikaw ito' });
  return id as string;
}
const send = (path: string, { headers }: Person, payload: object) =>
  harness.app.inject({ method: 'POST', url: `/api/admin/removal-requests/${path}`, headers, payload });
const takeBack = (id: string, by: Person) => send(`${id}/take-back`, by, { reason: 'Ikaw pala' });

it('lets a refused request wait again, once, with its history, and be granted then', async () => {
  const [admin, other] = [await harness.factory.admin(), await harness.factory.admin()];
  const id = await refused(admin);
  const answers = await Promise.all([takeBack(id, admin), takeBack(id, other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { removal_requests } = (
    await harness.app.inject({ url: '/api/admin/removal-requests', headers: admin.headers })
  ).json();
  expect(removal_requests).toMatchObject([
    {
      id,
      decision: null,
      reason: null,
      history: [{ what: 'taken_back', reason: 'Ikaw pala' }, { what: 'refused' }],
    },
  ]);
  const creator = await harness.factory.creator();
  const post = await harness.factory.post(creator.id);
  const granted = { decision: 'removed', reason: 'Tama ka', post_ids: [post] };
  expect((await send(`${id}/decision`, other, granted)).statusCode).toBe(200);
  // What was removed is kept no longer.
  expect(expectRefusal(await takeBack(id, admin)).code).toBe('take_back_refused');
});

it('is taken back by who may, and told to who asked', async () => {
  const admin = await harness.factory.admin();
  const id = await refused(admin);
  const support = await harness.factory.admin({ role: 'support' });
  expect(expectRefusal(await takeBack(id, support)).code).toBe('other_part');
  expect(expectRefusal(await takeBack(id, await harness.factory.fan())).code).toBe('admins_only');
  expect((await takeBack(id, admin)).statusCode).toBe(200);
  const { mail, sent } = catchMail();
  const takenBack = { id: harness.deps.ids.next(), reason: 'Ikaw pala' };
  await mailRemoval({ ...harness.deps, mail }, { requestId: id, what: 'taken_back', takenBack });
  // What was queued before it was taken back says nothing any more.
  await mailRemoval({ ...harness.deps, mail }, { requestId: id, what: 'decided' });
  expect(sent.map(({ subject }) => subject)).toEqual(['We look at your removal request again']);
  expect(sent[0]?.text).toContain('Ikaw pala');
});
