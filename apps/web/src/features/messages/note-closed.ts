import { ApiError } from '../../lib/api-error.ts';
import { invalidate } from '../../lib/kept-answers.ts';

/** Whether one may still write is shown with the conversation: where something was refused as nobody may, it is asked for again. */
export function noteClosed(error: unknown): boolean {
  const isClosed =
    error instanceof ApiError && ['messages_closed', 'conversation_not_found'].includes(error.code);
  if (isClosed) void invalidate(['GET /conversations/{id}']);
  return isClosed;
}
