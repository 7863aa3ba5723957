import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pageBy } from '../../platform/http/list-cursor.ts';
import { countUnread } from '../events/index.ts';
import { parsePlace, placeOf } from './conversation-place.ts';
import { type ConversationRow, listConversationRows } from './conversations.queries.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { presentConversation } from './present-conversation.ts';

type Asked = CallInput<Calls['listConversations']>['query'];

/** Whom a person writes with, the newest first; what is shown of their messages is delivered with that (P670). @throws AppError `validation_failed` for a cursor that is not one */
export async function listConversations(
  deps: MessagesDeps,
  personId: string,
  { filter, search, limit, cursor }: Asked,
): Promise<CallResponse<Calls['listConversations']>> {
  const page = { filter, search, limit: limit + 1, after: parsePlace(cursor), now: deps.clock.now() };
  const rows = await listConversationRows(deps.db, personId, page);
  const { shown, next_cursor } = pageBy(rows, limit, placeOf);
  deps.deliveries.note(personId, shown.flatMap(lastOfOther));
  return {
    conversations: shown.map(presentConversation),
    unread_count: await countUnread(deps.db, personId),
    next_cursor,
  };
}

/** The newest message that the other sent, where it was not delivered yet. */
function lastOfOther({ id, last_seq: seq, last_is_own: isOwn, delivered_seq: delivered }: ConversationRow) {
  return seq !== null && !isOwn && seq > delivered ? [{ conversationId: id, seq }] : [];
}
