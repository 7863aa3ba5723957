import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectProblem } from '../../../test/problems.ts';
import { makeRichWorld } from '../../../test/rich-world.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { setRate } from '../credits/rate/rate.fixture.ts';
import { giveBackPart } from '../credits/refund/refunds.fixture.ts';
import { type BuyOptions, comeBack, openPurchase } from '../credits/settle/purchase.fixture.ts';
import { accounts } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { addUpAll, entryOfNobody, signedIn } from './books.fixture.ts';

/** What promotions pay for (P754). Fake: clock, providers. */
/** Until transactions of other tests, which run at the same time, are over. */
const SEALED_WITHIN_MS = 120_000;
const harness = useHarness({ laws: [] });
let [finance, admin] = [] as unknown as [Person, Person];

type Told = { causes: { cause: string; cost: number }[]; total: number };
async function get(path: string, who: { id: string } = finance) {
  return harness.app.inject({ url: `/api/admin/books/${path}`, headers: await signedIn(harness, who) });
}
const told = async (days: string): Promise<Told> => (await get(`promotions?${days}`)).json();
const costs = async (days = 'from=2000-01-01') =>
  Object.fromEntries((await told(days)).causes.map(({ cause, cost }) => [cause, cost]));

/** Pesos, by a statement that knows nothing of entries. */
async function pesos(of: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{
    centavos: number;
  }>`select coalesce(sum(centavos), 0)::bigint as centavos from (${of}) asked (centavos)`.execute(
    harness.deps.db,
  );
  return (rows[0]?.centavos ?? 0) / 100;
}

const purchases = () => harness.deps.db.selectFrom('purchases').select(['id', 'package_id']).execute();

/** What became more or less of each cause. */
async function changeBy(act: () => Promise<void>) {
  const before = await costs();
  await act();
  const changes = Object.entries(await costs()).map(([cause, cost]) => [
    cause,
    Math.round((cost - (before[cause] ?? 0)) * 100) / 100,
  ]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

beforeAll(async () => {
  ({ admin } = await makeRichWorld(harness));
  finance = await harness.factory.admin({ role: 'finance' });
});

describe('what promotions paid for', () => {
  it('is what coupons took off, and of each purchase what its quote says and the rate did', async () => {
    expect((await costs()).discount).toBe(
      await pesos(
        sql`select u.discount_centavos from coupon_uses u join purchases p on p.id = u.purchase_id where p.granted_credits is not null`,
      ),
    );
    const pack = { credits: 1150, amount: 1000, extra: { package_id: 'premium' } };
    const open = async (options: BuyOptions, rate: number) => {
      const fan = await harness.factory.fan();
      const { id } = await openPurchase(harness, fan, options);
      await setRate(harness, admin, rate);
      return async () => {
        harness.paypal.pay(id);
        await comeBack(harness, fan, id);
      };
    };
    await setRate(harness, admin, 1);
    expect(await changeBy(await open(pack, 1))).toEqual({ bonus: 150 });
    expect(await changeBy(await open(pack, 1.09))).toEqual({ bonus: 150, revaluation: 103.5 });
    await setRate(harness, admin, 1.2);
    expect(await changeBy(await open({ credits: 100, amount: 120 }, 1.7))).toEqual({ rounding: -1 });
    const pack1 = (await purchases()).find((one) => one.package_id === 'premium')?.id ?? '';
    // 57 of 1,150 credits for ₱50, each worth ₱1.70 by now.
    expect(await changeBy(() => giveBackPart(harness, pack1, 5_000))).toEqual({ taken_back: -46.9 });
    expect((await costs()).other).toBeUndefined();
  });

  it(
    'comes to its line on any days, added up or not',
    async () => {
      const today = philippineTime(harness.clock.now()).slice(0, 10);
      for (const isAddedUp of [false, true]) {
        if (isAddedUp) await addUpAll(harness);
        for (const days of [
          'from=2000-01-01',
          `from=${today}`,
          `to=${today}`,
          'from=2000-01-01&to=2000-02-01',
          'from=0000-01-01',
        ]) {
          const { accounts: lines } = (await get(`trial-balance?${days}`)).json();
          const line = lines.find(({ account }: { account: string }) => account === 'promotions');
          const { total, causes } = await told(days);
          const cents = (amount: number) => Math.round(amount * 100);
          expect([days, cents(total)]).toEqual([days, cents((line?.debit ?? 0) - (line?.credit ?? 0))]);
          expect(causes.reduce((sum, { cost }) => sum + cents(cost), 0)).toBe(cents(total));
        }
      }
    },
    SEALED_WITHIN_MS,
  );

  it('says of an entry that none of them is that it is another', async () => {
    const id = harness.deps.ids.next();
    const settings = await readSettings(harness.deps.db);
    const postings = [{ from: accounts.platformPromotions, to: accounts.clawedBack, amount: 150 }];
    const entry = entryOfNobody(id, postings, {
      centavosPerCredit: settings.centavos_per_credit,
      settingsVersion: settings.version,
    });
    await harness.deps.moneyDb.transaction().execute((tx) => harness.deps.ledger.post(tx, entry));
    expect((await costs()).other).toBe(1.5);
  });

  it('is refused for days that are none, and to others', async () => {
    expect(expectProblem(await get('promotions?from=2027-02-30')).code).toBe('validation_failed');
    const moderator = await harness.factory.admin({ role: 'moderator' });
    expect((await get('promotions', moderator)).statusCode).toBe(403);
  });
});
