import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../platform/durations.ts';
import { type PaidSince, paidSince } from './paid-since.queries.ts';

export interface ListRule {
  id: string;
  creator_id: string;
  kind: 'by_hand' | 'spent' | 'subscribed';
  credits: number | null;
  days: number | null;
}

/** The ids of the fans in a list (P461): those that were put there, or to whom its rule applies now. */
export function fansIn(list: ListRule, now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - (list.days ?? 0) * DAY_MS);
  switch (list.kind) {
    case 'by_hand':
      return sql`select fan_id from fan_list_members where list_id = ${list.id}::uuid`;
    case 'spent': {
      const paid: PaidSince = { creatorId: list.creator_id, since };
      return sql`select paid.fan_id from (${paidSince(paid)}) paid group by paid.fan_id having sum(paid.credits) >= ${list.credits}::int`;
    }
    case 'subscribed':
      return sql`select fan_id from subscriptions where creator_id = ${list.creator_id}::uuid and ends_at > ${now}::timestamptz
        and coalesce(since, started_at) <= ${since}::timestamptz`;
  }
}
