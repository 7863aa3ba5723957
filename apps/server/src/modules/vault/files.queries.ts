import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { STORED_ID } from '../media/index.ts';

export interface VaultRow {
  id: string;
  /** Of the item with the bytes, by which title and folder are kept. */
  stored_id: string;
  kind: 'photo' | 'video' | 'voice';
  content_type: string;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  thumbhash: string | null;
  has_still: boolean;
  has_stream: boolean;
  video_state: 'waiting' | 'working' | 'ready' | 'failed' | null;
  created_at: Date;
  title: string;
  folder_id: string | null;
  post_id: string | null;
  post_title: string | null;
  broadcast_id: string | null;
  places_count: number;
  sold_count: number;
  is_reusable: boolean;
  /** By the fan who was asked about; null where nobody was. */
  is_bought: boolean | null;
}

/**
 * Files `i` whose bytes are there, with the post `p` or the message `m`, or `f.broadcast_id`, that they are in, and what their creator calls them, `v`. Of
 * what its creator deleted or staff removed there is none, of a story, nor of what was not sent (P468).
 */
function inVault(name: 'i' | 'other'): RawBuilder<unknown> {
  const [id, source] = [sql.ref(`${name}.id`), sql.ref(`${name}.source_id`)];
  return sql`
  from media_items ${sql.table(name)}
  left join lateral (
    select one.* from posts one where one.media_id = ${id}
    union all
    select one.* from post_pictures further join posts one on one.id = further.post_id where further.media_id = ${id}
  ) p on true
  left join message_files f on f.media_id = ${id} and not f.is_evidence
  left join messages m on m.id = f.message_id
  left join vault_files v on v.media_id = coalesce(${source}, ${id})
  where ${sql.ref(`${name}.status`)} = 'ready' and ${sql.ref(`${name}.removed_at`)} is null
    and (p.kind = 'post' and p.status in ('published', 'in_review', 'draft', 'scheduled')
    or m.state in ('sent', 'in_review') or f.broadcast_id is not null)`;
}

/** What shows the bytes that `i` shows, in the vault, `i` itself among them. */
const PLACES = sql`${inVault('other')} and (other.id = ${STORED_ID} or other.source_id = ${STORED_ID})`;

/** The same, each file once, however often it is used: where it was first of what is still there (P469). */
export const FROM_VAULT: RawBuilder<unknown> = sql`${inVault('i')}
  and (i.source_id is null or not exists (select ${PLACES} and other.id < i.id))`;

/** How many bought what shows these bytes, or did. */
const SOLD = sql`(select count(*)::int from media_items used
    join unlocks u on u.post_id in (select one.id from posts one where one.media_id = used.id
      union all select further.post_id from post_pictures further where further.media_id = used.id)
    where used.id = ${STORED_ID} or used.source_id = ${STORED_ID})
  + (select count(*)::int from media_items used join message_files shown on shown.media_id = used.id
    join messages sold on sold.id = shown.message_id or sold.broadcast_id = shown.broadcast_id
    join message_unlocks u on u.message_id = sold.id
    where used.id = ${STORED_ID} or used.source_id = ${STORED_ID})`;

const COLUMNS = sql`i.id, ${STORED_ID} as stored_id, i.kind, i.content_type, i.width, i.height, i.duration_seconds, i.thumbhash, i.has_still,
  i.has_stream, i.video_state, i.created_at, coalesce(v.title, '') as title, v.folder_id, p.id as post_id, p.title as post_title, f.broadcast_id,
  (select count(*)::int ${PLACES}) as places_count, ${SOLD} as sold_count,
  i.made_for is null as is_reusable`;

/** Did this fan pay for anything that shows these bytes (P470)? */
const boughtBy = (
  fanId: string,
) => sql`exists (select from media_items used where (used.id = ${STORED_ID} or used.source_id = ${STORED_ID}) and (
    exists (select from unlocks u where u.fan_id = ${fanId}::uuid and u.post_id in (select one.id from posts one where one.media_id = used.id
      union all select further.post_id from post_pictures further where further.media_id = used.id))
    or exists (select from message_files shown join messages sold on sold.id = shown.message_id or sold.broadcast_id = shown.broadcast_id
      join message_unlocks u on u.message_id = sold.id and u.fan_id = ${fanId}::uuid where shown.media_id = used.id)))`;

export interface VaultSearch {
  kind?: 'photo' | 'video' | 'voice' | undefined;
  folder?: string | undefined;
  /** Which of them this fan bought is wanted. */
  fan?: string | undefined;
  /** Nothing, or words as they stand in a title or a text, in whichever case. */
  q: string;
  /** Older than this file. */
  before?: string | undefined;
  limit: number;
}

/** A creator's files, the newest first. */
export async function listFiles(
  db: Queryable,
  creatorId: string,
  { kind, folder, fan, q, before, limit }: VaultSearch,
): Promise<VaultRow[]> {
  const asked = [
    // In words, so that the index of videos and voice notes is known to hold them.
    ...(kind ? [sql`and i.kind = ${sql.lit(kind)}`] : []),
    ...(folder ? [sql`and v.folder_id = ${folder}::uuid`] : []),
    ...(before ? [sql`and i.id < ${before}::uuid`] : []),
    ...(q
      ? [
          sql`and exists (select ${PLACES} and strpos(lower(concat_ws(E'\n', v.title, p.title, p.content)), lower(${q}::text)) > 0)`,
        ]
      : []),
  ];
  const { rows } = await sql<VaultRow>`
    select ${COLUMNS}, ${fan ? boughtBy(fan) : sql`null::boolean`} as is_bought ${FROM_VAULT} and i.owner_id = ${creatorId}::uuid ${sql.join(asked, sql` `)}
    order by i.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One of a creator's own, by whichever of its uses is there; undefined for any other. */
export async function findVaultFile(
  db: Queryable,
  creatorId: string,
  id: string,
): Promise<VaultRow | undefined> {
  const { rows } = await sql<VaultRow>`
    select ${COLUMNS}, null::boolean as is_bought ${inVault('i')} and i.owner_id = ${creatorId}::uuid and i.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0];
}

/** Keeps what is said of a file, by the item with its bytes; `undefined` leaves it as it is. */
export async function putFile(
  tx: Tx,
  { creatorId, id }: { creatorId: string; id: string },
  { title, folderId }: { title: string | undefined; folderId: string | null | undefined },
): Promise<void> {
  const said = {
    ...(title !== undefined && { title }),
    ...(folderId !== undefined && { folder_id: folderId }),
  };
  await tx
    .insertInto('vault_files')
    .values({ media_id: id, creator_id: creatorId, ...said })
    .onConflict((conflict) => conflict.column('media_id').doUpdateSet({ creator_id: creatorId, ...said }))
    .execute();
}
