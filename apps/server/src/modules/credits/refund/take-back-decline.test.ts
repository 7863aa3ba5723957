import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { unlockContent } from '../../unlocks/index.ts';
import { useBackPayments } from './back-payments.fixture.ts';
import { ask, bought, decide, listed, requestOf, seen } from './refunds.fixture.ts';

/** Fake: captcha, clock, payment providers. */
const { harness, admin, run, laws, mailed, newsOf, paidBack } = useBackPayments();

async function declined(credits = 100) {
  const { fan, id, orderId } = await bought(harness, { credits });
  await ask(harness, fan, id);
  expect((await decide(harness, admin, id, 'decline')).statusCode).toBe(200);
  return { fan, id, orderId, requestId: (await requestOf(harness, id)).id };
}
const takeBack = (requestId: string, by: Person, payload: object = { reason: 'Nagkamali kami' }) =>
  harness.app.inject({
    method: 'POST',
    url: `/api/admin/refund-requests/${requestId}/take-back`,
    headers: by.headers,
    payload,
  });
async function unlock(fan: Person, price: number) {
  const creator = await harness.factory.creator();
  const postId = await harness.factory.post(creator.id, { price });
  return unlockContent(harness.deps, fan.viewer, postId, harness.deps.ids.next());
}

it('lets a declined refund wait again, once, holding its credits, with its history, and be approved then', async () => {
  const { fan, id, orderId, requestId } = await declined();
  const other = await harness.factory.admin();
  const asked = await requestOf(harness, id);
  harness.clock.advance(3 * DAY_MS);
  const answers = await Promise.all([takeBack(requestId, admin), takeBack(requestId, other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await laws()).toEqual([]);
  expect((await listed(harness, admin)).find((one: { id: string }) => one.id === requestId)).toMatchObject({
    status: 'open',
    answer: null,
    asked_at: asked.asked_at.toISOString(),
    history: [
      { what: 'taken_back', reason: 'Nagkamali kami' },
      { what: 'declined', reason: 'Tiningnan namin' },
    ],
  });
  await expect(unlock(fan, 100)).rejects.toMatchObject({ code: 'credits_held' });
  expect((await decide(harness, admin, id)).statusCode).toBe(200);
  await run();
  expect(await seen(harness, fan, id)).toMatchObject({
    status: 'refunded',
    balance: 0,
    request: 'paid_back',
  });
  expect(paidBack(`cap-${orderId}`)).toHaveLength(1);
  // That it was declined had not been sent yet.
  expect(newsOf(await mailed(id))).toEqual(['asked', 'reopened', 'approved', 'paid']);
  expect(await laws()).toEqual([]);
});

it('is refused where the credits were used since, and changes nothing', async () => {
  const { fan, id, requestId } = await declined();
  await unlock(fan, 40);
  expect(expectRefusal(await takeBack(requestId, admin)).code).toBe('credits_were_spent');
  expect(await seen(harness, fan, id)).toMatchObject({ balance: 60, request: 'declined' });
});

it('happens once where a spend comes at the same moment', async () => {
  const { fan, id, requestId } = await declined();
  const [answer, spent] = await Promise.all([
    takeBack(requestId, admin),
    unlock(fan, 60).then(
      () => true,
      () => false,
    ),
  ]);
  expect([answer.statusCode === 200, spent].sort()).toEqual([false, true]);
  expect(await laws()).toEqual([]);
  expect((await requestOf(harness, id)).decision).toBe(spent ? 'declined' : null);
});

it('is for what staff declined, by who may, and never by who asked', async () => {
  const { id, requestId } = await declined();
  const support = await harness.factory.admin({ role: 'moderator' });
  expect(expectRefusal(await takeBack(requestId, support)).code).toBe('other_part');
  expect(expectRefusal(await takeBack(requestId, await harness.factory.fan())).code).toBe('admins_only');
  expect(expectRefusal(await takeBack(harness.deps.ids.next(), admin)).code).toBe('refund_not_found');
  expect(expectRefusal(await takeBack(requestId, admin, { reason: ' ' })).errors).toHaveProperty('reason');
  expect((await takeBack(requestId, admin)).statusCode).toBe(200);
  // Declined anew it is told anew, and may be taken back anew; what its fan withdrew may not.
  await decide(harness, admin, id, 'decline');
  const told = (await mailed(id)).map(({ key }) => key).filter((key) => key?.startsWith('refund-declined'));
  expect(new Set(told).size).toBe(2);
  expect((await takeBack(requestId, admin)).statusCode).toBe(200);
  expect(newsOf(await mailed(id))).toEqual(['asked', 'reopened', 'reopened']);
  const own = await bought(harness);
  await ask(harness, own.fan, own.id);
  await harness.app.inject({
    method: 'DELETE',
    url: `/api/credits/purchases/${own.id}/refund-request`,
    headers: own.fan.headers,
  });
  expect(expectRefusal(await takeBack((await requestOf(harness, own.id)).id, admin)).code).toBe(
    'take_back_refused',
  );
});
