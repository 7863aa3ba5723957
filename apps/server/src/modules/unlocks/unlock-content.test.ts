import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { grantSubscription } from '../subscriptions/index.ts';
import { unlockContent } from './unlock-content.ts';

const harness = useHarness();

function unlock(headers: Record<string, string>, contentId: string) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/credits/unlock',
    headers,
    payload: { content_id: contentId },
  });
}

async function balanceOf(fan: Person): Promise<number> {
  return (await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance;
}

/** A creator, a post of theirs at this price and a fan with this many credits. */
async function scene({ price = 50, credits = 200 } = {}) {
  const creator = await harness.factory.creator();
  const post = await harness.factory.post(creator.id, { price });
  const fan = await harness.factory.fan({ credits });
  return { creator, post, fan };
}

describe('unlocking a post', () => {
  it('charges one fan once for one post, however many ask at once', async () => {
    const { fan, post } = await scene({ price: 120 });
    const answers = await Promise.all(Array.from({ length: 64 }, () => unlock(fan.headers, post)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(64).fill(200));
    const wallet = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
    expect(wallet.json()).toMatchObject({ balance: 80, total_spent: 120 });
  });

  it('sells nothing to a fan who was banned while their session was still remembered', async () => {
    const { fan, post } = await scene();
    const banned = { status: 'banned' } as const;
    await harness.deps.db.updateTable('users').set(banned).where('id', '=', fan.id).execute();
    const asked = unlockContent(harness.deps, fan.viewer, post, harness.deps.ids.next());
    await expect(asked).rejects.toMatchObject({ code: 'content_not_found' });
  });

  it('never lets a wallet go below zero when the last credits are spent on two posts at once', async () => {
    const creator = await harness.factory.creator();
    const [one, two] = await Promise.all([
      harness.factory.post(creator.id, { price: 50 }),
      harness.factory.post(creator.id, { price: 50 }),
    ]);
    const fans = [];
    for (let i = 0; i < 64; i += 1) fans.push(await harness.factory.fan({ credits: 50 }));
    const statuses: number[] = [];
    // So many at once that none of them is refused as one too many, however busy the machine is.
    while (fans.length > 0) {
      const asked = fans.splice(0, 8).flatMap((fan) => [unlock(fan.headers, one), unlock(fan.headers, two)]);
      for (const { statusCode } of await Promise.all(asked)) statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect(statuses.filter((status) => status === 402)).toHaveLength(64);
  });

  it('answers what was paid for good, whatever becomes of the price', async () => {
    const { fan, post } = await scene({ price: 50 });
    expect((await unlock(fan.headers, post)).json()).toEqual({
      message: 'Content Unlocked!',
      content_id: post,
      credits_spent: 50,
      balance: 150,
      is_unlocked: true,
    });
    const { db } = harness.deps;
    for (const change of [
      { credit_price: 90 },
      { is_ppv: false, credit_price: null },
      { status: 'removed' as const },
    ]) {
      await db.updateTable('posts').set(change).where('id', '=', post).execute();
      expect((await unlock(fan.headers, post)).json()).toMatchObject({ credits_spent: 50, balance: 150 });
    }
    await db.updateTable('posts').set({ status: 'published' }).where('id', '=', post).execute();
  });

  it('takes the id of the post’s picture for the post', async () => {
    const { creator, fan, post } = await scene();
    const { db, ids, clock } = harness.deps;
    const media = ids.next();
    await db
      .insertInto('media_items')
      .values({
        id: media,
        owner_id: creator.id,
        status: 'ready',
        kind: 'photo',
        content_type: 'image/webp',
        bytes: 1,
        created_at: clock.now(),
      })
      .execute();
    await db.updateTable('posts').set({ media_id: media }).where('id', '=', post).execute();
    expect((await unlock(fan.headers, media)).json()).toMatchObject({ content_id: media, balance: 150 });
    expect((await unlock(fan.headers, post)).json()).toMatchObject({ content_id: post, balance: 150 });
  });

  it('that is not pay-per-view is refused', async () => {
    const { creator, fan } = await scene();
    for (const options of [{}, { isSubscriberOnly: true }]) {
      const answer = await unlock(fan.headers, await harness.factory.post(creator.id, options));
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'not_for_sale']);
    }
  });

  it('that is in review, removed, of a suspended creator or unknown does not exist', async () => {
    const { creator, fan, post } = await scene();
    const { db, ids } = harness.deps;
    const inReview = await harness.factory.post(creator.id, { price: 5, status: 'in_review' });
    const gone = await harness.factory.creator();
    const hidden = await harness.factory.post(gone.id, { price: 5 });
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.id).execute();
    for (const id of [inReview, hidden, ids.next()]) {
      const answer = await unlock(fan.headers, id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'content_not_found']);
    }
    expect((await unlock(fan.headers, post)).statusCode).toBe(200);
  });

  it('is for fans: creators, of their own posts too, and admins are told so', async () => {
    const { creator, post } = await scene();
    for (const person of [creator, await harness.factory.admin()]) {
      const answer = await unlock(person.headers, post);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { code: 'fans_only', detail: 'Only fans can unlock content' },
      ]);
    }
  });

  it('with too few credits says how many are missing and leaves no trace', async () => {
    const { creator, fan, post } = await scene({ price: 50, credits: 20 });
    const answer = await unlock(fan.headers, post);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      {
        code: 'insufficient_credits',
        detail: 'You need 50 credits and have 20. Buy 30 more to unlock this post.',
      },
    ]);
    const { db } = harness.deps;
    expect(await db.selectFrom('unlocks').select('post_id').where('fan_id', '=', fan.id).execute()).toEqual(
      [],
    );
    const days = db.selectFrom('creator_daily_earnings').select('day').where('creator_id', '=', creator.id);
    expect(await days.execute()).toEqual([]);
    expect(await balanceOf(fan)).toBe(20);
    await harness.factory.buy(fan.id, 30);
    expect((await unlock(fan.headers, post)).json()).toMatchObject({ credits_spent: 50, balance: 0 });
  });
});

