import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { MessageState } from '../messages.queries.ts';
import type { FileRow } from './files.queries.ts';

/** What decides who may see a file that was uploaded for messages. */
export interface FileFacts extends FileRow {
  owner_id: string;
  owner_status: string;
  /** Null while it was not sent. */
  state: MessageState | null;
  /** Whom it was sent to. */
  reader_id: string | null;
  is_shown: boolean;
  /** A report that waits has its message. */
  is_reported: boolean;
  price: number | null;
  is_unlocked: boolean;
}

const OF_MESSAGE = sql`select one.* from messages one where one.id = f.message_id`;

function ofMany(viewer: Pick<Viewer, 'id' | 'userType'> | null): RawBuilder<unknown> {
  if (viewer && viewer.userType !== 'admin')
    return sql`select one.* from conversations own join messages one on one.conversation_id = own.id
      where own.low_id = least(i.owner_id, ${viewer.id}::uuid) and own.high_id = greatest(i.owner_id, ${viewer.id}::uuid)
        and one.broadcast_id = f.broadcast_id`;
  if (!viewer)
    return sql`(select one.* from messages one where one.broadcast_id = f.broadcast_id and one.state = 'sent' limit 1)`;
  return sql`(select one.* from messages one where one.broadcast_id = f.broadcast_id and (one.state in ('in_review', 'removed')
    or exists (select from report_messages e join reports r on r.id = e.report_id where e.message_id = one.id and r.status = 'pending')) limit 1)`;
}

/**
 * Undefined for what is no file of a message, or of none any more. Of a message to many: as it stands in the viewer's own conversation, for
 * staff where they have to look at it, and for nobody in particular where somebody has it.
 */
export async function findFileFacts(
  db: Queryable,
  mediaId: string,
  viewer: Pick<Viewer, 'id' | 'userType'> | null,
): Promise<FileFacts | undefined> {
  const { rows } = await sql<FileFacts>`
    select i.id, i.kind, i.content_type, i.width, i.height, i.duration_seconds, i.thumbhash, i.has_still, i.has_stream, i.video_state,
      i.owner_id, sender.status as owner_status, m.state, m.price, coalesce(m.shown_at is not null, false) as is_shown,
      case when c.low_id = m.sender_id then c.high_id else c.low_id end as reader_id,
      exists (select from report_messages e join reports r on r.id = e.report_id
        where e.message_id = m.id and r.status = 'pending') as is_reported,
      coalesce(m.price is not null and exists (select from message_unlocks u where u.message_id = m.id), false) as is_unlocked
    from message_files f
    join media_items i on i.id = f.media_id
    join users sender on sender.id = i.owner_id
    left join lateral (${OF_MESSAGE} union all ${ofMany(viewer)}) m on true
    left join conversations c on c.id = m.conversation_id
    where f.media_id = ${mediaId}::uuid`.execute(db);
  return rows[0];
}
