import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { DisputeFiles } from '../../../platform/schema.generated.ts';

export interface EvidenceFile {
  id: string;
  type: 'application/pdf' | 'image/jpeg';
  bytes: number;
  added_at: Date;
  added_by: string;
}

/** The dispute that staff answers; those that were corrected have a newer row. */
export function findAnswered(db: Queryable, disputeId: string) {
  return db
    .selectFrom('disputes')
    .select(['id', 'provider', 'provider_dispute_id', 'state', 'respond_by', 'fan_id'])
    .where('id', '=', disputeId)
    .where('state', '<>', 'corrected')
    .executeTakeFirst();
}

export type Answered = NonNullable<Awaited<ReturnType<typeof findAnswered>>>;

export function findEvidence(db: Queryable, { provider, provider_dispute_id }: Answered) {
  return db
    .selectFrom('dispute_evidence as e')
    .leftJoin('users as changer', 'changer.id', 'e.changed_by')
    .leftJoin('users as sender', 'sender.id', 'e.handed_in_by')
    .select(['e.id', 'e.text', 'e.version', 'e.changed_at', 'e.handed_in_at'])
    .select(['e.asked_at', 'e.refused_at', 'e.problem', 'e.is_sent'])
    .select(['changer.full_name as changed_by', 'sender.full_name as handed_in_by'])
    .where('e.provider', '=', provider)
    .where('e.provider_dispute_id', '=', provider_dispute_id)
    .executeTakeFirst();
}

export type EvidenceRow = NonNullable<Awaited<ReturnType<typeof findEvidence>>>;

/** Begins evidence where nobody has, and locks it: changes wait for one another. */
export async function lockEvidence(tx: Tx, answered: Answered, id: string): Promise<void> {
  const { provider, provider_dispute_id } = answered;
  await tx
    .insertInto('dispute_evidence')
    .values({ id, provider, provider_dispute_id })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_dispute_id']).doNothing())
    .execute();
  await tx
    .selectFrom('dispute_evidence')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_dispute_id', '=', provider_dispute_id)
    .forUpdate()
    .execute();
}

export function listFiles(db: Queryable, evidenceId: string): Promise<EvidenceFile[]> {
  return db
    .selectFrom('dispute_files as f')
    .innerJoin('users as adder', 'adder.id', 'f.added_by')
    .select(['f.id', 'f.type', 'f.bytes', 'f.added_at', 'adder.full_name as added_by'])
    .where('f.evidence_id', '=', evidenceId)
    .orderBy('f.id')
    .$castTo<EvidenceFile>()
    .execute();
}

export async function updateText(
  tx: Tx,
  id: string,
  change: { text: string; changed_at: Date; changed_by: string },
): Promise<void> {
  await tx
    .updateTable('dispute_evidence')
    .set(change)
    .set((q) => ({ version: q('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function markHandedIn(tx: Tx, id: string, by: { at: Date; adminId: string }): Promise<void> {
  await tx
    .updateTable('dispute_evidence')
    .set({ handed_in_at: by.at, handed_in_by: by.adminId })
    .where('id', '=', id)
    .execute();
}

/** It is to be sent, at once; what was refused before is forgotten. */
export async function markAsked(tx: Tx, id: string, by: { at: Date; adminId: string }): Promise<void> {
  await tx
    .updateTable('dispute_evidence')
    .set({ asked_at: by.at, asked_by: by.adminId, next_check_at: by.at, checks: 0 })
    .set({ problem: null, refused_at: null })
    .where('id', '=', id)
    .execute();
}

export async function insertFile(tx: Tx, file: Insertable<DisputeFiles>): Promise<void> {
  await tx.insertInto('dispute_files').values(file).execute();
}

/** Removes a file of this evidence; false where there is none. */
export async function deleteFile(tx: Tx, evidenceId: string, fileId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('dispute_files')
    .where('id', '=', fileId)
    .where('evidence_id', '=', evidenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findFile(db: Queryable, evidenceId: string, fileId: string) {
  return db
    .selectFrom('dispute_files')
    .select(['id', 'type', 'sealed'])
    .where('id', '=', fileId)
    .where('evidence_id', '=', evidenceId)
    .executeTakeFirst();
}

/** Removes words and files of disputes that all ended before. */
export async function deleteOld(tx: Tx, before: Date): Promise<void> {
  const old = sql`select e.id from dispute_evidence e where not exists (
    select from disputes d where d.provider = e.provider and d.provider_dispute_id = e.provider_dispute_id
      and (d.ended_at is null or d.ended_at >= ${before}))`;
  await sql`delete from dispute_files where evidence_id in (${old})`.execute(tx);
  await sql`delete from dispute_evidence where id in (${old})`.execute(tx);
}

export interface SealedFile {
  id: string;
  sealed: Buffer;
}

export async function listSealedFiles(
  db: Queryable,
  after: SealedFile | null,
  limit: number,
): Promise<SealedFile[]> {
  let query = db.selectFrom('dispute_files').select(['id', 'sealed']);
  if (after) query = query.where('id', '>', after.id);
  return query.orderBy('id').limit(limit).execute();
}

export async function replaceSealedFile(db: Queryable, file: SealedFile, sealed: Buffer): Promise<void> {
  await db
    .updateTable('dispute_files')
    .set({ sealed })
    .where('id', '=', file.id)
    .where('sealed', '=', file.sealed)
    .execute();
}
