import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { PayoutRow } from './payouts.queries.ts';

type Payout = CallResponse<Calls['requestPayout']>['payout'];
type Request = CallResponse<Calls['decidePayout']>['payout_request'];

/** A payout as its creator sees it. */
export function presentPayout(row: PayoutRow): Payout {
  return {
    id: row.id,
    bucket: row.bucket,
    amount: pesosFromCentavos(row.centavos),
    method: row.method,
    account: row.last_characters,
    status: row.status,
    reason: row.reason,
    reference: row.reference,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** A payout as staff sees it: whose it is, and who decided. */
export function presentRequest(row: PayoutRow): Request {
  return {
    ...presentPayout(row),
    creator_id: row.creator_id,
    creator_name: row.creator_name,
    decided_by: row.decided_by,
    owed: pesosFromCentavos(row.owed_centavos),
  };
}
