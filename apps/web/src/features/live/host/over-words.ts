import { LIVE } from '@likha/contract/live/live-limits';
import { type LiveStream, lastedTooLong } from '../live.ts';
import type { BroadcastState } from './broadcast.ts';
import type { RoomTexts } from './room.texts.generated.ts';

/** Why nothing is sent from here any more; `host`: they ended it here. */
export type OverWhy = NonNullable<BroadcastState['why']> | 'host';

type Ended = Pick<LiveStream, 'state' | 'ended_why' | 'audience' | 'started_at' | 'ended_at'>;

/** Has the stream ended, so that nobody can go on with it? @param now as it was answered; undefined before that */
export function isOverForGood(why: OverWhy, now: Pick<Ended, 'state'> | undefined): boolean {
  return now?.state === 'ended' || why === 'ended' || why === 'host';
}

/** What a host reads who sends nothing any more: who ended it, and not what sending ended with, where that is known. */
export function overWords(why: OverWhy, live: Ended, t: RoomTexts): { title: string; text: string } {
  if (why === 'host') return { title: t.ended, text: t.endedText };
  // What helps is known, and not that there was no connection alone.
  if (why === 'turned_away' && live.ended_why === 'lost')
    return { title: t.ended, text: `${t.turnedAway}. ${endedText('lost', live, t)}` };
  if (why === 'ended' || live.state === 'ended')
    return { title: t.ended, text: endedText(live.ended_why, live, t) };
  return {
    taken_over: { title: t.takenOver, text: t.takenOverText },
    lost: { title: t.lost, text: t.lostText },
    turned_away: { title: t.turnedAway, text: t.turnedAwayText },
    signed_out: { title: t.signedOut, text: t.signedOutText },
    rejected: { title: t.broken, text: t.brokenText },
    encoder: { title: t.broken, text: t.brokenText },
  }[why];
}

/** @param by null while that is not known */
function endedText(by: Ended['ended_why'], live: Ended, t: RoomTexts): string {
  if (by === 'host') return t.endedText;
  if (by === 'staff') return t.endedByStaff;
  if (lastedTooLong(live)) return t.endedLong({ hours: LIVE.longestHours });
  if (by === 'lost') return live.audience === 'ticket' ? t.endedLostTickets : t.endedLost;
  return '';
}
