import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { MediaKind } from '../upload/recognise-file.ts';

/** The media item with the bytes of a media item `i`: itself, or the one that it is a further use of. */
export const STORED_ID: RawBuilder<string> = sql<string>`coalesce(i.source_id, i.id)`;

/**
 * Did staff take away a post or message that shows the bytes of a media item `i`? Then no use of them is served while that stands (P469). Of what is
 * used once its own rights tell, so that nobody looks further.
 */
export const IS_WITHHELD: RawBuilder<boolean> = sql<boolean>`(
  (i.source_id is not null or exists (select from media_items further where further.source_id = i.id))
  and exists (select from media_items each where (each.id = ${STORED_ID} or each.source_id = ${STORED_ID}) and (
    exists (select from posts taken where taken.status = 'removed'
      and (taken.media_id = each.id or taken.id = (select one.post_id from post_pictures one where one.media_id = each.id))
      and exists (select from sanctions s where s.kind = 'removal' and s.ended_at is null and s.subject_id = taken.id))
    or exists (select from message_files shown join messages taken on taken.id = shown.message_id or taken.broadcast_id = shown.broadcast_id
      where shown.media_id = each.id and taken.state = 'removed'))))`;

/** Where the bytes of a media item are, and whether they may be served to people who are not staff. */
export interface Stored {
  storedId: string;
  isWithheld: boolean;
  /** Its files are gone, or are about to be. */
  isGone: boolean;
}

/** Undefined for what is no media item, as the files of the test page. */
export async function findStored(db: Queryable, mediaId: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select ${STORED_ID} as "storedId", ${IS_WITHHELD} as "isWithheld", i.removed_at is not null as "isGone"
    from media_items i where i.id = ${mediaId}::uuid`.execute(db);
  return rows[0];
}

/** The item with the bytes, locked until the transaction ends: it gets no further use meanwhile, and loses none. */
export async function lockStored(tx: Tx, mediaId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select stored.id from media_items i join media_items stored on stored.id = ${STORED_ID}
    where i.id = ${mediaId}::uuid for no key update of stored`.execute(tx);
  return rows[0]?.id;
}

interface NewUse {
  id: string;
  ownerId: string;
  /** Of which it is a use: any use of the same bytes. */
  mediaId: string;
  now: Date;
}

/**
 * Behind the lock: one more use of what is ready, one's own, made for nobody, and shown by something that staff did not take away.
 * @returns false for any other
 */
export async function insertUse(tx: Tx, { id, ownerId, mediaId, now }: NewUse): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into media_items (id, owner_id, status, kind, content_type, bytes, width, height, duration_seconds, thumbhash, has_still,
      created_at, video_state, video_progress, has_preview, has_stream, source_id)
    select ${id}::uuid, stored.owner_id, 'ready', stored.kind, stored.content_type, 0, stored.width, stored.height, stored.duration_seconds,
      stored.thumbhash, stored.has_still, ${now}::timestamptz, stored.video_state, stored.video_progress, stored.has_preview,
      stored.has_stream, stored.id
    from media_items i join media_items stored on stored.id = ${STORED_ID}
    where i.id = ${mediaId}::uuid and i.owner_id = ${ownerId}::uuid and stored.owner_id = i.owner_id
      and i.released_at is null and i.removed_at is null and stored.status = 'ready' and stored.removed_at is null
      and stored.video_state is not distinct from (case when stored.kind = 'video' then 'ready' end)
      and i.made_for is null and stored.made_for is null and not ${IS_WITHHELD}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Behind the lock: nothing shows this item any more. A further use is gone with that. */
export async function releaseUse(tx: Tx, mediaId: string, now: Date): Promise<void> {
  await sql`update media_items set released_at = coalesce(released_at, ${now}::timestamptz),
      removed_at = case when source_id is null then removed_at else coalesce(removed_at, ${now}::timestamptz) end
    where id = ${mediaId}::uuid`.execute(tx);
}

/** Behind the lock: does something still show these bytes? */
export async function hasUses(tx: Tx, storedId: string): Promise<boolean> {
  const { rows } = await sql`select from media_items
    where (id = ${storedId}::uuid or source_id = ${storedId}::uuid) and released_at is null and removed_at is null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Behind the lock: none of the uses of these bytes is there any more. @returns them and the item with the bytes */
export async function endUses(tx: Tx, storedId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update media_items set released_at = coalesce(released_at, ${now}::timestamptz), removed_at = coalesce(removed_at, ${now}::timestamptz)
    where id = ${storedId}::uuid or source_id = ${storedId}::uuid returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of which kind each of these is. */
export async function findKinds(db: Queryable, ids: readonly string[]): Promise<Map<string, MediaKind>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_items')
    .select(['id', 'kind'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
