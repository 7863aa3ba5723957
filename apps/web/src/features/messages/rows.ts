import type { Message } from './kept-messages.ts';
import type { Unsent } from './outbox/outbox-store.ts';

/** How far the last of one's own messages came. */
export type Mark = 'sent' | 'delivered' | 'seen';

/** Up to which places the other was handed messages, and has read them; null where that is not shown. */
export interface Marks {
  delivered: number | null;
  seen: number | null;
}

/** What stands in a conversation, from the oldest to the newest. */
export type Row = Beginning &
  (
    | { kind: 'message'; key: string; message: Message; mark: Mark | null }
    | { kind: 'unsent'; key: string; unsent: Unsent }
  );

interface Beginning {
  /** The day that begins here. It stands in the message's row, so that no row goes when older ones come above it. */
  day: string | null;
  /** Whether the other wrote before it, or nobody on that day. */
  isFirst: boolean;
}

interface MarkedMessage {
  message: Message;
  mark: Mark;
}

interface Written {
  isOwn: boolean;
  day: string;
}

/** Of `2026-11-26T03:04:05.000Z` what is before the minutes: days begin with an hour, here as in UTC. */
const HOUR_LENGTH = 13;

/**
 * The rows of a conversation: messages in their order, those that wait below them, and the days between. The last of one's own
 * says how far it came.
 * @param messages in any order
 * @param dayOf the day of a moment, as it is shown
 */
export function rowsOf(
  messages: readonly Message[],
  unsent: readonly Unsent[],
  marks: Marks,
  dayOf: (iso: string) => string,
): Row[] {
  const inOrder = [...messages].sort((a, b) => a.seq - b.seq);
  const arrived = new Set(inOrder.map(({ client_id }) => client_id));
  const marked = markOf(inOrder, marks);
  const rows: Row[] = [];
  let before: Written | null = null;
  // Formatted once an hour, as ten thousand of them take longer than a frame.
  const days = new Map<string, string>();
  const knownDayOf = (at: string): string => {
    const hour = at.slice(0, HOUR_LENGTH);
    const day = days.get(hour) ?? dayOf(at);
    days.set(hour, day);
    return day;
  };
  const begin = (isOwn: boolean, at: string): Beginning => {
    const day = knownDayOf(at);
    const isNewDay = before?.day !== day;
    const isFirst = isNewDay || before?.isOwn !== isOwn;
    before = { isOwn, day };
    return { day: isNewDay ? day : null, isFirst };
  };
  for (const message of inOrder) {
    const beginning = begin(message.is_own, message.created_at);
    const mark = message === marked?.message ? marked.mark : null;
    rows.push({ kind: 'message', key: message.client_id ?? message.id, message, mark, ...beginning });
  }
  for (const each of unsent) {
    if (arrived.has(each.client_id)) continue;
    const beginning = begin(true, each.written_at);
    rows.push({ kind: 'unsent', key: each.client_id, unsent: each, ...beginning });
  }
  return rows;
}

function markOf(messages: readonly Message[], { delivered, seen }: Marks): MarkedMessage | null {
  const message = messages.findLast(({ is_own, state }) => is_own && state === 'sent');
  if (!message) return null;
  const isUpTo = (place: number | null) => place !== null && message.seq <= place;
  const arrived = isUpTo(delivered) ? 'delivered' : 'sent';
  return { message, mark: isUpTo(seen) ? 'seen' : arrived };
}
