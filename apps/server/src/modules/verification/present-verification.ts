import type { CallResponse, Calls } from '@likha/contract';
import type { Language } from '@likha/contract/language';
import { publicMediaUrl } from '../accounts/index.ts';
import type { CaseHistory } from '../audit/index.ts';
import type { VerificationRow } from './verification.queries.ts';
import { verificationTexts } from './verification.texts.generated.ts';

type Verification = CallResponse<Calls['getVerification']>['verification'];
type Submission = CallResponse<Calls['decideVerification']>['verification'];

/** A submission as its creator sees it; before the first, or where somebody was verified without, the state alone. */
export function presentVerification(
  row: VerificationRow | undefined,
  { language, isVerified }: { language: Language; isVerified: boolean },
): Verification {
  if (!row)
    return {
      status: isVerified ? 'approved' : 'none',
      id_type: null,
      id_number_last4: null,
      reason: null,
      submitted_at: null,
      decided_at: null,
    };
  return {
    status: row.status,
    id_type: row.id_type,
    id_number_last4: row.last_characters,
    reason: row.reason ?? (row.finding && verificationTexts[language][row.finding]),
    submitted_at: row.submitted_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

/** A submission as admins see it. */
export function presentSubmission(
  row: VerificationRow,
  language: Language,
  history: CaseHistory,
): Submission {
  return {
    ...presentVerification(row, { language, isVerified: false }),
    id: row.id,
    creator_id: row.creator_id,
    creator_name: row.creator_name,
    creator_username: row.creator_username,
    creator_avatar: publicMediaUrl(row.creator_avatar_key),
    date_of_birth: row.date_of_birth,
    is_number_used: row.is_number_used,
    has_documents: row.documents_removed_at === null,
    decided_by: row.decided_by,
    can_take_back: row.can_take_back,
    history,
  };
}
