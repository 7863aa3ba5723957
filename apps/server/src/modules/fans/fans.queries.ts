import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

/** A creator, and a fan of theirs. */
export interface Pair {
  creatorId: string;
  fanId: string;
}

export interface FanRow {
  id: string;
  username: string;
  nickname: string | null;
  note: string | null;
  follows_since: Date | null;
  subscribed_since: Date | null;
  paid_until: Date | null;
  spent_credits: number;
}

/** A fan with whom a creator has to do (P460): who follows, subscribes or has paid, or with whom there is something written. */
export async function findFan(
  db: Queryable,
  { creatorId, fanId }: Pair,
  now: Date,
): Promise<FanRow | undefined> {
  const { rows } = await sql<FanRow>`
    select u.id, u.username, nullif(n.nickname, '') as nickname, nullif(n.note, '') as note, w.created_at as follows_since,
      coalesce(s.since, s.started_at) as subscribed_since, s.paid_until, coalesce(f.spent_credits, 0) as spent_credits
    from users u
    left join fan_notes n on n.creator_id = ${creatorId}::uuid and n.fan_id = u.id
    left join follows w on w.creator_id = ${creatorId}::uuid and w.fan_id = u.id
    left join subscriptions s on s.creator_id = ${creatorId}::uuid and s.fan_id = u.id and s.ends_at > ${now}::timestamptz
    left join creator_fans f on f.creator_id = ${creatorId}::uuid and f.fan_id = u.id
    where u.id = ${fanId}::uuid and u.user_type = 'fan' and u.status <> 'erased'
      and (w.fan_id is not null or s.fan_id is not null or f.spent_credits > 0 or exists (
        select from conversations c join conversation_sides mine on mine.conversation_id = c.id and mine.person_id = ${creatorId}::uuid
        where c.low_id = least(${creatorId}::uuid, u.id) and c.high_id = greatest(${creatorId}::uuid, u.id) and mine.last_at is not null))`.execute(
    db,
  );
  return rows[0];
}

export interface PurchaseRow {
  kind: 'post' | 'message' | 'ticket' | 'subscription' | 'tip';
  title: string | null;
  credits: number;
  returned_credits: number;
  created_at: Date;
}

/** All that a fan bought of a creator, with what of it came back: by the indexes of the fan, as one fan's are few. */
function purchases({ creatorId, fanId }: Pair): RawBuilder<unknown> {
  const theirs = sql`fan_id = ${fanId}::uuid and creator_id = ${creatorId}::uuid`;
  return sql`(
    select sold.*, coalesce(back.credits, 0) as returned_credits from (
      select 'post' as kind, u.id, p.title, u.credits, u.created_at from unlocks u join posts p on p.id = u.post_id
        where u.fan_id = ${fanId}::uuid and p.creator_id = ${creatorId}::uuid
      union all select 'message', id, null, credits, created_at from message_unlocks where ${theirs}
      union all select 'ticket', t.id, s.title, t.credits, t.created_at from live_tickets t join live_streams s on s.id = t.live_id
        where t.fan_id = ${fanId}::uuid and t.creator_id = ${creatorId}::uuid
      union all select 'subscription', id, null, credits, created_at from subscription_charges where ${theirs} and given_by is null
      union all select 'subscription', id, null, credits, created_at from subscription_charges where given_by = ${fanId}::uuid and creator_id = ${creatorId}::uuid
      union all select 'tip', id, null, credits, created_at from tips where ${theirs}
    ) sold
    left join (
      select e.subject_id as id, sum(r.credits)::int as credits from restitutions r join ledger_entries e on e.id = r.sale_entry_id
      where r.fan_id = ${fanId}::uuid and r.creator_id = ${creatorId}::uuid group by 1
    ) back on back.id = sold.id
  ) bought`;
}

/** The newest of them. */
export async function listPurchases(db: Queryable, pair: Pair, limit: number): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select kind, title, credits, returned_credits, created_at from ${purchases(pair)}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Credits for what was bought since, without what of it came back. */
export async function sumPurchases(db: Queryable, pair: Pair, since: Date): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(credits - returned_credits), 0)::bigint as credits from ${purchases(pair)}
    where created_at > ${since}::timestamptz`.execute(db);
  return rows[0]?.credits ?? 0;
}
