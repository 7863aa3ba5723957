import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { publicMediaUrl } from '../accounts/index.ts';
import { evidenceUrl } from '../live/index.ts';
import { appealUntil, whyClosed } from './appeal.ts';
import type { AppealRow, CaseRow, PayoutOf, StreamOf } from './appeals.queries.ts';

type Case = CallResponse<Calls['readAppeal']>;
type Appeal = CallResponse<Calls['decideAppeal']>['appeal'];
type Sanction = Case['sanction'];

function sanctionOf(
  row: Pick<
    CaseRow,
    'kind' | 'reason' | 'created_at' | 'expires_at' | 'ended_at' | keyof StreamOf | keyof PayoutOf
  >,
): Sanction {
  return {
    kind: row.kind,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    stream: streamOf(row),
    payout: payoutOf(row),
  };
}

function payoutOf({ payout_centavos: centavos, payout_requested_at: at }: PayoutOf): Sanction['payout'] {
  if (centavos === null || at === null) return null;
  return { amount: pesosFromCentavos(centavos), requested_at: at.toISOString() };
}

function streamOf({ stream_title: title, stream_started_at: at }: StreamOf): Sanction['stream'] {
  return title === null ? null : { title, started_at: at?.toISOString() ?? null };
}

/** A decision as the person sees it whom it is about: not who decided. */
export function presentCase(row: CaseRow, now: Date): Case {
  return {
    sanction: sanctionOf(row),
    appeal: presentOwnAppeal(row),
    appeal_until: appealUntil(row.created_at).toISOString(),
    may_appeal: whyClosed(row, now) === null,
  };
}

function presentOwnAppeal(row: CaseRow): Case['appeal'] {
  if (row.appeal_id === null || row.sent_at === null) return null;
  return {
    text: row.text ?? '',
    sent_at: row.sent_at.toISOString(),
    decision: row.decision,
    answer: row.answer,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

/** An appeal as an admin sees it. */
export function presentAppeal(row: AppealRow, adminId: string, history: Appeal['history']): Appeal {
  return {
    id: row.id,
    user_id: row.user_id,
    full_name: row.full_name,
    username: row.username,
    avatar: publicMediaUrl(row.avatar_key),
    text: row.text,
    sent_at: row.sent_at.toISOString(),
    decision: row.decision,
    answer: row.answer,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    sanction: {
      ...sanctionOf(row),
      created_by: row.created_by,
      removed_text: row.removed_text,
      live_evidence_url: row.stream_id === null ? null : evidenceUrl(row.stream_id, row.evidence_id),
      live_evidence: row.live_evidence,
      stays_removed: row.stays_removed,
    },
    history,
    is_own_decision: row.created_by_id === adminId,
  };
}
