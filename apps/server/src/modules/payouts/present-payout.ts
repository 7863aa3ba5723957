import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { publicMediaUrl } from '../accounts/index.ts';
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

/** A payout as staff sees it: whose it is, and who decided. @param limitCentavos above which two have to approve */
export function presentRequest(row: PayoutRow, limitCentavos: number): Request {
  return {
    ...presentPayout(row),
    creator_id: row.creator_id,
    creator_name: row.creator_name,
    creator_avatar: publicMediaUrl(row.creator_avatar_key),
    decided_by: row.decided_by,
    needs_two: row.centavos > limitCentavos,
    first_approval: row.status === 'pending' ? firstApproval(row) : null,
    owed: pesosFromCentavos(row.owed_centavos),
  };
}

function firstApproval({ first_approved_by: id, first_approver: by, first_approved_at: at }: PayoutRow) {
  return id === null || by === null || at === null ? null : { by_id: id, by, at: at.toISOString() };
}
