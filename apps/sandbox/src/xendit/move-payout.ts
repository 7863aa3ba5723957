import { prefixedId } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';
import type { NewWebhook } from '../webhook-sender.ts';
import { moveTo, type PayoutStatus, type SentPayout } from './sent-payout.ts';
import { presentEvent } from './xendit-views.ts';

/** Xendit tells of ends alone. */
const TOLD: Partial<Record<PayoutStatus, string>> = {
  SUCCEEDED: 'payout.succeeded',
  FAILED: 'payout.failed',
  REVERSED: 'payout.reversed',
};

/** Moves a payout on and saves it with its webhook, durably, and only then sends that. */
export function movePayout(
  sandbox: Sandbox,
  payout: SentPayout,
  status: PayoutStatus,
  failureCode: string | null,
): SentPayout {
  const next = moveTo(payout, status, failureCode, sandbox.now());
  if (next === payout) return payout;
  const kind = TOLD[status];
  const prepared = kind === undefined ? [] : [sandbox.sender.prepare(webhook(next, kind))];
  sandbox.store.save({ payout: next, webhooks: prepared });
  sandbox.sender.deliver(prepared);
  return next;
}

function webhook(payout: SentPayout, kind: string): NewWebhook {
  const body = JSON.stringify(presentEvent(payout, kind));
  return { id: prefixedId('evt'), provider: 'xendit', orderId: payout.id, kind, body };
}
