import type { Language } from '@likha/contract/language';
import type { AudienceName, ExcludedName } from '@likha/contract/limits';
import { dayAndTime } from '../../../lib/relative-time.ts';
import type { BroadcastsTexts } from './broadcasts.texts.generated.ts';
import type { Broadcast } from './new-broadcast.ts';

/** How it stands, in a word. */
export function stateWord(
  broadcast: Pick<Broadcast, 'state' | 'is_stopped' | 'sent_count'>,
  t: BroadcastsTexts,
): string {
  const { state, is_stopped: isStopped } = broadcast;
  const words = {
    scheduled: t.scheduled,
    sending: t.sending,
    sent: wentToNobody(broadcast) ? t.sentToNobody : t.sent,
    cancelled: isStopped ? t.stopped : t.cancelled,
    unsending: t.unsending,
    unsent: t.unsent,
  };
  return words[state];
}

/** Was anybody to get it, and nobody did? Then there is nothing to count. */
export function wentToNobody({ state, sent_count: sent }: Pick<Broadcast, 'state' | 'sent_count'>): boolean {
  return (state === 'cancelled' || state === 'sent') && sent === 0;
}

/** What stands in the place of its words once they are gone (P453). */
export function goneWords(broadcast: Pick<Broadcast, 'state' | 'sent_count'>, t: BroadcastsTexts): string {
  return broadcast.state === 'sent' && wentToNobody(broadcast) ? t.nobodyLeft : t.nothingLeft;
}

/** Since or until when it stands as it does; of one that was called off before its time, what time that was. */
export function whenWords(
  broadcast: Pick<Broadcast, 'state' | 'sent_count' | 'scheduled_at' | 'created_at'>,
  t: BroadcastsTexts,
  language: Language,
): string {
  const { state, scheduled_at: at, created_at: created } = broadcast;
  const when = dayAndTime(at ?? created, language);
  if (state === 'scheduled') return t.goesOut({ when });
  return at !== null && state === 'cancelled' && wentToNobody(broadcast) ? t.wasToGoOut({ when }) : when;
}

interface Receivers {
  audience: AudienceName;
  list_name: string | null;
  exclude: readonly ExcludedName[];
  exclude_lists: readonly string[];
}

/** Whom it is for: `To followers, without subscribers`. */
export function receiversWords(
  { audience, exclude, list_name: list, exclude_lists: without }: Receivers,
  t: BroadcastsTexts,
): string {
  const to = {
    all: t.toAll,
    subscribers: t.toSubscribers,
    followers: t.toFollowers,
    expired: t.toExpired,
    top_spenders: t.toTopFans,
    list: t.toList({ name: list ?? '' }),
  };
  const excluded = {
    subscribers: t.withoutSubscribers,
    followers: t.withoutFollowers,
    expired: t.withoutExpired,
  };
  return [
    to[audience],
    ...exclude.map((name) => excluded[name]),
    ...(without.length > 0 ? [t.withoutLists({ count: without.length })] : []),
  ].join(', ');
}
