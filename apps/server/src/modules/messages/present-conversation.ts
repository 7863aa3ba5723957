import type { CallResponse, Calls } from '@likha/contract';
import { publicMediaUrl } from '../accounts/index.ts';
import type { ConversationRow, PartnerRow } from './conversations.queries.ts';
import { mayWrite } from './messages.policy.ts';

type Conversation = CallResponse<Calls['getConversation']>;

/** A conversation as one of its two gets it. */
export function presentConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    person: presentPartner(row),
    last_message:
      row.last_seq === null || row.last_created_at === null
        ? null
        : {
            text: row.last_text,
            files_count: row.last_files_count ?? 0,
            tip_credits: row.last_tip_credits,
            is_own: row.last_is_own ?? false,
            seq: row.last_seq,
            created_at: row.last_created_at.toISOString(),
          },
    unread_count: row.unread_count,
    read_seq: row.read_seq,
    other_read_seq: row.other_read_seq,
    other_delivered_seq: row.other_delivered_seq,
    may_write: mayWrite(row.facts),
    is_muted: row.is_muted,
    is_restricted: row.is_restricted,
  };
}

/** Of a fan the username and no more (P44); of who was erased nothing. */
export function presentPartner(row: PartnerRow): Conversation['person'] {
  const isCreator = row.other_type === 'creator';
  if (row.other_status === 'erased')
    return { id: null, username: null, nickname: null, full_name: null, avatar: null, is_creator: isCreator };
  return {
    id: row.other_id,
    username: row.other_username,
    nickname: row.other_nickname,
    full_name: isCreator ? row.other_full_name : null,
    avatar: isCreator ? publicMediaUrl(row.other_avatar_key) : null,
    is_creator: isCreator,
  };
}
