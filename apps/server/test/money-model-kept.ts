import { sql } from 'kysely';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { readDisputed, readDisputesOf } from '../src/modules/credits/disputes/disputes.queries.ts';
import { settlePurchase } from '../src/modules/credits/index.ts';
import { CAPTURABLE_MS } from '../src/modules/credits/settle/purchase.ts';
import { findPurchase } from '../src/modules/credits/settle/purchases.queries.ts';
import { accounts, readFigures } from '../src/modules/ledger/index.ts';
import { AppError } from '../src/platform/app-error.ts';
import type { Queryable } from '../src/platform/database/index.ts';
import { DAY_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import type { Harness } from './harness.ts';
import { expectErrandsDone } from './money-model-errands.ts';
import { expectFees } from './money-model-fees.ts';
import { expectFundings } from './money-model-fundings.ts';
import { givenTo } from './money-model-gifts.ts';
import { lookAt, payBack } from './money-model-refunds.ts';
import { expectSentOnce } from './money-model-sender.ts';
import { expectTaxes } from './money-model-tax.ts';
import { expectAgreed } from './money-model-top-ups.ts';
import { insist, MOST_TRIES, type Promises, type Purchase } from './money-model-world.ts';

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
  await expectAgreed(harness, world);
  let granted = new Map<string, number>();
  const uncredited: Purchase[] = [];
  for (const purchase of world.purchases) {
    const settled = await insist(() => settlePurchase(deps, purchase.id));
    if (settled instanceof AppError || !settled) throw new Error('a purchase is gone');
    const { status, granted_credits: credits } = settled.purchase;
    const isCredited = credits !== null;
    // Longer than its provider may capture it, nobody asks about a purchase (P46); here whole months pass in a moment.
    const age = deps.clock.now().getTime() - purchase.begunAt.getTime();
    // Less came than was owed where somebody gave a part back by hand before anybody looked: the rest goes back, too.
    const isYoung = age < CAPTURABLE_MS;
    if (status === 'mismatch' || (isYoung && status === 'declined')) uncredited.push(purchase);
    else if (isYoung && purchase.isPaid !== isCredited)
      throw new Error(`purchase ${purchase.id} is ${status}, and paid: ${purchase.isPaid}`);
    granted = granted.set(purchase.fan.id, (granted.get(purchase.fan.id) ?? 0) + (credits ?? 0));
  }
  for (const [id, fan] of world.gifts) {
    const gift = await findPurchase(deps.db, id);
    if (gift?.status !== 'completed') throw new Error(`purchase ${id} costs nothing and is ${gift?.status}`);
    granted = granted.set(fan.id, (granted.get(fan.id) ?? 0) + (gift.granted_credits ?? 0));
  }
  await expectPaidBack(harness);
  for (const purchase of uncredited) await expectReturned(harness, purchase);
  for (const purchase of world.purchases) if (purchase.isPaid) await lookAt(harness, purchase);
  await expectFees(harness);
  await expectErrandsDone(harness, world);
  await expectSentOnce(harness);
  await expectGivenBack(harness, world);
  await expectTaxes(harness, world);
  await expectFundings(harness, world);
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
    const restored = await restoredTo(harness, fan);
    const given = givenTo(world, fan.id);
    const expected =
      start + (granted.get(fan.id) ?? 0) + restored + given - spent - subscribed - tipped - gone;
    const { balance } = await readFigures(deps.db, accounts.fanWallet(fan.id));
    if (balance !== expected) throw new Error(`fan ${fan.id} has ${balance} credits instead of ${expected}`);
  }
}

/** Nothing was granted for it, so that all of it went back (P46); but what is disputed, or was lost in part, waits for a person. */
async function expectReturned(
  { deps, ...harness }: Harness,
  { id, provider, isPaid }: Purchase,
): Promise<void> {
  const { status } = (await findPurchase(deps.db, id)) ?? {};
  const left = isPaid ? harness[provider].leftOf(id) : 0;
  const orderId = harness[provider].created.get(id)?.orderId;
  const { isOpen, lostCentavos } = await readDisputesOf(deps.db, provider, `cap-${orderId}`);
  const waits = isOpen || (lostCentavos > 0 && left > 0);
  if (!waits && (status !== 'declined' || left > 0))
    throw new Error(
      `purchase ${id} is ${status}, was paid: ${isPaid}, and its payer is without ${left} centavos`,
    );
}

/** Whatever is approved is paid back in the end, once and as it is in the books, and nothing else ever is; but what waits for a person. */
async function expectPaidBack(harness: Harness): Promise<void> {
  for (let day = 0; day < MOST_TRIES; day += 1) {
    harness.clock.advance(DAY_MS);
    await payBack(harness, false);
  }
  const booked = new Map((await listApproved(harness)).map((row) => [row.id, row]));
  const returned = await listReturned(harness);
  const paid = [...harness.paypal.refunds, ...harness.paymongo.refunds].filter(
    ({ refundId }) => !returned.has(refundId),
  );
  for (const { refundId, amountCentavos } of paid) {
    const row = booked.get(refundId);
    if (row?.amount_centavos !== amountCentavos || row.paid_back_by !== 'refund')
      throw new Error(`refund ${refundId} was paid back and is not so in the books`);
  }
  const twice = [...harness.paypal.paidTwice, ...harness.paymongo.paidTwice];
  if (twice.length > 0) throw new Error(`payers got back more than they paid: ${twice}`);
  const made = new Set(paid.map(({ refundId }) => refundId));
  for (const row of booked.values())
    if (!made.has(row.id) && row.paid_back_by !== 'dispute' && !(await waits(harness, row)))
      throw new Error(`refund ${row.id} is approved and is not paid`);
}

