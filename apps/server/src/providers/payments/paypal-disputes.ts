import { centavosFromDecimal } from '@likha/contract/money';
import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import type { ProviderDispute } from './payment-provider.ts';
import { type PayPalApi, refusalOf, rejectedBy } from './paypal-api.ts';
import { endingOf } from './paypal-event.ts';
import { amountSchema, pesosIn } from './paypal-order.ts';

/** A payment has a few at the most; PayPal gives no more in one page. */
const pageSize = 50;

const listSchema = z.object({ items: z.array(z.object({ dispute_id: z.string().min(1) })).default([]) });

// A time, a fee or a reason that cannot be read must not keep a dispute from being recorded.
const moment = z.coerce.date().nullish().catch(null);
const movementsSchema = z
  .array(
    z.object({
      party: z.string().nullish(),
      reason: z.string().nullish(),
      type: z.string().nullish(),
      amount: amountSchema,
    }),
  )
  .nullish()
  .catch(null);

const disputeSchema = z.object({
  dispute_id: z.string().min(1),
  status: z.string(),
  reason: z.string().max(255).nullish().catch(null),
  dispute_amount: amountSchema,
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: amountSchema.nullish() })
    .nullish(),
  create_time: moment,
  seller_response_due_date: moment,
  fund_movements: movementsSchema,
});

type Dispute = z.output<typeof disputeSchema>;

/** The disputes about a capture, each as PayPal's details say (Customer Disputes v1). @throws ProviderError */
export async function readPayPalDisputes(api: PayPalApi, captureId: string): Promise<ProviderDispute[]> {
  const call = 'list disputes';
  const query = new URLSearchParams({ disputed_transaction_id: captureId, page_size: String(pageSize) });
  const answer = await api({ call, method: 'GET', path: `/v1/customer/disputes?${query}` });
  if (answer.status === 404 && refusalOf(answer)?.name === 'RESOURCE_NOT_FOUND') return [];
  if (answer.status !== 200) throw rejectedBy(answer, call);
  const disputes: ProviderDispute[] = [];
  for (const { dispute_id: id } of readAs(listSchema, answer.body, `paypal: ${call}`).items)
    disputes.push(presentDispute(await readDispute(api, id)));
  return disputes;
}

async function readDispute(api: PayPalApi, disputeId: string): Promise<Dispute> {
  const call = 'read dispute';
  const path = `/v1/customer/disputes/${encodeURIComponent(disputeId)}`;
  const answer = await api({ call, method: 'GET', path });
  if (answer.status !== 200) throw rejectedBy(answer, call);
  return readAs(disputeSchema, answer.body, `paypal: ${call}`);
}

/** A dispute that was lost for nothing, as when something was sent again, took nothing. */
function presentDispute(dispute: Dispute): ProviderDispute {
  const { dispute_id: disputeId, dispute_outcome: outcome } = dispute;
  const ending = dispute.status === 'RESOLVED' ? endingOf(outcome?.outcome_code) : null;
  const amount =
    ending === 'lost' && outcome?.amount_refunded ? outcome.amount_refunded : dispute.dispute_amount;
  const amountCentavos = pesosIn(amount, `dispute ${disputeId}`);
  return {
    disputeId,
    state: ending === 'lost' && amountCentavos === 0 ? 'won' : (ending ?? 'open'),
    amountCentavos,
    feeCentavos: feeOf(dispute),
    reason: dispute.reason ?? null,
    openedAt: dispute.create_time ?? null,
    respondBy: dispute.seller_response_due_date ?? null,
  };
}

const fees = new Set(['DISPUTE_FEE', 'CHARGEBACK_FEE', 'DISPUTE_SETTLEMENT_FEE']);

/** What was taken from us for the dispute itself, less what was given back of that. */
function feeOf({ fund_movements: movements }: Dispute): number | null {
  const ours = (movements ?? []).filter(({ party, reason }) => party === 'SELLER' && fees.has(reason ?? ''));
  if (ours.length === 0) return null;
  const sum = ours.reduce((centavos, { type, amount }) => {
    const fee = amount.currency_code === 'PHP' ? (centavosFromDecimal(amount.value) ?? 0) : 0;
    return type === 'CREDIT' ? centavos - fee : centavos + fee;
  }, 0);
  return Math.max(sum, 0);
}
