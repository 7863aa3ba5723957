import { type RawBuilder, sql } from 'kysely';

export interface PaidSince {
  creatorId: string;
  since: Date;
}

/** Rows of `fan_id` and `credits`: what fans paid a creator since, and what of it came back to them, less than nothing. */
export function paidSince({ creatorId, since: from }: PaidSince): RawBuilder<unknown> {
  const [creator, since] = [sql`${creatorId}::uuid`, sql`${from}::timestamptz`];
  return sql`
    select coalesce(given_by, fan_id) as fan_id, credits from subscription_charges where creator_id = ${creator} and created_at > ${since}
    union all select fan_id, credits from tips where creator_id = ${creator} and created_at > ${since}
    union all select fan_id, credits from message_unlocks where creator_id = ${creator} and created_at > ${since}
    union all select fan_id, credits from live_tickets where creator_id = ${creator} and created_at > ${since}
    union all select l.fan_id, l.credits from posts p join unlocks l on l.post_id = p.id and l.created_at > ${since} where p.creator_id = ${creator}
    union all select fan_id, -credits from restitutions where creator_id = ${creator} and created_at > ${since}`;
}
