import type { CallResponse, Calls } from '@likha/contract';
import { mayCancel, mayUnsendAll } from './broadcast.policy.ts';
import type { BroadcastRow } from './broadcasts.queries.ts';

/** A message to many as its creator sees it: figures, and nobody's name. */
export function presentBroadcast(row: BroadcastRow, now: Date): CallResponse<Calls['createBroadcast']> {
  return {
    id: row.id,
    state: row.state,
    is_stopped: row.is_stopped,
    is_stopped_for_words: row.is_stopped_for_words,
    text: row.text,
    files_count: row.files_count,
    price: row.price,
    audience: row.audience,
    list_id: row.list_id,
    list_name: row.list_name,
    exclude: row.exclude,
    exclude_lists: row.exclude_lists,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    receivers_count: row.receivers_count,
    sent_count: row.sent_count,
    opened_count: row.opened_count,
    bought_count: row.bought_count,
    bought_credits: row.bought_credits,
    may_cancel: mayCancel(row),
    may_unsend: mayUnsendAll(row, now),
  };
}
