import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { type Claim, dueIds } from '../claim-due.queries.ts';

/** In the text of a statement, as in the index for it. */
const TO_SEND = sql<boolean>`asked_at is not null and handed_in_at is null`;

export interface EvidenceToClaim {
  id: string;
  provider_dispute_id: string;
  text: string;
  checks: number;
}

/** Evidence that is due to be sent. */
export async function claimEvidence(db: Queryable, claim: Claim): Promise<EvidenceToClaim[]> {
  const { rows } = await sql<EvidenceToClaim>`
    update dispute_evidence set next_check_at = ${claim.until}, checks = checks + 1
    where id in ${dueIds('dispute_evidence', claim, TO_SEND)}
    returning id, provider_dispute_id, text, checks`.execute(db);
  return rows;
}

/** The files in the order in which they were added, sealed. */
export function listFilesToSend(db: Queryable, evidenceId: string) {
  return db
    .selectFrom('dispute_files')
    .select(['id', 'type', 'sealed'])
    .where('evidence_id', '=', evidenceId)
    .orderBy('id')
    .execute();
}

/** The provider has it: it was handed in by whoever asked for it. */
export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable('dispute_evidence')
    .set((q) => ({ handed_in_at: now, handed_in_by: q.ref('asked_by'), is_sent: true }))
    .set({ next_check_at: null, problem: null })
    .where('id', '=', id)
    .where(TO_SEND)
    .execute();
}

/** The provider does not take it: it can be changed again, sent again, or handed in by a person. */
export async function markRefused(
  db: Queryable,
  id: string,
  { problem, now }: { problem: string; now: Date },
): Promise<void> {
  await db
    .updateTable('dispute_evidence')
    .set({ asked_at: null, asked_by: null, next_check_at: null, problem, refused_at: now })
    .where('id', '=', id)
    .where(TO_SEND)
    .execute();
}

export async function postponeSending(
  db: Queryable,
  id: string,
  { problem, nextCheckAt }: { problem: string; nextCheckAt: Date },
): Promise<void> {
  await db
    .updateTable('dispute_evidence')
    .set({ next_check_at: nextCheckAt, problem })
    .where('id', '=', id)
    .where(TO_SEND)
    .execute();
}
