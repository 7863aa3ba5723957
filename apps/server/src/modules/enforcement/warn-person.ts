import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Sanctions } from '../../platform/schema.generated.ts';
import type { ProfileField, SanctionRow } from './enforcement.queries.ts';
import type { Judge } from './enforcement-deps.ts';
import { judgePerson } from './judge-person.ts';
import { recordSanction } from './record-sanction.ts';

export interface Subject {
  type: 'post' | 'profile' | 'comment' | 'message' | 'live' | 'live_line';
  id: string;
}

export interface Warning {
  userId: string;
  /** 1 to 5. */
  severity: number;
  type: 'inappropriate_content' | 'harassment' | 'spam' | 'others';
  /** For the person to read. */
  description: string;
  /** Days for which it counts; for good where it is null. */
  expiresInDays: number | null;
  subject?: Subject | undefined;
}

/**
 * Warns a person, in the caller's transaction (P149). Somebody may be warned many times.
 * @throws AppError as `judgePerson`
 */
export async function warnPerson(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  { userId, severity, type, description, expiresInDays, subject }: Warning,
): Promise<SanctionRow> {
  await judgePerson(tx, judge, userId);
  const now = deps.clock.now().getTime();
  return recordSanction(deps, tx, judge, {
    user_id: userId,
    kind: 'warning',
    severity,
    warning_type: type,
    reason: description,
    expires_at: expiresInDays === null ? null : new Date(now + expiresInDays * DAY_MS),
    subject_type: subject?.type,
    subject_id: subject?.id,
  });
}

interface Removal {
  userId: string;
  reason: string;
  subject: Subject;
  /** How a post stood, for an appeal that brings it back. */
  before?: { status: Sanctions['subject_status']; publish_at: Date | null } | undefined;
  /** What of a profile was cleared, and what stood there, for who takes it back. */
  cleared?: { field: ProfileField; value: string } | undefined;
}

/** Notes that something of a person's was removed, for the transaction that removes it: they are told what and why. */
export async function noteRemoval(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  { userId, reason, subject, before, cleared }: Removal,
): Promise<void> {
  await recordSanction(deps, tx, judge, {
    user_id: userId,
    kind: 'removal',
    reason,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_status: before?.status,
    subject_publish_at: before?.publish_at,
    subject_field: cleared?.field,
    subject_value: cleared?.value,
  });
}
