import { parsePosition } from '../../platform/http/list-cursor.ts';
import type { ConversationPage, ConversationRow } from './conversations.queries.ts';

/** Milliseconds have so many digits until the year 2286. */
const DIGITS = 13;

/** Behind which conversation a page begins; null for the first one. @throws AppError `validation_failed` for a cursor that is not one */
export function parsePlace(cursor: string | null | undefined): ConversationPage['after'] {
  return cursor == null ? null : parsePosition(cursor, DIGITS);
}

/** The cursor of a page that begins behind a conversation. */
export function placeOf({ id, last_at: lastAt }: Pick<ConversationRow, 'id' | 'last_at'>): string {
  return `${lastAt?.getTime() ?? 0}_${id}`;
}
