import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** One person's uploads are begun one after the other, so that bounds hold. */
export async function lockUploadsOf(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('uploads:' || ${ownerId}, 0))`.execute(tx);
}

/** The bytes that a person's open uploads were announced with. */
export async function sumOpen(tx: Tx, ownerId: string, now: Date): Promise<number> {
  const { bytes } = await tx
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Ends those that were begun first, so that one more is no more than `most`; what a call works on is left. @returns which */
export async function endOldest(tx: Tx, ownerId: string, now: Date, most: number): Promise<string[]> {
  const open = tx
    .selectFrom('uploads')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most - 1);
  const rows = await tx
    .updateTable('uploads')
    .set({ expires_at: now })
    .where('id', 'in', open)
    .where('taken_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewUpload {
  id: string;
  owner_id: string;
  bytes: number;
  created_at: Date;
  expires_at: Date;
}

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<void> {
  await tx.insertInto('uploads').values(upload).execute();
}

export interface UploadRow {
  id: string;
  bytes: number;
  received: number;
  expires_at: Date;
  taken_at: Date | null;
  used_at: Date | null;
}

/** Of nobody else, and for as long as it is kept. */
export function findUpload(
  db: Queryable,
  id: string,
  ownerId: string,
  now: Date,
): Promise<UploadRow | undefined> {
  return selectUpload(db, id, ownerId, now).executeTakeFirst();
}

function selectUpload(db: Queryable, id: string, ownerId: string, now: Date) {
  return db
    .selectFrom('uploads')
    .select(['id', 'bytes', 'received', 'expires_at', 'taken_at', 'used_at'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now);
}

export interface NewPart {
  id: string;
  upload_id: string;
  starts_at: number;
  bytes: number;
}

/** Before its bytes are stored. @returns false where the upload is gone */
export async function insertPart(db: Queryable, part: NewPart): Promise<boolean> {
  const { rows } = await sql`
    insert into upload_parts (id, upload_id, starts_at, bytes)
    select ${part.id}::uuid, id, ${part.starts_at}::int, ${part.bytes}::int from uploads
    where id = ${part.upload_id}::uuid returning id`.execute(db);
  return rows.length === 1;
}

/** Makes a part the next one of its upload. @returns false where another has been, or the upload is gone */
export async function keepPart(tx: Tx, part: NewPart): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set((is) => ({ received: is('received', '+', part.bytes) }))
    .where('id', '=', part.upload_id)
    .where('received', '=', part.starts_at)
    .where('taken_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx.updateTable('upload_parts').set({ is_kept: true }).where('id', '=', part.id).execute();
  return true;
}

/** Is a part one of its upload? Whoever kept it a moment ago, and did not hear so, is waited for. */
export async function isPartKept(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('upload_parts')
    .select('is_kept')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.is_kept ?? false;
}

/** In the order of their bytes. */
export function listKeptParts(db: Queryable, uploadId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('upload_parts')
    .select('id')
    .where('upload_id', '=', uploadId)
    .where('is_kept', '=', true)
    .orderBy('starts_at')
    .execute();
}

/** All of it, also what a crash left of it. */
export function listParts(db: Queryable, uploadId: string): Promise<{ id: string }[]> {
  return db.selectFrom('upload_parts').select('id').where('upload_id', '=', uploadId).execute();
}

export async function deleteParts(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('upload_parts').where('id', 'in', ids).execute();
}

/** The same, and nobody else takes it until this transaction ends. */
export function lockUpload(tx: Tx, id: string, ownerId: string, now: Date): Promise<UploadRow | undefined> {
  return selectUpload(tx, id, ownerId, now).forUpdate().executeTakeFirst();
}

/** Takes it for a call. */
export async function takeUpload(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('uploads').set({ taken_at: now }).where('id', '=', id).execute();
}

/** The call made nothing of them. */
export async function giveBackUploads(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.updateTable('uploads').set({ taken_at: null }).where('id', 'in', ids).execute();
}

export async function markUsed(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await db.updateTable('uploads').set({ used_at: now }).where('id', 'in', ids).execute();
}

/** What nobody can send to any more. One that a call has taken is left until that has surely ended. */
export async function listExpired(
  db: Queryable,
  now: Date,
  takenBefore: Date,
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('uploads')
    .select('id')
    .where('expires_at', '<=', now)
    .where((is) => is.or([is('taken_at', 'is', null), is('taken_at', '<', takenBefore)]))
    .limit(limit)
    .execute();
}

/** Nobody takes it from now on, nor sends to it. @returns false where a call has it */
export async function endUpload(db: Queryable, id: string, ownerId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((is) => is.or([is('taken_at', 'is', null), is('used_at', 'is not', null)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** They are nobody's from now on, and removed with the next look. */
export async function disownUploads(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ owner_id: null, expires_at: sql<Date>`least(expires_at, created_at)` })
    .where('owner_id', '=', ownerId)
    .execute();
}