describe('what an unlock pays', () => {
  const earned = async (id: string) => ({
    creator: (await readFigures(harness.deps.db, accounts.creatorPayable(id))).balance,
    affiliate: (await readFigures(harness.deps.db, accounts.affiliateHeld(id))).balance,
  });

  async function referred(creatorSince = '2026-06-01T00:00:00Z') {
    const affiliate = await harness.factory.creator();
    const creator = await harness.factory.creator({ referredBy: affiliate.id });
    await harness.deps.db
      .updateTable('users')
      .set({ created_at: new Date(creatorSince) })
      .where('id', '=', creator.id)
      .execute();
    await harness.deps.db
      .updateTable('affiliate_records')
      .set({ last_referral_at: new Date(creatorSince) })
      .where('affiliate_id', '=', affiliate.id)
      .execute();
    return { affiliate, creator };
  }

  async function sell(creatorId: string, price: number): Promise<number> {
    const revenue = async () => (await readFigures(harness.deps.db, accounts.platformRevenue)).balance;
    const before = await revenue();
    const fan = await harness.factory.fan({ credits: price });
    const answer = await unlock(fan.headers, await harness.factory.post(creatorId, { price }));
    expect(answer.statusCode).toBe(200);
    return (await revenue()) - before;
  }

  it('is 70 % to the creator and 30 % to the platform', async () => {
    const creator = await harness.factory.creator();
    expect(await sell(creator.id, 99)).toBe(2970);
    expect((await earned(creator.id)).creator).toBe(6930);
    const answer = await harness.app.inject({ url: '/api/earnings', headers: creator.headers });
    expect(answer.json()).toMatchObject({
      available_balance: 0,
      on_hold: 69.3,
      this_month: 69.3,
      unlocks_count: 1,
    });
  });

  it('is told to the creator with the buyer, whose name is for creators they follow or subscribe to', async () => {
    const creator = await harness.factory.creator();
    const [stranger, follower, subscriber] = [
      await harness.factory.fan({ credits: 50 }),
      await harness.factory.fan({ credits: 50 }),
      await harness.factory.fan({ credits: 50 }),
    ];
    await harness.app.inject({
      method: 'POST',
      url: `/api/creators/${creator.id}/follow`,
      headers: follower.headers,
    });
    const endsAt = new Date('2030-01-01T00:00:00Z');
    await grantSubscription(harness.deps, { fanId: subscriber.id, creatorId: creator.id, endsAt });
    const post = await harness.factory.post(creator.id, { price: 10, title: 'Takipsilim' });
    for (const fan of [stranger, follower, subscriber]) await unlock(fan.headers, post);
    const { recent } = (await harness.app.inject({ url: '/api/earnings', headers: creator.headers })).json();
    expect(recent.map((line: { buyer: unknown }) => line.buyer)).toEqual([
      { username: subscriber.username },
      { username: follower.username },
      { username: null },
    ]);
    expect(recent[0].description).toBe('Unlocked “Takipsilim”');
    expect(JSON.stringify(recent)).not.toContain(stranger.username);
  });

  it('is 70, 10 and 20 % while a referral is active, and the referral remembers it', async () => {
    const { affiliate, creator } = await referred();
    expect(await sell(creator.id, 100)).toBe(2000);
    expect((await earned(creator.id)).creator).toBe(7000);
    expect((await earned(affiliate.id)).affiliate).toBe(1000);
    const remembered = await harness.deps.db
      .selectFrom('referral_earnings')
      .select('earned_centavos')
      .where('creator_id', '=', creator.id)
      .execute();
    expect(remembered.reduce((sum, row) => sum + row.earned_centavos, 0)).toBe(1000);
  });

  it('is 70 and 30 % once the referral is a year old', async () => {
    const { affiliate, creator } = await referred('2025-06-15T04:00:00Z');
    expect(await sell(creator.id, 100)).toBe(3000);
    expect((await earned(affiliate.id)).affiliate).toBe(0);
  });

  it('stops at the referral’s cap, to the centavo, also when forty sales reach it at once', async () => {
    // 40 × ₱10 would be earned of a cap that leaves ₱250.13.
    const cap = (centavos: number) =>
      harness.deps.db.updateTable('platform_settings').set({ affiliate_cap_centavos: centavos }).execute();
    await cap(25_013);
    const { affiliate, creator } = await referred();
    await Promise.all(Array.from({ length: 40 }, () => sellQuietly(creator.id, 100)));
    expect((await earned(affiliate.id)).affiliate).toBe(25_013);
    expect((await earned(creator.id)).creator).toBe(40 * 7000);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    // More may be earned again under a higher cap, and one below what was earned gives nothing back.
    await cap(25_500);
    await Promise.all(Array.from({ length: 3 }, () => sellQuietly(creator.id, 100)));
    expect((await earned(affiliate.id)).affiliate).toBe(25_500);
    await cap(25_000_000);
    await sellQuietly(creator.id, 9750);
    expect((await earned(affiliate.id)).affiliate).toBe(25_500 + 97_500);
  });

  async function sellQuietly(creatorId: string, price: number): Promise<void> {
    const fan = await harness.factory.fan({ credits: price });
    await unlock(fan.headers, await harness.factory.post(creatorId, { price }));
  }

  it('gives the affiliate nothing of a sale below ₱50', async () => {
    const { affiliate, creator } = await referred();
    expect(await sell(creator.id, 49)).toBe(1470);
    expect((await earned(affiliate.id)).affiliate).toBe(0);
  });

  it('counts for the Philippine day of the sale', async () => {
    const creator = await harness.factory.creator();
    harness.clock.set('2026-06-30T15:59:00.000Z');
    await sell(creator.id, 100);
    harness.clock.set('2026-06-30T16:00:00.000Z');
    await sell(creator.id, 200);
    const answer = (await harness.app.inject({ url: '/api/earnings', headers: creator.headers })).json();
    expect(answer.by_day.slice(-2)).toEqual([
      { date: '2026-06-30', amount: 70 },
      { date: '2026-07-01', amount: 140 },
    ]);
    expect(answer).toMatchObject({ this_month: 140, total_earned: 210 });
    expect(answer.by_day).toHaveLength(30);
  });
});
