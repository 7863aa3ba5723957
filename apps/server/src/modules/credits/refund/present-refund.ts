import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { publicMediaUrl } from '../../accounts/index.ts';
import type { CaseHistory } from '../../audit/index.ts';
import type { PurchaseRow } from '../settle/purchases.queries.ts';
import {
  askableUntil,
  isOverdue,
  type Left,
  leftOf,
  statusOf,
  whyNoRefund,
  workingDaysSince,
} from './refund-request.ts';
import type { RefundFacts, RefundRequestRow } from './refund-requests.queries.ts';

type Own = CallResponse<Calls['getPurchase']>['refund'];
type Request = CallResponse<Calls['decideRefund']>['refund_request'];

/** What a fan sees of the refund of a purchase: whether one can be asked for, and how the request stands. */
export function presentOwnRefund(
  purchase: Pick<PurchaseRow, 'status' | 'settled_at' | 'granted_credits' | 'final_centavos'>,
  { facts, refunded, balance }: { facts: RefundFacts; refunded: Left; balance: number },
  now: Date,
): Own {
  const { status, settled_at: settledAt } = purchase;
  const left = leftOf(purchase, refunded);
  const isAsked = facts.request_id !== null;
  const askedElsewhere = facts.asked_elsewhere;
  const why = whyNoRefund({ status, settledAt, left, isAsked, balance, askedElsewhere }, now);
  return {
    offer:
      why === null && settledAt
        ? {
            until: askableUntil(settledAt).toISOString(),
            amount: pesosFromCentavos(left.centavos),
            credits: left.credits,
          }
        : null,
    request: isAsked ? presentOwnRequest(facts) : null,
  };
}

function presentOwnRequest(facts: RefundFacts): NonNullable<Own['request']> {
  return {
    status: statusOf(facts),
    amount: pesosFromCentavos(facts.amount_centavos),
    credits: facts.credits,
    part_of: presentWhole(facts),
    reason: facts.reason,
    answer: facts.answer || null,
    asked_at: facts.asked_at.toISOString(),
    decided_at: facts.decided_at?.toISOString() ?? null,
    paid_back_at: facts.paid_back_at?.toISOString() ?? null,
  };
}

/** Of how much an approval is a part; null where it is all. */
function presentWhole(row: Pick<RefundFacts, 'whole_credits' | 'whole_centavos'>): Request['part_of'] {
  if (row.whole_credits === null || row.whole_centavos === null) return null;
  return { amount: pesosFromCentavos(row.whole_centavos), credits: row.whole_credits };
}

/** A request as an admin sees it. */
export function presentRefundRequest(row: RefundRequestRow, now: Date, history: CaseHistory): Request {
  const workingDays = workingDaysSince(row.asked_at, now);
  const left = leftOf(row, { credits: row.gone_credits, centavos: row.gone_centavos });
  return {
    id: row.id,
    purchase_id: row.purchase_id,
    purchase_reference: row.purchase_reference,
    fan_id: row.fan_id,
    full_name: row.full_name,
    avatar: publicMediaUrl(row.avatar_key),
    username: row.username,
    standing: row.standing,
    status: statusOf(row),
    amount: pesosFromCentavos(row.amount_centavos),
    credits: row.credits,
    part_of: presentWhole(row),
    purchase_left: { amount: pesosFromCentavos(left.centavos), credits: left.credits },
    credits_left: row.balance ?? 0,
    payment_method: row.payment_method,
    purchase_status: row.purchase_status,
    purchased_at: (row.settled_at ?? row.created_at).toISOString(),
    reason: row.reason,
    asked_at: row.asked_at.toISOString(),
    working_days: workingDays,
    is_overdue: row.decision === null && isOverdue(workingDays),
    answer: row.answer || null,
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    paid_back_at: row.paid_back_at?.toISOString() ?? null,
    problem: row.problem,
    history,
  };
}