/** Attempts whose money was not owed and is back, by their ids, which their refunds have. */
async function listReturned({ deps }: Harness): Promise<ReadonlySet<string>> {
  const returned = deps.db.selectFrom('payment_attempts').select('id').where('returned_at', 'is not', null);
  return new Set((await returned.execute()).map(({ id }) => id));
}

const listApproved = ({ deps }: Harness) =>
  deps.db
    .selectFrom('refund_requests')
    .innerJoin('refunds', 'refunds.id', 'refund_requests.refund_id')
    .select(['refunds.id', 'refunds.amount_centavos', 'refunds.purchase_id', 'paid_back_by'])
    .execute();
type Approved = Awaited<ReturnType<typeof listApproved>>[number];

/** While a dispute is open; and for a person, where a dispute gave the payer a part of it, or somebody did by hand. */
async function waits({ deps, paypal, paymongo }: Harness, refund: Approved): Promise<boolean> {
  const { isOpen, untakenCentavos } = await readDisputed(deps.db, refund.purchase_id);
  const provider = [paypal, paymongo].find(({ created }) => created.has(refund.purchase_id));
  const left = provider?.leftOf(refund.purchase_id, { butForDisputes: true }) ?? refund.amount_centavos;
  const isShort = left < refund.amount_centavos;
  return isOpen || untakenCentavos > 0 || isShort;
}

/** What payers have back from providers is what the books say that they have, in all and of each payment; less only while something waits. */
async function expectGivenBack(harness: Harness, world: Promises): Promise<void> {
  const { db } = harness.deps;
  const waiting = new Set(
    (await listApproved(harness)).filter((row) => !row.paid_back_by).map((row) => row.purchase_id),
  );
  for (const fan of world.fans) {
    const all = { paid: 0, given: 0 };
    for (const { id, provider } of world.purchases.filter((each) => each.isPaid && each.fan === fan)) {
      const paid = harness[provider].created.get(id)?.amountCentavos ?? 0;
      const given = paid - harness[provider].leftOf(id);
      all.paid += paid;
      all.given += given;
      const { booked, is_open, is_credited } = await readBooked(db, id);
      const isBooked = waiting.has(id) || is_open ? given <= booked : given === booked;
      if (is_credited && !isBooked)
        throw new Error(`the payer of ${id} got back ${given} of ${paid}, and ${booked} in the books`);
    }
    if (all.given > all.paid) throw new Error(`fan ${fan.id} got back ${all.given} of ${all.paid}`);
  }
}

/** Centavos of a purchase that went back or are taken by a dispute that stands. */
async function readBooked(db: Queryable, purchaseId: string) {
  const { rows } = await sql<{ booked: number; is_open: boolean; is_credited: boolean }>`
    select coalesce((select sum(amount_centavos) from refunds where purchase_id = p.id and undone_at is null), 0)::int
        + coalesce((select sum(taken_centavos) from disputes where purchase_id = p.id and state in ('open', 'lost')), 0)::int as booked,
      exists (select from disputes where purchase_id = p.id and state = 'open') as is_open, granted_credits is not null as is_credited
    from purchases p where id = ${purchaseId}::uuid`.execute(db);
  return rows[0] ?? { booked: 0, is_open: false, is_credited: false };
}

/** Credits that came back to a fan for what is gone. */
async function restoredTo({ deps }: Harness, { id }: Person): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(credits), 0)::int as credits from restitutions where fan_id = ${id}::uuid`.execute(
    deps.db,
  );
  return rows[0]?.credits ?? 0;
}

/** Credits that a fan paid for months. @throws when two months with one creator overlap */
async function paidForMonths({ deps }: Harness, fan: Person): Promise<number> {
  const months = await deps.db
    .selectFrom('subscription_charges')
    .select(['creator_id', 'starts_at', 'ends_at'])
    .where('fan_id', '=', fan.id)
    .orderBy('creator_id')
    .orderBy('starts_at')
    .execute();
  for (const [index, month] of months.entries()) {
    const before = months[index - 1];
    if (before?.creator_id === month.creator_id && month.starts_at < before.ends_at)
      throw new Error(`fan ${fan.id} paid twice for ${month.starts_at.toISOString()}`);
  }
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(credits), 0)::int as credits from subscription_charges where coalesce(given_by, fan_id) = ${fan.id}::uuid`.execute(
    deps.db,
  );
  return rows[0]?.credits ?? 0;
}

/** @throws when a law is broken */
export async function expectLaws({ deps }: Harness): Promise<void> {
  const violations = await checkInvariants(deps.db);
  if (violations.length > 0) throw new Error(`the books break a law: ${JSON.stringify(violations)}`);
}
