import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { bought } from '../credits/refund/refunds.fixture.ts';

const harness = useHarness();

function exportOf(headers: object) {
  return harness.app.inject({ url: '/api/account/export', headers: { ...headers } });
}

it('is one JSON file of everything that is one’s own', async () => {
  const fan = await harness.factory.fan({ credits: 300 });
  const creator = await harness.factory.creator();
  const postId = await harness.factory.post(creator.id, { price: 20, title: 'Lihim' });
  const send = (url: string, payload: object) =>
    harness.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { ...fan.headers, 'idempotency-key': url },
      payload,
    });
  const { id: purchaseId } = await harness.deps.db
    .selectFrom('purchases')
    .select('id')
    .where('fan_id', '=', fan.id)
    .executeTakeFirstOrThrow();
  await send('/credits/unlock', { content_id: postId });
  await send(`/creators/${creator.id}/tips`, { credits: 5, message: 'Salamat' });
  // A refund is asked for while the wallet holds its credits.
  await bought(harness, { credits: 25 }, fan);
  await send(`/credits/purchases/${purchaseId}/refund-request`, { reason: 'Nagkamali ako' });
  await send(`/creators/${creator.id}/follow`, {});
  const answer = await exportOf(fan.headers);
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="likha-fan_\d+-2026-06-15\.json"$/,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  const data = answer.json();
  expect(Object.keys(data)).toEqual([
    'exported_at',
    'profile',
    ...harness.deps.personalData.flatMap(({ exported = {} }) => Object.keys(exported)),
  ]);
  expect(data).toMatchObject({
    profile: { id: fan.id, email: `${fan.username}@example.test` },
    unlocks: [{ post_id: postId, credits: 20 }],
    tips_sent: [{ credits: 5, message: 'Salamat' }],
    follows: [{ creator_id: creator.id }],
    refund_requests: [{ purchase_id: purchaseId, reason: 'Nagkamali ako', credits: 300, decision: null }],
    posts: [],
  });
  expect([data.purchases.length, data.sessions.length]).toEqual([2, 1]);
});

it('is named by the day in the Philippines, where it is tomorrow before it is elsewhere', async () => {
  const fan = await harness.factory.fan();
  harness.clock.set('2026-06-15T16:00:00.000Z');
  const { headers } = await exportOf(fan.headers);
  expect(headers['content-disposition']).toContain('-2026-06-16.json"');
});

it('has nothing of anybody else, and no secret', async () => {
  const [fan, creator] = [await harness.factory.fan({ credits: 300 }), await harness.factory.creator()];
  const postId = await harness.factory.post(creator.id, { price: 20 });
  await harness.app.inject({
    method: 'POST',
    url: '/api/credits/unlock',
    headers: { ...fan.headers, 'idempotency-key': 'other' },
    payload: { content_id: postId },
  });
  const ofCreator = await exportOf(creator.headers);
  expect(ofCreator.json().sales).toHaveLength(1);
  expect(ofCreator.body).not.toContain(fan.id);
  expect(ofCreator.body).not.toContain(fan.username);
  for (const { body } of [ofCreator, await exportOf(fan.headers)])
    expect(body).not.toMatch(/password|token|sealed|argon2|secret/);
  expect((await exportOf({})).statusCode).toBe(401);
});

it('has every row of many, a page at a time', async () => {
  const creator = await harness.factory.creator();
  for (let count = 0; count < 1100; count += 1) await harness.factory.post(creator.id);
  const { posts } = (await exportOf(creator.headers)).json();
  expect(new Set(posts.map(({ id }: { id: string }) => id)).size).toBe(1100);
});
