import { randomUUID } from 'node:crypto';
import type { Person } from '../../../../test/factory.ts';
import { FIRST_TRY } from '../../../../test/first-try.ts';
import type { Harness } from '../../../../test/harness.ts';
import { creditsJobs } from '../credits.jobs.ts';
import { settleOrderJobs } from '../declared-jobs.ts';

export interface BuyOptions {
  credits?: number;
  method?: string;
  key?: string;
  /** Pesos, where the screen shows others than the server would. */
  amount?: number;
  extra?: object;
  /** The address that asks, and what its browser is known by. */
  from?: { ip?: string; device?: string };
}

/** Buying as a screen does it, at ₱1 a credit unless told otherwise. */
export function buy(harness: Harness, fan: Person, options: BuyOptions = {}) {
  const credits = options.credits ?? 100;
  const amount = options.amount ?? credits;
  return harness.app.inject({
    method: 'POST',
    url: '/api/credits/purchase',
    headers: {
      ...fan.headers,
      ...(options.key && { 'idempotency-key': options.key }),
      ...(options.from?.device && { cookie: `likha_device=${options.from.device}` }),
    },
    ...(options.from?.ip && { remoteAddress: options.from.ip }),
    payload: {
      credit_amount: credits,
      payment_method: options.method ?? 'paypal',
      original_amount: amount,
      final_amount: amount,
      ...options.extra,
    },
  });
}

/** A purchase whose order is open at the provider. */
export async function openPurchase(harness: Harness, fan: Person, options: BuyOptions = {}) {
  const answer = await buy(harness, fan, options);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const id = answer.json().purchase_id as string;
  const { paypal, paymongo, verotel } = harness;
  const order = [paypal, paymongo, verotel].map(({ created }) => created.get(id)).find(Boolean);
  if (!order) throw new Error('no order was opened');
  return { id, orderId: order.orderId };
}

/** The provider captured another amount than the order asks for. @returns the capture's id */
export function payAnother(
  { paypal }: Harness,
  { id, orderId }: { id: string; orderId: string },
  amountCentavos: number,
): string {
  paypal.pay(id);
  const captureId = `cap-${orderId}`;
  paypal.outcomes.set(orderId, { state: 'captured', captureId, amountCentavos });
  for (const capture of paypal.captures)
    if (capture.captureId === captureId) capture.amountCentavos = amountCentavos;
  return captureId;
}

/** The fan comes back from paying. */
export async function comeBack(harness: Harness, fan: Person, id: string) {
  return harness.app.inject({ url: `/api/credits/purchases/${id}`, headers: fan.headers });
}

/** One delivery of a webhook; the same `eventId` is a repeated one. */
export function deliver(
  harness: Harness,
  orderId: string,
  eventId: string = randomUUID(),
  isAuthentic = true,
) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/webhooks/paypal',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ id: eventId, orderId, isAuthentic }),
  });
}

/** What the worker does about a webhook. */
export async function runSettleJob(harness: Harness, orderId: string, isLastAttempt = false): Promise<void> {
  const job = creditsJobs(harness.deps).find(({ id }) => id === settleOrderJobs.paypal.id);
  if (!job) throw new Error('there is no such job');
  await job.handle({ orderId } as never, { ...FIRST_TRY, isLastAttempt });
}

export async function balanceOf(harness: Harness, fan: Person): Promise<number> {
  const wallet = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
  return wallet.json().balance;
}

/** How often a purchase is in the books. */
export async function timesCredited(harness: Harness, purchaseId: string): Promise<number> {
  const { db } = harness.deps;
  const rows = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('subject_id', '=', purchaseId)
    .where('reason', '=', 'purchase')
    .execute();
  return rows.length;
}
