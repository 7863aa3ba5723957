import { describe, expect, it } from 'vitest';
import { blockPerson } from '../src/modules/blocks/block-person.ts';
import { makeCoupon } from '../src/modules/coupons/coupons.fixture.ts';
import { bankSays, bought } from '../src/modules/credits/disputes/disputes.fixture.ts';
import { ask, giveBackAll } from '../src/modules/credits/refund/refunds.fixture.ts';
import { buy } from '../src/modules/credits/settle/purchase.fixture.ts';
import { accounts, readFigures } from '../src/modules/ledger/index.ts';
import { eraseAccounts } from '../src/modules/personal-data/erase-accounts.ts';
import { renewSubscriptions } from '../src/modules/subscriptions/renew-subscriptions.ts';
import { unlockContent } from '../src/modules/unlocks/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import { PASSWORD } from './money-model-acts.ts';
import { type Hand, useThreeAccounts } from './three-accounts.fixture.ts';

/** Fake: providers, the carrier of streams, the clock. Real: the calls, the books, the laws, the queue and its workers. */
const { harness, call, plan, start, hand, isPaidOut, released, worked, aheadBy } = useThreeAccounts();
/** What a coupon of half takes off a purchase of 1,000 credits: the platform chose to give it, once a fan. */
const GIFT = 50_000;

async function unlocks(fan: Person, creator: Person, price: number): Promise<void> {
  const post = await harness.factory.post(creator.id, { price });
  await unlockContent(harness.deps, fan.viewer, post, harness.deps.ids.next());
}

async function halfOff() {
  const { id } = await makeCoupon(harness, { value: 50, usage_limit_per_user: 1 });
  return { credits: 1000, extra: { coupon_id: id, final_amount: 500 } };
}

/** The fan buys the ticket of a stream of their own creator's. */
async function ticketOf({ creator, fans: [fan] }: Hand, inDays: number) {
  const scheduled_at = new Date(harness.clock.now().getTime() + inDays * DAY_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: 1000, scheduled_at });
  expect((await call('POST', `/live/${id}/ticket`, fan as Person, {})).statusCode).toBe(200);
  return id;
}

const WAYS: Record<string, (id: string, hand: Hand) => Promise<void>> = {
  'is called off': async (id, { creator }) => {
    expect((await call('DELETE', `/live/${id}`, creator)).statusCode).toBeLessThan(300);
  },
  'never begins': async () => harness.clock.advance(9 * DAY_MS),
  'is over within a minute': async (id, { creator }) => {
    harness.clock.advance(8 * DAY_MS - 10 * MINUTE_MS);
    expect((await start(creator, id)).statusCode).toBe(200);
    harness.clock.advance(MINUTE_MS);
    expect((await call('POST', `/live/${id}/end`, creator)).statusCode).toBe(200);
  },
  'shuts them out': async (_id, { creator, fans: [fan] }) => {
    expect((await call('POST', `/users/${fan?.id}/block`, creator)).statusCode).toBe(200);
  },
};

describe('a ticket of an own stream', () => {
  it.each(Object.entries(WAYS))('that %s makes nobody richer', async (_what, happens) => {
    const person = await hand();
    await bought(harness, { credits: 1000 }, person.fans[0]);
    const id = await ticketOf(person, 8);
    expect(await aheadBy(person)).toBeLessThanOrEqual(0);
    await happens(id, person);
    expect(await aheadBy(person)).toBeLessThanOrEqual(0);
  });

  it.each(Object.entries(WAYS))(
    'that %s after its host was paid out makes nobody richer',
    async (_what, happens) => {
      const person = await hand();
      await bought(harness, { credits: 1000 }, person.fans[0]);
      const id = await ticketOf(person, 8);
      await isPaidOut(person.creator);
      await happens(id, person);
      expect(await aheadBy(person)).toBeLessThanOrEqual(0);
    },
  );

  it('that was bought as it ended makes nobody richer', async () => {
    const person = await hand();
    await bought(harness, { credits: 1000 }, person.fans[0]);
    const { id } = await plan(person.creator, { audience: 'ticket', ticket_price: 1000 });
    expect((await start(person.creator, id)).statusCode).toBe(200);
    harness.clock.advance(HOUR_MS);
    expect((await call('POST', `/live/${id}/ticket`, person.fans[0] as Person, {})).statusCode).toBe(200);
    expect((await call('POST', `/live/${id}/end`, person.creator)).statusCode).toBe(200);
    expect(await aheadBy(person)).toBeLessThanOrEqual(0);
  });
});

