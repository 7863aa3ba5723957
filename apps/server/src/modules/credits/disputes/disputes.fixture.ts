import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Person } from '../../../../test/factory.ts';
import type { FakeProvider } from '../../../../test/fakes.ts';
import type { Harness } from '../../../../test/harness.ts';
import type { DisputeStage } from '../../../providers/payments/payment-provider.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { unlockContent } from '../../unlocks/index.ts';
import { type BuyOptions, comeBack, openPurchase } from '../settle/purchase.fixture.ts';
import { checkCapture } from './check-capture.ts';
import { judgePayer } from './judge-payer.ts';

/** A purchase that is paid and credited: ₱100 for 100 credits unless told otherwise. */
export async function bought(harness: Harness, options: BuyOptions = {}, fan?: Person) {
  const buyer = fan ?? (await harness.factory.fan());
  const { id, orderId } = await openPurchase(harness, buyer, options);
  const provider = providerOf(harness, options);
  provider.pay(id);
  await comeBack(harness, buyer, id);
  return { fan: buyer, id, orderId, captureId: `cap-${orderId}`, provider };
}

export type Bought = Awaited<ReturnType<typeof bought>>;

function providerOf(harness: Harness, { method = 'paypal' }: BuyOptions): FakeProvider {
  return method === 'paypal' ? harness.paypal : harness.paymongo;
}

/** The fan spends so many credits. */
export async function spend(harness: Harness, fan: Person, credits: number): Promise<void> {
  const creator = await harness.factory.creator();
  const post = await harness.factory.post(creator.id, { price: credits });
  await unlockContent(harness.deps, fan.viewer, post, harness.deps.ids.next());
}

/** One delivery of a webhook about a dispute or a refund. */
export function deliverAbout(
  harness: Harness,
  { captureId, provider }: Pick<Bought, 'captureId' | 'provider'>,
  stage: DisputeStage | 'refund',
  eventId: string = randomUUID(),
) {
  const about =
    stage === 'refund'
      ? { type: 'refund', captureId, orderId: null }
      : { type: 'dispute', captureId, orderId: null, stage };
  return harness.app.inject({
    method: 'POST',
    url: `/api/webhooks/${provider.name}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ id: eventId, isAuthentic: true, kind: `KIND.${stage}`, about }),
  });
}

/** What the worker does about such a webhook. */
export function check(
  harness: Harness,
  { captureId, provider }: Pick<Bought, 'captureId' | 'provider'>,
  isLastAttempt = false,
): Promise<void> {
  return checkCapture(harness.deps, provider.name, captureId, isLastAttempt);
}

/** The provider says so, and the worker has looked. */
export async function bankSays(
  harness: Harness,
  purchase: Bought,
  state: Parameters<FakeProvider['dispute']>[1],
  changes: Parameters<FakeProvider['dispute']>[2] = {},
): Promise<void> {
  purchase.provider.dispute(purchase.id, state, changes);
  await check(harness, purchase);
}

/** The provider says so, its webhook comes, and the worker has done all that follows. */
export async function disputed(...[harness, ...said]: Parameters<typeof bankSays>): Promise<void> {
  await bankSays(harness, ...said);
  await judgeAll(harness);
}

/** Runs what disputes mean for accounts, as the queue would. @returns the jobs that wait for a later day */
export async function judgeAll(harness: Harness): Promise<number> {
  const { rows } = await sql<{ id: string; payload: { disputeId: string } }>`
    select jobs.id::text, jobs.payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'credits.judge-payer' order by jobs.id`.execute(harness.deps.db);
  for (const { id, payload } of rows) {
    await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(harness.deps.db);
    await judgePayer(harness.deps, payload.disputeId);
  }
  return countWaiting(harness, 'credits.judge-payer');
}

export async function countWaiting(harness: Harness, task: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where tasks.identifier = ${task}`.execute(
    harness.deps.db,
  );
  return rows[0]?.count ?? 0;
}

/** How a purchase, its fan's wallet and debt stand: status, credits, centavos. */
export async function standing(harness: Harness, { id, fan }: Pick<Bought, 'id' | 'fan'>) {
  const { db } = harness.deps;
  const { status } = await db
    .selectFrom('purchases')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const wallet = await readFigures(db, accounts.fanWallet(fan.id));
  const debt = await readFigures(db, accounts.fanDebt(fan.id));
  return [status, wallet.balance, 0 - debt.balance];
}

export function rowsOf(harness: Harness, { id }: Pick<Bought, 'id'>) {
  return harness.deps.db
    .selectFrom('disputes')
    .selectAll()
    .where('purchase_id', '=', id)
    .orderBy('id')
    .execute();
}

export async function statusOf(harness: Harness, { id }: { id: string }): Promise<string> {
  return (
    await harness.deps.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  ).status;
}
