import { sql } from 'kysely';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { settlePurchase } from '../src/modules/credits/index.ts';
import { CAPTURABLE_MS } from '../src/modules/credits/settle/purchase.ts';
import { findPurchase } from '../src/modules/credits/settle/purchases.queries.ts';
import { accounts, readFigures } from '../src/modules/ledger/index.ts';
import { AppError } from '../src/platform/app-error.ts';
import { DAY_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import type { Harness } from './harness.ts';
import { lookAt, payBack } from './money-model-refunds.ts';
import { insist, MOST_TRIES, type Promises } from './money-model-world.ts';

/** Credits of a fan that refunds took, and disputes that stand. @throws when a dispute stands otherwise than its provider says */
async function wentBack(harness: Harness, world: Promises, fan: Person): Promise<number> {
  const { db } = harness.deps;
  for (const purchase of world.purchases.filter((each) => each.isPaid && each.fan === fan)) {
    await lookAt(harness, purchase);
    const provider = harness[purchase.provider];
    const orderId = provider.created.get(purchase.id)?.orderId;
    const said = provider.aftermaths.get(`cap-${orderId}`)?.disputes[0]?.state;
    const rows = db.selectFrom('disputes').select('state').where('purchase_id', '=', purchase.id);
    const newest = await rows.orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (newest && newest.state !== said) throw new Error(`${purchase.id} is ${newest.state}, and ${said}`);
  }
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(credits), 0)::int as credits from (
      select r.credits from refunds r join purchases p on p.id = r.purchase_id where p.fan_id = ${fan.id} and r.undone_at is null
      union all select taken_credits from disputes where fan_id = ${fan.id} and state in ('open', 'lost')
    ) gone`.execute(db);
  return rows[0]?.credits ?? 0;
}

/** @throws when a promise of this history is not kept */
export async function expectKept(harness: Harness, world: Promises): Promise<void> {
  const { deps } = harness;
  let granted = new Map<string, number>();
  for (const purchase of world.purchases) {
    const settled = await insist(() => settlePurchase(deps, purchase.id));
    if (settled instanceof AppError || !settled) throw new Error('a purchase is gone');
    const { status, granted_credits: credits } = settled.purchase;
    const isCredited = credits !== null;
    // Longer than its provider may capture it, nobody asks about a purchase (P46); here whole months pass in a moment.
    const age = deps.clock.now().getTime() - purchase.begunAt.getTime();
    if (age < CAPTURABLE_MS && purchase.isPaid !== isCredited)
      throw new Error(`purchase ${purchase.id} is ${status}, and paid: ${purchase.isPaid}`);
    granted = granted.set(purchase.fan.id, (granted.get(purchase.fan.id) ?? 0) + (credits ?? 0));
  }
  for (const [id, fan] of world.gifts) {
    const gift = await findPurchase(deps.db, id);
    if (gift?.status !== 'completed') throw new Error(`purchase ${id} costs nothing and is ${gift?.status}`);
    granted = granted.set(fan.id, (granted.get(fan.id) ?? 0) + (gift.granted_credits ?? 0));
  }
  await expectPaidBack(harness);
  for (const [index, fan] of world.fans.entries()) {
    const subscribed = await paidForMonths(harness, fan);
    const tipped = [...world.tipped.values()]
      .filter(({ fanId }) => fanId === fan.id)
      .reduce((sum, { credits }) => sum + credits, 0);
    const spent = [...world.unlocked]
      .filter(([key]) => key.startsWith(fan.id))
      .reduce((sum, [, price]) => sum + price, 0);
    const start = index === 1 ? 200 : 0;
    const gone = await wentBack(harness, world, fan);
    const expected = start + (granted.get(fan.id) ?? 0) - spent - subscribed - tipped - gone;
    const { balance } = await readFigures(deps.db, accounts.fanWallet(fan.id));
    if (balance !== expected) throw new Error(`fan ${fan.id} has ${balance} credits instead of ${expected}`);
  }
}

/** Whatever is approved is paid back in the end, once and as it is in the books, and nothing else ever is. */
async function expectPaidBack(harness: Harness): Promise<void> {
  const { deps } = harness;
  for (let day = 0; day < MOST_TRIES; day += 1) {
    harness.clock.advance(DAY_MS);
    await payBack(harness, false);
  }
  const approved = await deps.db
    .selectFrom('refund_requests')
    .innerJoin('refunds', 'refunds.id', 'refund_requests.refund_id')
    .select(['refunds.id', 'refunds.amount_centavos', 'refund_requests.paid_back_at'])
    .execute();
  const booked = new Map(approved.map((row) => [row.id, row]));
  const paid = [...harness.paypal.refunds, ...harness.paymongo.refunds];
  for (const { refundId, amountCentavos } of paid) {
    const row = booked.get(refundId);
    if (row?.amount_centavos !== amountCentavos || !row.paid_back_at)
      throw new Error(`refund ${refundId} was paid back and is not so in the books`);
  }
  const twice = [...harness.paypal.paidTwice, ...harness.paymongo.paidTwice];
  if (twice.length > 0) throw new Error(`payers got back more than they paid: ${twice}`);
  if (paid.length !== booked.size)
    throw new Error(`${booked.size} refunds are approved, ${paid.length} are paid`);
}

/** Credits that a fan paid for months. @throws when two months with one creator overlap */
async function paidForMonths({ deps }: Harness, fan: Person): Promise<number> {
  const months = await deps.db
    .selectFrom('subscription_charges')
    .select(['creator_id', 'credits', 'starts_at', 'ends_at'])
    .where('fan_id', '=', fan.id)
    .orderBy('creator_id')
    .orderBy('starts_at')
    .execute();
  for (const [index, month] of months.entries()) {
    const before = months[index - 1];
    if (before?.creator_id === month.creator_id && month.starts_at < before.ends_at)
      throw new Error(`fan ${fan.id} paid twice for ${month.starts_at.toISOString()}`);
  }
  return months.reduce((sum, { credits }) => sum + credits, 0);
}

/** @throws when a law is broken */
export async function expectLaws({ deps }: Harness): Promise<void> {
  const violations = await checkInvariants(deps.db);
  if (violations.length > 0) throw new Error(`the books break a law: ${JSON.stringify(violations)}`);
}
