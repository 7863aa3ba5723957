import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { foreignCursor, pageBy } from '../../platform/http/list-cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { listMessageRows } from './messages.queries.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { presentMessage } from './present-message.ts';
import { findDelivered } from './sides.queries.ts';

type Asked = CallInput<Calls['listMessages']>['query'];

/**
 * The messages of one's own conversation: the newest first, or after a place the oldest first. They are delivered with that (P670).
 * @throws AppError `conversation_not_found`, `validation_failed` for a cursor that is not one
 */
export async function listMessages(
  deps: MessagesDeps,
  viewer: Viewer,
  conversationId: string,
  { limit, cursor, after }: Asked,
): Promise<CallResponse<Calls['listMessages']>> {
  const place = cursor === undefined ? undefined : parsePlace(cursor);
  const delivered = await findDelivered(deps.db, conversationId, viewer.id);
  if (delivered === undefined) throw new AppError('conversation_not_found');
  const page = after === undefined ? { before: place } : { after: Math.max(after, place ?? 0) };
  const rows = await listMessageRows(deps.db, conversationId, viewer.id, { ...page, limit: limit + 1 });
  const { shown, next_cursor } = pageBy(rows, limit, ({ seq }) => String(seq));
  const come = shown.filter(({ seq, sender_id }) => sender_id !== viewer.id && seq > delivered);
  deps.deliveries.note(
    viewer.id,
    come.map(({ seq }) => ({ conversationId, seq })),
  );
  return { messages: shown.map((row) => presentMessage(row, viewer, deps)), next_cursor };
}

/** A place in a conversation, which the database counts in 32 bits. */
function parsePlace(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw foreignCursor();
  return Number(cursor);
}
