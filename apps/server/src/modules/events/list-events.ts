import type { CallResponse, Calls } from '@likha/contract';
import { type EventRow, findStanding, listEventsAfter } from './events.queries.ts';
import type { EventsDeps } from './events-deps.ts';

/**
 * What happened to a person since a place in the order of their events (P420).
 * @param asked without `after`, nothing but where they are
 * @returns `is_reset` where the next event is kept no longer, or `after` is a number that nobody was given
 */
export async function listEvents(
  deps: EventsDeps,
  personId: string,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<CallResponse<Calls['listEvents']>> {
  // Before the events, so that those up to it are all there to be read; who knows all of them costs no second look.
  const { last, unread } = await findStanding(deps.db, personId);
  const isBehind = after !== undefined && after !== last;
  const rows = isBehind ? await listEventsAfter(deps.db, personId, after, limit + 1) : [];
  const news = await deps.findNewsStanding(personId);
  const counts = {
    unread_count: unread,
    unread_notifications: news.unread,
    newest_notification_at: news.newestAt?.toISOString() ?? null,
  };
  const isReset = after !== undefined && isLost(after, last, rows[0]?.cursor);
  if (after === undefined || isReset)
    return { events: [], cursor: last, has_more: false, is_reset: isReset, ...counts };
  const shown = rows.slice(0, limit);
  deps.deliveries.note(personId, shown.flatMap(messageOf));
  return {
    events: shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    cursor: shown.at(-1)?.cursor ?? after,
    has_more: rows.length > limit,
    is_reset: false,
    ...counts,
  };
}

function messageOf({ kind, conversation_id: conversationId, seq }: EventRow) {
  return kind === 'message' && seq !== null ? [{ conversationId, seq }] : [];
}

function isLost(after: number, last: number, first: number | undefined): boolean {
  if (first !== undefined) return first !== after + 1;
  return after !== last;
}
