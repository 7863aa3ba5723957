import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { MediaKind } from './upload/recognise-file.ts';

export interface NewMediaItem {
  id: string;
  owner_id: string;
  kind: MediaKind;
  /** Null for all but videos. */
  video_state: 'waiting' | null;
  content_type: string;
  bytes: number;
  created_at: Date;
}

/** Before the first byte is stored, so that a crash leaves a trace to clean up by. */
export async function insertUploading(db: Queryable, item: NewMediaItem): Promise<void> {
  await db
    .insertInto('media_items')
    .values({ ...item, status: 'uploading' })
    .execute();
}

export interface MediaFacts {
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  thumbhash: string | null;
  has_still: boolean;
}

/** In the transaction of whatever shows it. */
export async function markReady(tx: Tx, id: string, facts: MediaFacts): Promise<void> {
  await tx
    .updateTable('media_items')
    .set({ ...facts, status: 'ready' })
    .where('id', '=', id)
    .execute();
}

export async function isReady(db: Queryable, id: string): Promise<boolean> {
  const row = await db.selectFrom('media_items').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status === 'ready';
}

export async function lockUnfinished(
  tx: Tx,
  { before, except }: { before: Date; except: readonly string[] },
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('media_items')
    .select('id')
    .where('status', '=', 'uploading')
    .where('created_at', '<', before)
    .where(sql<boolean>`id <> all(${except}::uuid[])`)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteUnfinished(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('media_items').where('id', 'in', ids).where('status', '=', 'uploading').execute();
}

/** Whose names a copy carries: the viewer's, and that of the fan whom it was made for. */
export async function findNames(
  db: Queryable,
  mediaId: string,
  viewerId: string | null,
): Promise<{ viewer: string | null; madeFor: string | null }> {
  return db
    .selectNoFrom((is) => [
      is.selectFrom('users').select('username').where('id', '=', viewerId).as('viewer'),
      is
        .selectFrom('media_items')
        .innerJoin('users', 'users.id', 'media_items.made_for')
        .select('users.username')
        .where('media_items.id', '=', mediaId)
        .as('madeFor'),
    ])
    .executeTakeFirstOrThrow();
}

/** In the transaction of whatever shows it. */
export async function markMadeFor(tx: Tx, mediaId: string, fanId: string): Promise<void> {
  await tx.updateTable('media_items').set({ made_for: fanId }).where('id', '=', mediaId).execute();
}

/** The number of a viewer's pictures; a new one with the first that they are shown. */
export async function traceCodeOf(db: Queryable, viewerId: string, now: Date): Promise<number> {
  const known = () =>
    db.selectFrom('media_traces').select('code').where('viewer_id', '=', viewerId).executeTakeFirst();
  const before = await known();
  if (before) return before.code;
  await db
    .insertInto('media_traces')
    .values({ viewer_id: viewerId, created_at: now })
    .onConflict((conflict) => conflict.column('viewer_id').doNothing())
    .execute();
  const { code } = (await known()) ?? {};
  if (code === undefined) throw new Error('a viewer got no number');
  return code;
}

/** The newest of the numbers that were given out. */
export async function listTraceCodes(db: Queryable, limit: number): Promise<Int32Array> {
  const rows = await db
    .selectFrom('media_traces')
    .select('code')
    .orderBy('code', 'desc')
    .limit(limit)
    .execute();
  return Int32Array.from(rows, ({ code }) => code);
}

/** Whose number it is, as admins see people. */
export function findTraced(db: Queryable, code: number) {
  return db
    .selectFrom('media_traces')
    .innerJoin('users', 'users.id', 'media_traces.viewer_id')
    .select(['users.id', 'users.username', 'users.full_name', 'users.user_type', 'users.status'])
    .where('media_traces.code', '=', code)
    .executeTakeFirst();
}

export function listMediaOf(db: Queryable, ownerId: string): Promise<{ id: string }[]> {
  return db.selectFrom('media_items').select('id').where('owner_id', '=', ownerId).execute();
}

/** Bytes of all files of a person that are there, as they were uploaded; those of removed ones no longer. */
export async function sumBytes(db: Queryable, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('media_items')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes;
}
