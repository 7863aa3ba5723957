import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** A file of a message as lists and addresses need it. */
export interface FileRow {
  id: string;
  kind: 'photo' | 'video' | 'voice';
  content_type: string;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  thumbhash: string | null;
  has_still: boolean;
  has_stream: boolean;
  video_state: 'waiting' | 'working' | 'ready' | 'failed' | null;
}

const FILE = sql`json_build_object('id', i.id, 'kind', i.kind, 'content_type', i.content_type, 'width', i.width,
  'height', i.height, 'duration_seconds', i.duration_seconds, 'thumbhash', i.thumbhash, 'has_still', i.has_still,
  'has_stream', i.has_stream, 'video_state', i.video_state)`;

/** The files of a message `m`, in order; looked for only where it has some. */
export const FILES: RawBuilder<FileRow[] | null> = sql<FileRow[] | null>`case when m.files_count > 0 then (
  select json_agg(${FILE} order by f.place) from message_files f join media_items i on i.id = f.media_id
  where f.message_id = m.id or f.broadcast_id = m.broadcast_id) end`;

/** The files of a message to many, in order; none once nobody has it any more. */
export async function listBroadcastFiles(db: Queryable, broadcastId: string): Promise<FileRow[]> {
  const { rows } = await sql<{ file: FileRow }>`
    select ${FILE} as file from message_files f join media_items i on i.id = f.media_id
    where f.broadcast_id = ${broadcastId}::uuid and not f.is_evidence order by f.place`.execute(db);
  return rows.map(({ file }) => file);
}

/** Was a message `m` paid for? */
export const IS_UNLOCKED: RawBuilder<boolean> = sql<boolean>`m.price is not null and exists (select from message_unlocks u where u.message_id = m.id)`;

/** Keeps that a file was uploaded for messages, in the transaction that keeps the file. */
export async function insertFile(tx: Tx, mediaId: string, now: Date): Promise<void> {
  await tx.insertInto('message_files').values({ media_id: mediaId, created_at: now }).execute();
}

/** One that nobody has sent yet. */
export async function findFile(db: Queryable, mediaId: string): Promise<FileRow | undefined> {
  const { rows } = await sql<{ file: FileRow }>`
    select ${FILE} as file from media_items i where i.id = ${mediaId}::uuid`.execute(db);
  return rows[0]?.file;
}

/** What files are given to: a message, or what is said to many (P451). */
export type FilesOwner = { messageId: string } | { broadcastId: string };

/**
 * Gives a message its files, in order: of its sender, not sent before, and none that failed.
 * @returns how many that were; fewer than were named where one is none of these
 */
export async function attachFiles(
  tx: Tx,
  { to, senderId, ids }: { to: FilesOwner; senderId: string; ids: readonly string[] },
): Promise<number> {
  const owner =
    'messageId' in to ? sql`message_id = ${to.messageId}::uuid` : sql`broadcast_id = ${to.broadcastId}::uuid`;
  const { numAffectedRows } = await sql`
    update message_files f set ${owner}, place = w.place - 1
    from unnest(${ids as string[]}::uuid[]) with ordinality as w (id, place), media_items i
    where f.media_id = w.id and f.message_id is null and f.broadcast_id is null and i.id = f.media_id and i.owner_id = ${senderId}::uuid
      and i.video_state is distinct from 'failed'`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Is a message of a file kept with a report that waits (P434)? */
export const IS_REPORTED = sql<boolean>`exists (select from report_messages e join reports r on r.id = e.report_id
  join messages kept on kept.id = e.message_id
  where r.status = 'pending' and (kept.id = message_files.message_id or kept.broadcast_id = message_files.broadcast_id))`;

/** Takes the files off a message; those that staff still looks at stay for them alone. @returns which are gone */
export async function detachFiles(tx: Tx, messageId: string): Promise<string[]> {
  await tx
    .updateTable('message_files')
    .set({ is_evidence: true })
    .where('message_id', '=', messageId)
    .where(IS_REPORTED)
    .execute();
  const rows = await tx
    .deleteFrom('message_files')
    .where('message_id', '=', messageId)
    .where('is_evidence', '=', false)
    .returning('media_id')
    .execute();
  return rows.map(({ media_id }) => media_id);
}

/** Forgets uploads from before a moment that were never sent, and what staff has looked at. @returns which they were, at most so many of each */
export async function takeUnused(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ media_id: string }>`
    delete from message_files where media_id in (
      select media_id from message_files where message_id is null and broadcast_id is null and created_at < ${before}::timestamptz
      order by created_at limit ${limit} for update skip locked)
    or media_id in (
      select media_id from message_files where is_evidence and not ${IS_REPORTED} limit ${limit} for update skip locked)
    returning media_id`.execute(tx);
  return rows.map(({ media_id }) => media_id);
}