describe('two payments that both go back', () => {
  it.each([
    ['the first first', [0, 1]],
    ['the second first', [1, 0]],
  ] as const)('%s, take back all that was earned of either', async (_order, order) => {
    const {
      fans: [fan],
      creator,
    } = await hand();
    const stranger = await harness.factory.creator();
    const earners = [creator, stranger];
    const purchases = [];
    for (const earner of earners) {
      purchases.push(await bought(harness, { credits: 1000 }, fan));
      harness.clock.advance(HOUR_MS);
      await unlocks(fan, earner, 1000);
      harness.clock.advance(HOUR_MS);
    }
    for (const at of order) {
      await bankSays(harness, purchases[at] as (typeof purchases)[number], 'open');
      await worked();
    }
    for (const { id } of earners)
      expect(await readFigures(harness.deps.db, accounts.creatorPayable(id))).toMatchObject({ balance: 0 });
  });
});

describe('a payment with a coupon', () => {
  it('that goes back and forth around payouts brings no more than the coupon gave, and nothing while it is back', async () => {
    const person = await hand();
    const {
      fans: [fan],
      creator,
      referrer,
    } = person;
    const purchase = await bought(harness, await halfOff(), fan);
    const isAtMost = async (most: number) => expect(await aheadBy(person)).toBeLessThanOrEqual(most);
    await isAtMost(GIFT);
    await unlocks(fan, creator, 1000);
    await isAtMost(GIFT);
    await isPaidOut(creator);
    await released();
    await isPaidOut(referrer, 'affiliate');
    await isAtMost(GIFT);
    for (const state of ['open', 'lost', 'won', 'open', 'won', 'lost'] as const) {
      await bankSays(harness, purchase, state);
      await isAtMost(state === 'won' ? GIFT : 0);
    }
  });

  it('that is refunded gives its use not back, whichever of the credits were spent', async () => {
    const person = await hand();
    const {
      fans: [fan],
      creator,
    } = person;
    const coupon = await halfOff();
    const cheap = await bought(harness, coupon, fan);
    await unlocks(fan, creator, 600);
    expect((await ask(harness, fan, cheap.id)).statusCode).toBeGreaterThanOrEqual(400);
    const dear = await bought(harness, { credits: 600 }, fan);
    expect(await aheadBy(person)).toBeLessThanOrEqual(GIFT);
    await giveBackAll(harness, fan, cheap.id);
    expect(await aheadBy(person)).toBeLessThanOrEqual(0);
    expect((await ask(harness, fan, dear.id)).statusCode).toBeGreaterThanOrEqual(400);
    const again = await buy(harness, fan, coupon);
    expect([again.statusCode, again.json().code]).toEqual([422, 'coupon_invalid']);
  });
});

describe('a month with an own creator', () => {
  const subscribes = async ({ fans: [fan], creator }: Hand) => {
    const price = { subscription_price_centavos: 100_000 };
    await harness.deps.db.updateTable('users').set(price).where('id', '=', creator.id).execute();
    const path = `/creators/${creator.id}/subscription`;
    expect((await call('POST', path, fan, { credits: 1000 })).statusCode).toBe(200);
  };
  // Their session is over after a month.
  const blocks = ({ fans: [fan], creator }: Hand) => blockPerson(harness.deps, creator.viewer, fan.id);

  it('that was renewed and ended with a block comes back once, whatever its payer disputes before and after', async () => {
    for (const isBefore of [true, false]) {
      const person = await hand();
      const purchase = await bought(harness, { credits: 3000 }, person.fans[0]);
      await subscribes(person);
      harness.clock.advance(31 * DAY_MS);
      await renewSubscriptions(harness.deps);
      await isPaidOut(person.creator);
      expect(await aheadBy(person)).toBeLessThanOrEqual(0);
      // Whoever disputed is banned by a job: their creator may be faster.
      if (isBefore) await bankSays(harness, purchase, 'open');
      await blocks(person);
      expect(await aheadBy(person)).toBeLessThanOrEqual(0);
      for (const state of ['open', 'lost', 'won', 'lost'] as const) {
        await bankSays(harness, purchase, state);
        expect(await aheadBy(person)).toBeLessThanOrEqual(0);
      }
    }
  });
});

it('a payment that goes back and forth once creator and fan are erased brings nothing', async () => {
  const person = await hand();
  const {
    fans: [fan],
    creator,
  } = person;
  const purchase = await bought(harness, { credits: 1000 }, fan);
  await unlocks(fan, creator, 1000);
  await isPaidOut(creator);
  for (const each of [creator, fan]) {
    const payload = { password: PASSWORD, gives_up: true };
    expect((await call('POST', '/auth/me/deletion', each, payload)).statusCode).toBe(200);
    expect(await aheadBy(person)).toBeLessThanOrEqual(0);
  }
  await released();
  await eraseAccounts(harness.deps);
  for (const state of ['open', 'lost', 'won', 'lost'] as const) {
    await bankSays(harness, purchase, state);
    expect(await aheadBy(person)).toBeLessThanOrEqual(0);
  }
});
