import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** A dispute, who paid, and what was paid. */
export function findCase(db: Queryable, disputeId: string) {
  return db
    .selectFrom('disputes as d')
    .innerJoin('users as fan', 'fan.id', 'd.fan_id')
    .innerJoin('purchases as p', 'p.id', 'd.purchase_id')
    .select(['d.provider', 'd.provider_dispute_id', 'd.reason', 'd.amount_centavos', 'd.opened_at'])
    .select(['d.fan_id', 'fan.username', 'fan.full_name', 'fan.email', 'fan.email_confirmed_at'])
    .select(['fan.created_at as joined_at', 'fan.legal_consent_at', 'fan.legal_consent_version'])
    .select(['fan.two_factor_at', 'p.reference', 'p.created_at as ordered_at', 'p.settled_at'])
    .select([
      'p.base_credits',
      'p.bonus_credits',
      'p.final_centavos',
      'p.payment_method',
      'p.granted_credits',
    ])
    .where('d.id', '=', disputeId)
    .executeTakeFirst();
}

export type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>;

export interface Use {
  kind: 'post' | 'message' | 'ticket' | 'subscription' | 'gift' | 'tip';
  creator: string;
  credits: number;
  at: Date;
  /** When it was last looked at, where that is known. */
  seen_at: Date | null;
}

interface Span {
  fanId: string;
  from: Date;
  limit: number;
}

/** What a person bought with credits since a moment, the oldest first. */
export async function listUses(db: Queryable, { fanId, from, limit }: Span): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select used.kind, creator.username as creator, used.credits, used.at, used.seen_at from (
      select 'post' as kind, p.creator_id, u.credits, u.created_at as at, s.created_at as seen_at
      from unlocks u join posts p on p.id = u.post_id
      left join seen_posts s on s.post_id = u.post_id and s.person_id = u.fan_id
      where u.fan_id = ${fanId} and u.created_at >= ${from}
      union all
      select 'message', creator_id, credits, created_at, null from message_unlocks
      where fan_id = ${fanId} and created_at >= ${from}
      union all
      select 'ticket', creator_id, credits, created_at, null from live_tickets
      where fan_id = ${fanId} and created_at >= ${from}
      union all
      select 'subscription', creator_id, credits, created_at, null from subscription_charges
      where fan_id = ${fanId} and given_by is null and created_at >= ${from}
      union all
      select 'gift', creator_id, credits, created_at, null from subscription_charges
      where given_by = ${fanId} and created_at >= ${from}
      union all
      select 'tip', creator_id, credits, created_at, null from tips
      where fan_id = ${fanId} and created_at >= ${from}
    ) used join users creator on creator.id = used.creator_id
    order by used.at limit ${limit}`.execute(db);
  return rows;
}

/** When a person signed in, and from which network, the newest first. */
export function listSignIns(db: Queryable, { fanId, from, limit }: Span) {
  return db
    .selectFrom('security_events')
    .select(['at', 'network'])
    .where('user_id', '=', fanId)
    .where('kind', '=', 'signed_in')
    .where('at', '>=', from)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
