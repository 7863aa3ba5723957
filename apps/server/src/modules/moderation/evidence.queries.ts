import { REPORT_MESSAGES } from '@likha/contract/limits';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { ReviewFileRow } from './content.queries.ts';

/**
 * Keeps a message and those next to it with a report of it, as they stand (P434): what appeared to both, whatever one of them deleted for
 * themselves. Its conversation is kept as it is by the caller.
 * @returns false where the message was taken away
 */
export async function keepEvidence(tx: Tx, reportId: string, messageId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into report_messages (report_id, seq, message_id, sender_id, text, file_ids, sent_at)
    select ${reportId}::uuid, m.seq, m.id, m.sender_id,
      coalesce(m.text, (select b.text from broadcasts b where b.id = m.broadcast_id and m.state <> 'unsent')), case when m.files_count > 0 then
      array(select f.media_id from message_files f where f.message_id = m.id or f.broadcast_id = m.broadcast_id order by f.place) else '{}' end, m.created_at
    from messages said cross join lateral (
      select near.* from (
        (select * from messages b where b.conversation_id = said.conversation_id and b.seq < said.seq and b.shown_at is not null
          and b.state <> 'in_review' order by b.seq desc limit ${REPORT_MESSAGES}::int)
        union all
        (select * from messages a where a.conversation_id = said.conversation_id and a.seq > said.seq and a.shown_at is not null
          and a.state <> 'in_review' order by a.seq limit ${REPORT_MESSAGES}::int)
        union all select said.*
      ) near order by abs(near.seq - said.seq) limit ${REPORT_MESSAGES}::int + 1) m
    where said.id = ${messageId}::uuid and said.state = 'sent'`.execute(tx);
  return Number(numAffectedRows ?? 0n) > 0;
}

export interface EvidenceRow {
  message_id: string;
  seq: number;
  sender_id: string;
  username: string;
  full_name: string;
  text: string | null;
  files_count: number;
  /** Those that are still there, in order; null for none. */
  files: ReviewFileRow[] | null;
  sent_at: Date;
  is_reported: boolean;
  is_of_reporter: boolean;
  /** Its report waits, so that its files can be looked at. */
  is_waiting: boolean;
}

/** What was kept with a report, the oldest first; nothing for what is no report of a message. */
export async function listEvidence(db: Queryable, reportId: string): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select e.message_id, e.seq, e.sender_id, u.username, u.full_name, e.text, cardinality(e.file_ids) as files_count, e.sent_at,
      e.message_id = r.subject_id as is_reported, e.sender_id = r.reporter_id as is_of_reporter, r.status = 'pending' as is_waiting,
      case when cardinality(e.file_ids) > 0 then (
        select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'content_type', i.content_type, 'width', i.width,
          'height', i.height, 'duration_seconds', i.duration_seconds, 'has_still', i.has_still, 'video_state', i.video_state, 'has_preview', i.has_preview,
          'has_stream', i.has_stream) order by array_position(e.file_ids, i.id))
        from message_files f join media_items i on i.id = f.media_id
        where f.media_id = any(e.file_ids)) end as files
    from report_messages e join reports r on r.id = e.report_id join users u on u.id = e.sender_id
    where e.report_id = ${reportId}::uuid order by e.seq`.execute(db);
  return rows;
}

/** What somebody wrote that was kept with reports. */
export async function eraseEvidence(tx: Tx, personId: string): Promise<void> {
  await sql`update report_messages set text = null, file_ids = '{}' where sender_id = ${personId}::uuid`.execute(
    tx,
  );
}
