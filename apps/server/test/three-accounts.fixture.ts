import { beforeAll, expect } from 'vitest';
import { releaseCommission } from '../src/modules/affiliates/release-commission.ts';
import { workedOff } from '../src/modules/clawbacks/clawbacks.fixture.ts';
import { settleDebts } from '../src/modules/clawbacks/settle-debt.ts';
import { payBackRefunds } from '../src/modules/credits/refund/pay-back-refunds.ts';
import { accounts, readFigures } from '../src/modules/ledger/index.ts';
import { useLive } from '../src/modules/live/live.fixture.ts';
import { sweepStreams } from '../src/modules/live/streams/sweep-streams.ts';
import { GCASH } from '../src/modules/payouts/payouts.fixture.ts';
import { requestPayout } from '../src/modules/payouts/request-payout.ts';
import { DAY_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import { preparePeople } from './money-model-acts.ts';
import { expectLaws } from './money-model-kept.ts';

const ERRANDS = [
  'clawbacks.settle',
  'restitutions.give',
  'restitutions.mail',
  'live.say-ticket',
  'live.tell',
  'credits.judge-payer',
];

/** All accounts of one dishonest person, and what they paid into them from outside. */
export interface Hand {
  /** One at the least. */
  fans: [Person, ...Person[]];
  creator: Person;
  referrer: Person;
}

/**
 * One person who holds the accounts of fans, of a creator and of who brought that creator, and what all of it is worth to them.
 * Real: PostgreSQL, the calls, the books, the queue and its workers. Fake: providers, the carrier of streams, the clock.
 */
export function useThreeAccounts() {
  const live = useLive();
  const { harness, call } = live;
  // What is young is held elsewhere: here the worst is asked about, who is paid out at once.
  beforeAll(() => harness.factory.holdEarnings(0));

  async function hand(): Promise<Hand> {
    const referrer = await harness.factory.creator();
    const creator = await harness.factory.creator({ referredBy: referrer.id });
    for (const each of [referrer, creator])
      expect((await call('PUT', '/payouts/settings', each, GCASH)).statusCode).toBe(200);
    const fan = await harness.factory.fan();
    await preparePeople(harness, [fan, creator, referrer]);
    return { fans: [fan], creator, referrer };
  }

  /** All that waits is done, as every hour: shares are taken and given back, credits come back, debts are paid, refunds paid back. */
  async function worked(): Promise<void> {
    await sweepStreams(harness.deps);
    await workedOff(harness, ERRANDS);
    await settleDebts(harness.deps);
    for (const { name } of [harness.paypal, harness.paymongo]) await payBackRefunds(harness.deps, name);
  }

  /** Asks for all of a bucket, and has it sent. */
  async function isPaidOut(person: Person, bucket: 'earnings' | 'affiliate' = 'earnings'): Promise<void> {
    const { id } = await requestPayout(harness.deps, person.id, bucket, {
      correlationId: harness.deps.ids.next(),
    });
    const finance = await harness.factory.admin({ role: 'finance' });
    for (const body of [{ decision: 'approve' }, { decision: 'paid', reference: 'GC 77' }]) {
      const decided = await call('POST', `/admin/payouts/${id}/decision`, finance, body);
      expect(decided.statusCode, decided.body).toBe(200);
    }
  }

  /**
   * Centavos that the person is ahead by: paid out, back at the card, and all that their accounts hold, less what was paid in and what the accounts
   * owe. All laws are looked at before.
   */
  async function aheadBy({ fans, creator, referrer }: Hand): Promise<number> {
    await worked();
    await expectLaws(harness);
    const { db } = harness.deps;
    const settings = db.selectFrom('platform_settings').select('centavos_per_credit');
    const { centavos_per_credit: rate } = await settings.executeTakeFirstOrThrow();
    const of = async (account: Parameters<typeof readFigures>[1]) => (await readFigures(db, account)).balance;
    let ahead = 0;
    for (const { id } of fans) {
      ahead += (await of(accounts.fanWallet(id))) * rate + (await of(accounts.fanDebt(id)));
      const bought = db.selectFrom('purchases').select(['id', 'final_centavos']).where('fan_id', '=', id);
      for (const purchase of await bought.where('granted_credits', 'is not', null).execute()) {
        const provider = [harness.paypal, harness.paymongo].find(({ created }) => created.has(purchase.id));
        ahead -= provider?.leftOf(purchase.id) ?? 0;
      }
    }
    for (const { id } of [creator, referrer]) {
      const mine = [
        accounts.creatorPayable(id),
        accounts.creatorHeld(id),
        accounts.affiliateHeld(id),
        accounts.affiliatePayable(id),
        accounts.creatorDebt(id),
      ];
      for (const account of mine) ahead += await of(account);
      const paid = db.selectFrom('payouts').select('centavos').where('creator_id', '=', id);
      for (const { centavos } of await paid.where('status', '=', 'paid').execute()) ahead += centavos;
    }
    return ahead;
  }

  /** The days for which commission is held pass. */
  async function released(): Promise<void> {
    harness.clock.advance(32 * DAY_MS);
    await releaseCommission(harness.deps);
  }

  return { ...live, hand, released, worked, isPaidOut, aheadBy };
}
