import type { IdType } from '@likha/contract';
import { CONSENTS } from '@likha/contract/identity';
import type { Language } from '@likha/contract/language';
import { type Insertable, sql } from 'kysely';
import { type Days, idOfDays, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { VerificationEvents } from '../../platform/schema.generated.ts';
import type { Finding, Outcome } from './screening.ts';

export type Status = 'pending' | 'approved' | 'rejected';

interface NewVerification {
  id: string;
  creatorId: string;
  idType: IdType;
  numberHash: Buffer;
  lastCharacters: string;
  /** Of the documents that were agreed to. */
  consentVersion: string;
  now: Date;
}

/** A submission whose pictures are about to be stored, with what was agreed to. */
export async function insertReceiving(tx: Tx, { id, now, ...values }: NewVerification): Promise<void> {
  await tx
    .insertInto('verifications')
    .values({
      id,
      creator_id: values.creatorId,
      status: 'receiving',
      id_type: values.idType,
      id_number_hash: values.numberHash,
      last_characters: values.lastCharacters,
      submitted_at: now,
    })
    .execute();
  const given = { verification_id: id, version: values.consentVersion, given_at: now };
  await tx
    .insertInto('verification_consents')
    .values(CONSENTS.map((consent) => ({ ...given, consent })))
    .execute();
}

/** Removes what was never settled; false when it was settled after all, or is gone. */
export async function deleteReceiving(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('verifications')
    .where('id', '=', id)
    .where('status', '=', 'receiving')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const isNumberUsed = sql<boolean>`exists (select 1 from verifications o where o.id_number_hash = v.id_number_hash
  and o.status = 'approved' and o.creator_id <> v.creator_id)`;

/** It is decided, the newest of its creator, and its pictures are there. */
const canTakeBack = sql<boolean>`v.status in ('approved', 'rejected') and v.documents_removed_at is null and not exists (
  select from verifications newer where newer.creator_id = v.creator_id and newer.id > v.id and newer.status <> 'receiving')`;

export function findScreeningFacts(tx: Tx, id: string) {
  return tx
    .selectFrom('verifications as v')
    .innerJoin('users', 'users.id', 'v.creator_id')
    .select(['users.date_of_birth', isNumberUsed.as('is_number_used')])
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Settles a received submission. @throws on `verifications_one_stands`, `verifications_number` */
export async function settleReceived(tx: Tx, id: string, outcome: Outcome, now: Date): Promise<void> {
  await tx
    .updateTable('verifications')
    .set({ ...outcome, decided_at: outcome.status === 'pending' ? null : now })
    .where('id', '=', id)
    .where('status', '=', 'receiving')
    .execute();
}

interface Decided {
  id: string;
  status: 'approved' | 'rejected';
  reason: string | null;
  adminId: string;
  now: Date;
}

/** Decides a pending submission, once: false when it is not pending any more. @throws on `verifications_number` */
export async function decidePending(tx: Tx, { id, status, reason, adminId, now }: Decided): Promise<boolean> {
  const row = await tx
    .updateTable('verifications')
    .set({ status, reason, decided_by: adminId, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Opens the newest of a creator again that was decided; false for any other, and for one whose pictures are gone.
 * @throws on `verifications_one_stands`
 */
export async function reopenDecided(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update verifications v set status = 'pending', reason = null, finding = null, decided_by = null, decided_at = null
    where v.id = ${id} and ${canTakeBack} returning v.id`.execute(tx);
  return rows.length > 0;
}

export interface VerificationRow {
  id: string;
  creator_id: string;
  creator_name: string;
  creator_username: string;
  creator_avatar_key: string | null;
  date_of_birth: string;
  status: Status;
  id_type: IdType;
  last_characters: string;
  finding: Finding | null;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  documents_removed_at: Date | null;
  is_number_used: boolean;
  can_take_back: boolean;
}

function selectSubmissions(db: Queryable) {
  return db
    .selectFrom('verifications as v')
    .innerJoin('users as creator', 'creator.id', 'v.creator_id')
    .leftJoin('users as decider', 'decider.id', 'v.decided_by')
    .select([
      'v.id',
      'v.creator_id',
      'creator.full_name as creator_name',
      'creator.username as creator_username',
      'creator.avatar_key as creator_avatar_key',
      'creator.date_of_birth',
      'v.status',
      'v.id_type',
      'v.last_characters',
      'v.finding',
      'v.reason',
      'v.submitted_at',
      'v.decided_at',
      'decider.full_name as decided_by',
      'v.documents_removed_at',
      isNumberUsed.as('is_number_used'),
      canTakeBack.as('can_take_back'),
    ])
    .where('v.status', '<>', 'receiving')
    .$castTo<VerificationRow>();
}

export function findSubmission(db: Queryable, id: string): Promise<VerificationRow | undefined> {
  return selectSubmissions(db).where('v.id', '=', id).executeTakeFirst();
}

/** The newest of a creator. */
export function findNewest(db: Queryable, creatorId: string): Promise<VerificationRow | undefined> {
  return selectSubmissions(db)
    .where('v.creator_id', '=', creatorId)
    .orderBy('v.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listByStatus(
  db: Queryable,
  status: Status,
  page: { limit: number; after: string | undefined; days: Days },
): Promise<VerificationRow[]> {
  let query = selectSubmissions(db)
    .where('v.status', '=', status)
    .where(idOfDays('v.id', page.days))
    .orderBy('v.id')
    .limit(page.limit);
  if (page.after !== undefined) query = query.where('v.id', '>', page.after);
  return query.execute();
}

export async function insertEvent(db: Queryable, event: Insertable<VerificationEvents>): Promise<void> {
  await db.insertInto('verification_events').values(event).execute();
}

export function findMailFacts(db: Queryable, id: string) {
  return db
    .selectFrom('verifications as v')
    .innerJoin('users', 'users.id', 'v.creator_id')
    .select(['users.email', 'users.full_name', 'users.language', 'v.reason', 'v.finding', 'v.decided_at'])
    .where('v.id', '=', id)
    .where('users.status', '=', 'active')
    .$castTo<{
      email: string;
      full_name: string;
      language: Language | null;
      reason: string | null;
      finding: Finding | null;
      decided_at: Date | null;
    }>()
    .executeTakeFirst();
}

/** Submissions that may have pictures, in the order of their ids. */
export async function listWithDocuments(
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('verifications')
    .select('id')
    .where('documents_removed_at', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps others from saying that a submission's pictures are gone; false where they are. */
export async function lockDocuments(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('verifications')
    .select('id')
    .where('id', '=', id)
    .where('documents_removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a submission's hash the one under which its number is known already, where that was made by another key. One at a time looks
 * for the same number.
 * @param hashes of its number, by every key
 */
export async function adoptNumberHash(tx: Tx, id: string, hashes: readonly Buffer[]): Promise<void> {
  const first = hashes.map((hash) => hash.toString('hex')).sort()[0] ?? '';
  await sql`select pg_advisory_xact_lock(hashtextextended('id number ' || ${first}, 0))`.execute(tx);
  await sql`
    update verifications v set id_number_hash = known.id_number_hash from (
      select id_number_hash from verifications where id_number_hash = any(${hashes as Buffer[]}::bytea[]) and id <> ${id}
        and status <> 'receiving' order by status = 'approved' desc, id limit 1) known
    where v.id = ${id}`.execute(tx);
}

interface Expiry {
  status: 'rejected' | 'approved';
  before: Date;
}

/** Submissions whose pictures have been kept long enough. */
function expired(db: Queryable, { status, before }: Expiry) {
  return db
    .selectFrom('verifications')
    .select('id')
    .where('status', '=', status)
    .where('documents_removed_at', 'is', null)
    .where('decided_at', '<', before);
}

export async function listExpired(db: Queryable, by: Expiry & { limit: number }): Promise<string[]> {
  const rows = await expired(db, by).limit(by.limit).execute();
  return rows.map(({ id }) => id);
}

/** Is it one of those still? It stays so until the transaction ends. */
export async function lockExpired(tx: Tx, id: string, by: Expiry): Promise<boolean> {
  const row = await expired(tx, by).where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function markRemoved(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('verifications').set({ documents_removed_at: now }).where('id', '=', id).execute();
}

/** Submissions of people whose account has been erased. */
export async function listOfErased(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.creator_id')
    .select('verifications.id')
    .where('users.status', '=', 'erased')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The submission, and what was agreed to with it; what was done with it stays on record. */
export async function deleteSubmission(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('verifications').where('id', '=', id).execute();
}

export async function listUnsettled(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('verifications')
    .select('id')
    .where('status', '=', 'receiving')
    .where('submitted_at', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
