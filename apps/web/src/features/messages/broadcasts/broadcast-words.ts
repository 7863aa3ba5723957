import type { AudienceName, ExcludedName } from '@likha/contract/limits';
import type { BroadcastsTexts } from './broadcasts.texts.generated.ts';
import type { Broadcast } from './new-broadcast.ts';

/** How it stands, in a word. */
export function stateWord({ state }: Pick<Broadcast, 'state'>, t: BroadcastsTexts): string {
  const words = {
    scheduled: t.scheduled,
    sending: t.sending,
    sent: t.sent,
    cancelled: t.cancelled,
    unsending: t.unsending,
    unsent: t.unsent,
  };
  return words[state];
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
