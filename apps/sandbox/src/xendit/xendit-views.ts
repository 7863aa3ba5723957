import type { SentPayout } from './sent-payout.ts';

const BUSINESS = '5f27a14a9bf05c73dd040bc8';
const ARRIVES_AFTER_MS = 15 * 60_000;

/** A payout as Xendit shows it. Pesos are decimals there. */
export function presentPayout(payout: SentPayout) {
  return {
    id: payout.id,
    amount: payout.amountCentavos / 100,
    channel_code: payout.channelCode,
    currency: 'PHP',
    description: payout.description,
    reference_id: payout.referenceId,
    status: payout.status,
    created: payout.createdAt,
    updated: payout.updatedAt,
    estimated_arrival_time: new Date(Date.parse(payout.createdAt) + ARRIVES_AFTER_MS).toISOString(),
    business_id: BUSINESS,
    channel_properties: {
      account_number: payout.accountNumber,
      account_holder_name: payout.accountHolderName,
    },
    ...(payout.failureCode !== null && { failure_code: payout.failureCode }),
  };
}

/** The body of the webhook that a change of a payout leads to. */
export function presentEvent(payout: SentPayout, kind: string) {
  return { event: kind, business_id: BUSINESS, created: payout.updatedAt, data: presentPayout(payout) };
}
