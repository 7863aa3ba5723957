import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { findMessage, listMessages, type MessageRow, markAnswered } from './contact.queries.ts';
import type { ContactDeps } from './contact-deps.ts';

type Inbox = CallResponse<Calls['listContactMessages']>;

function present(row: MessageRow): Inbox['messages'][number] {
  return {
    ...row,
    sent_at: row.sent_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}

/** What visitors wrote, by pages. @throws AppError `validation_failed` for a foreign cursor */
export async function readInbox(
  deps: ContactDeps,
  { status, limit, cursor, ...days }: CallInput<Calls['listContactMessages']>['query'],
): Promise<Inbox> {
  checkIdCursor(cursor);
  const rows = await listMessages(deps.db, status, { limit: limit + 1, after: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  return {
    messages: shown.map(present),
    next_cursor,
  };
}

/** Marks a message as answered; again it changes nothing. @throws AppError `not_found` */
export async function markMessage(deps: ContactDeps, id: string, adminId: string) {
  await markAnswered(deps.db, id, adminId, deps.clock.now());
  const row = await findMessage(deps.db, id);
  if (!row) throw new AppError('not_found');
  return present(row);
}
