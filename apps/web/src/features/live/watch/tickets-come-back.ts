import { LIVE } from '@likha/contract/live/live-limits';
import type { LiveStream } from '../live.ts';

const MINUTE_MS = 60_000;

type Ended = Pick<LiveStream, 'audience' | 'started_at' | 'ended_at' | 'ended_why'>;

/** Had this stream tickets that come back by what can be seen of its end (P630)? */
export function ticketsComeBack({
  audience,
  started_at: from,
  ended_at: to,
  ended_why: why,
}: Ended): boolean {
  if (audience !== 'ticket' || why === null || to === null) return false;
  if (why === 'staff' || why === 'never_came' || from === null) return true;
  return new Date(to).getTime() - new Date(from).getTime() < LIVE.refundMinutes * MINUTE_MS;
}
