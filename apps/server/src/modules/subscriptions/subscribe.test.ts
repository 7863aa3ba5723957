import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { startSubscription } from './start-subscription.ts';
import { useSubscribing } from './subscribe.fixture.ts';

const { harness, headersOf, ask, balanceOf, chargesOf, subscribersOf, setPrice, scene } = useSubscribing();

describe('subscribing', () => {
  it('charges one month once, however many ask at once, and shows the creator’s posts', async () => {
    const { creator, fan } = await scene();
    await harness.factory.post(creator.id, { isSubscriberOnly: true, content: 'For subscribers' });
    const asked = { shownCredits: 200, correlationId: harness.deps.ids.next() };
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => startSubscription(harness.deps, fan.viewer, creator.id, asked)),
    );
    expect(answers.map(({ credits }) => credits).sort()).toEqual([...Array(23).fill(0), 200]);
    expect((await ask('POST', fan, creator.id)).json()).toMatchObject({
      is_subscribed: true,
      renews: true,
      credits_spent: 0,
      balance: 300,
      paid_until: '2026-02-28T04:00:00.000Z',
    });
    expect([await balanceOf(fan), await subscribersOf(creator)]).toEqual([300, 1]);
    const posts = await harness.app.inject({
      url: `/api/creators/${creator.id}/posts`,
      headers: fan.headers,
    });
    expect(posts.json().posts[0]).toMatchObject({ is_locked: false, content: 'For subscribers' });
    const earned = await harness.app.inject({ url: '/api/earnings', headers: await headersOf(creator) });
    expect(earned.json()).toMatchObject({ on_hold: 140, this_month: 140, subscribers_count: 1 });
    const history = await harness.app.inject({
      url: '/api/credits/transactions',
      headers: await headersOf(fan),
    });
    expect(history.json().transactions[0]).toMatchObject({ type: 'spend', amount: -200 });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is refused without a price, at another price than was shown, with too few credits, and of who is not there', async () => {
    const { creator, fan } = await scene({ price: null, credits: 100 });
    const code = async (id: string, payload?: object) => {
      const answer = await ask('POST', fan, id, payload);
      return [answer.statusCode, answer.json().code];
    };
    expect(await code(creator.id)).toEqual([422, 'not_for_sale']);
    await setPrice(creator, 9_000);
    expect(await code(creator.id, { credits: 80 })).toEqual([409, 'price_changed']);
    await setPrice(creator, 19_950);
    expect(await code(creator.id, { credits: 200 })).toEqual([402, 'insufficient_credits']);
    expect(await code(harness.deps.ids.next())).toEqual([404, 'creator_not_found']);
    expect(await code(fan.id)).toEqual([404, 'creator_not_found']);
    const unverified = await harness.factory.creator({ isVerified: false });
    await setPrice(unverified, 1_000);
    expect(await code(unverified.id)).toEqual([404, 'creator_not_found']);
    expect([await balanceOf(fan), await subscribersOf(creator), await chargesOf(fan)]).toEqual([100, 0, []]);
  });

  it('is for fans', async () => {
    const { creator } = await scene();
    const answer = await ask('POST', creator, creator.id);
    expect(answer.json()).toMatchObject({
      code: 'fans_only',
      detail: 'Only fans can subscribe to creators',
    });
  });

  it('that is paid already is not charged by a price that changed, and renews again when it was cancelled', async () => {
    const { creator, fan } = await scene();
    await ask('POST', fan, creator.id);
    await setPrice(creator, 30_000);
    expect((await ask('POST', fan, creator.id, { credits: 200 })).json()).toMatchObject({ credits_spent: 0 });
    const cancelled = (await ask('DELETE', fan, creator.id)).json();
    expect(cancelled).toMatchObject({
      is_subscribed: true,
      renews: false,
      ends_at: '2026-02-28T04:00:00.000Z',
    });
    expect((await ask('DELETE', fan, creator.id)).json()).toEqual(cancelled);
    const listed = await harness.app.inject({ url: '/api/subscriptions', headers: await headersOf(fan) });
    expect(listed.json().subscriptions).toMatchObject([
      { renews: false, credits_per_month: null, credits_now: 300, price_now: 300 },
    ]);
    const unseen = await ask('POST', fan, creator.id, { credits: 200 });
    expect([unseen.statusCode, unseen.json().code]).toEqual([409, 'price_changed']);
    expect((await ask('POST', fan, creator.id)).json()).toMatchObject({
      credits_spent: 0,
      renews: true,
      paid_until: '2026-02-28T04:00:00.000Z',
    });
    expect(await balanceOf(fan)).toBe(300);
  });

  it('is found by its creator alone, by its own fan', async () => {
    const { creator, fan } = await scene();
    const other = await harness.factory.creator();
    await setPrice(other, 1_000);
    await ask('POST', fan, creator.id);
    await ask('POST', fan, other.id);
    const listed = async (person: Person, creatorId: string) =>
      (
        await harness.app.inject({
          url: `/api/subscriptions?creator_id=${creatorId}`,
          headers: await headersOf(person),
        })
      )
        .json()
        .subscriptions.map((found: { creator: { id: string } }) => found.creator.id);
    expect(await listed(fan, creator.id)).toEqual([creator.id]);
    expect(await listed(await harness.factory.fan(), creator.id)).toEqual([]);
  });
});
