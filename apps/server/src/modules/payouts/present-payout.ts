import type { CallResponse, Calls } from '@likha/contract';
import type { Language } from '@likha/contract/language';
import { pesosFromCentavos } from '@likha/contract/money';
import { type Approvers, publicMediaUrl } from '../accounts/index.ts';
import type { PayoutRow, RequestRow } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

type OwnPayout = CallResponse<Calls['requestPayout']>['payout'];
type Payout = Omit<OwnPayout, 'appeal_token'>;
type Request = CallResponse<Calls['decidePayout']>['payout_request'];

/** A payout as its creator sees it, in their language; one that was rejected with what an appeal is sent with. */
export function presentOwnPayout(
  { appealTokens }: Pick<PayoutsDeps, 'appealTokens'>,
  row: PayoutRow,
  language: Language,
): OwnPayout {
  const token = row.status === 'rejected' ? appealTokens.make(row.id) : null;
  return { ...presentPayout(row, language), appeal_token: token };
}

function presentPayout(row: PayoutRow, language: Language): Payout {
  return {
    id: row.id,
    bucket: row.bucket,
    amount: pesosFromCentavos(row.centavos),
    method: row.method,
    account: row.last_characters,
    status: row.status,
    reason: row.reason ?? failureWords(row, language),
    reference: row.reference,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    returned_at: row.returned_at?.toISOString() ?? null,
    is_instant: row.is_instant,
    fee: pesosFromCentavos(row.fee_centavos),
    withheld: pesosFromCentavos(row.withheld_centavos),
  };
}

/** Why a payout did not arrive, or did not stay (P890), in words that its creator can do something with. */
function failureWords({ failure, status }: PayoutRow, language: Language): string | null {
  const t = payoutsTexts[language];
  if (failure === null) return null;
  if (status === 'returned')
    return { account: t.returnedAccount, limit: t.returnedLimit, later: t.returnedLater }[failure];
  return { account: t.failedAccount, limit: t.failedLimit, later: t.failedLater }[failure];
}

/** A payout as one of the staff sees it: whose it is, who decided, and whether another one has to approve it (P332). */
export function presentRequest(row: RequestRow, approvers: Approvers, language: Language): Request {
  return {
    ...presentPayout(row, language),
    creator_id: row.creator_id,
    creator_name: row.creator_name,
    creator_avatar: publicMediaUrl(row.creator_avatar_key),
    decided_by: row.decided_by,
    approved_by: row.status === 'rejected' ? null : row.approved_by,
    ...approvers.takesTwo(row.centavos),
    first_approval: firstApproval(row, approvers),
    owed: pesosFromCentavos(row.owed_centavos),
    sender: row.sender,
    problem: row.problem,
    fed_by: row.fed_by,
    granted_appeal: row.granted_appeal && {
      ...row.granted_appeal,
      at: new Date(row.granted_appeal.at).toISOString(),
    },
  };
}

function firstApproval(row: PayoutRow, approvers: Approvers): Request['first_approval'] {
  const { first_approved_by: id, first_approver: by, first_approved_at: at, first_by_hand: isByHand } = row;
  if (id === null || by === null || at === null) return null;
  return { by_id: id, by, at: at.toISOString(), by_hand: isByHand, counts: approvers.counts(id) };
}
