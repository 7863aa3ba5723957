import { LIVE } from '@likha/contract/live/live-limits';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { SAME_MOMENT } from '../../platform/law.ts';
import { type EntryDetails, movedByEntry } from '../ledger/index.ts';
import type { Borne, Gone } from './restitution.ts';

/** Days after which an unlock of what goes away does not come back. */
const UNLOCK_DAYS = 30;

export interface DueRow {
  sale_entry_id: string;
  fan_id: string;
  /** Whole credits that come back: a month pro rata, in the fan's favour. */
  credits: number;
  /** Centavos that the creator got for them, rounded down; with what their referrer got where they bear that too (P1050). */
  share: number;
  details: EntryDetails;
  /** Is it gone because its creator wanted it so (P1044, P1037, P1066)? */
  is_own: boolean;
  /** Of its sale, from 1: what a dispute had of it comes back after the rest (P1062). */
  part: number;
}

/** Of a row `c` of charges. */
const leftOfMonths = (at: Date) =>
  sql`ceil(c.credits * extract(epoch from c.ends_at - greatest(c.starts_at, ${at}::timestamptz)) / extract(epoch from c.ends_at - c.starts_at))::int`;

/**
 * Is a thing gone by its creator's own doing? Who leaves or blocks wants it so, and so does a host whose stream was none (P1066), unless staff cut it, it was lost
 * with whoever carried it, or staff kept its host from it at that moment.
 */
const isOwnDoing = ({ cause, causeId, creatorId, at }: Gone) =>
  sql`(${cause}::text in ('left', 'months_blocked', 'live_blocked') or ${cause}::text in ('live_failed', 'live_late') and exists (
      select from live_streams l where l.id = ${causeId}::uuid and l.ended_why <> 'staff' and not l.is_carrier_lost)
    and not exists (select from sanctions k where k.user_id = ${creatorId}::uuid and k.kind in ('ban', 'suspension')
      and k.created_at <= ${at}::timestamptz and (k.ended_at is null or k.ended_at > ${at}::timestamptz)))`;

/**
 * What was paid for and is gone, less what of it came back already: unlocks of the last thirty days whole, months for what was left of
 * them, tickets of a stream that was none, or that were bought as it ended, or whose holder was shut out; less what a dispute has taken back, which stays so while the fan's spends are locked. Nobody who is banned or erased gets anything.
 */
export async function listDue(
  db: Queryable,
  gone: Gone,
  { limit, saleEntryId }: { limit: number; saleEntryId?: string },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with sold as (
      select 'unlock' as reason, u.id, u.fan_id, u.credits, u.credits as owed from unlocks u join posts p on p.id = u.post_id
      where p.creator_id = ${gone.creatorId}::uuid and u.created_at <= ${gone.at}::timestamptz + ${SAME_MOMENT}
        and u.created_at > ${gone.at}::timestamptz - make_interval(days => ${UNLOCK_DAYS}::int)
        and (${gone.cause}::text in ('banned', 'left') or u.post_id = ${gone.causeId}::uuid)
      union all
      select 'unlock', u.id, u.fan_id, u.credits, u.credits from message_unlocks u
      where u.creator_id = ${gone.creatorId}::uuid and u.created_at <= ${gone.at}::timestamptz + ${SAME_MOMENT}
        and u.created_at > ${gone.at}::timestamptz - make_interval(days => ${UNLOCK_DAYS}::int)
        and (${gone.cause}::text in ('banned', 'left') or u.message_id = ${gone.causeId}::uuid)
      union all
      select 'unlock', t.id, t.fan_id, t.credits, t.credits from live_tickets t
      where t.live_id = ${gone.causeId}::uuid and (${gone.cause}::text = 'live_failed' or (${gone.cause}::text = 'live_late'
        and t.created_at > ${gone.at}::timestamptz - make_interval(mins => ${sql.lit(LIVE.refundMinutes)})))
      union all
      select 'unlock', t.id, t.fan_id, t.credits, t.credits from live_tickets t
      where ${gone.cause}::text = 'live_blocked' and t.id = ${gone.causeId}::uuid and t.shut_out_at is not null
      union all
      select 'subscription', c.id, coalesce(c.given_by, c.fan_id), c.credits,
        ${leftOfMonths(gone.at)}
      from subscription_charges c
      where ${gone.cause}::text in ('banned', 'left') and c.creator_id = ${gone.creatorId}::uuid
        and c.ends_at > ${gone.at}::timestamptz and c.created_at <= ${gone.at}::timestamptz + ${SAME_MOMENT} and c.cut_at is null
      union all
      select 'subscription', c.id, coalesce(c.given_by, c.fan_id), c.credits, ${leftOfMonths(gone.at)} from subscription_charges c
      where ${gone.cause}::text = 'months_blocked' and c.cut_id = ${gone.causeId}::uuid
    )
    select e.id as sale_entry_id, s.fan_id, d.credits, m.amount * d.credits / s.credits as share, e.details, own.is_own, g.parts + 1 as part
    from sold s cross join (select ${isOwnDoing(gone)} as is_own) own join ledger_entries e on e.key = s.reason || ':' || s.id
    join users fan on fan.id = s.fan_id and fan.status not in ('banned', 'erased')
    cross join lateral (select coalesce(sum(each.amount), 0)::bigint as amount from ${movedByEntry(sql`e.id`)} each
      where each.account = 'PHP:creator_payable:' || ${gone.creatorId}::text
        or (own.is_own and each.account like 'PHP:affiliate\\_held:%')) m
    cross join lateral (select coalesce(sum(r.credits), 0)::int as credits, coalesce(max(r.part), 0)::int as parts
      from restitutions r where r.sale_entry_id = e.id) g
    cross join lateral (select (least(s.owed, s.credits - coalesce((select sum(p.credits) from clawback_parts p
      where p.sale_entry_id = e.id and p.share = 'creator' and p.given_back_at is null), 0)) - g.credits)::int as credits) d
    where d.credits > 0 ${saleEntryId ? sql`and e.id = ${saleEntryId}::uuid` : sql``} and not exists (select from ledger_entries r where r.reverses = e.id)
    order by e.id limit ${limit}`.execute(db);
  return rows;
}

/** Is it still gone? A ban may have been lifted, a person may be back, a post or message may stand again. */
export async function isGone(db: Queryable, { cause, causeId }: Gone): Promise<boolean> {
  const { rows } = await (cause === 'live_failed' || cause === 'live_late'
    ? sql`select from live_streams where id = ${causeId}::uuid and state = 'ended'`
    : cause === 'live_blocked'
      ? // Who is let in again keeps what came back.
        sql`select from live_tickets where id = ${causeId}::uuid and shut_out_at is not null`
      : cause === 'months_blocked'
        ? // They ended at once, also for who is let in again.
          sql`select from subscription_charges where cut_id = ${causeId}::uuid`
        : cause === 'post_removed'
          ? sql`select from posts where id = ${causeId}::uuid and status = 'removed'
        union all select from messages where id = ${causeId}::uuid and state = 'removed'`
          : cause === 'banned'
            ? sql`select from users where id = ${causeId}::uuid and status in ('banned', 'erased')`
            : sql`select from users where id = ${causeId}::uuid and status in ('leaving', 'erased', 'banned')`
  ).execute(db);
  return rows.length > 0;
}

interface NewRestitution {
  id: string;
  gone: Gone;
  due: DueRow;
  borne: Borne;
  now: Date;
}

/** @returns false when this part of the sale came back already; waits for who is just giving it back */
export async function insertRestitution(
  tx: Tx,
  { id, gone, due, borne, now }: NewRestitution,
): Promise<boolean> {
  const row = await tx
    .insertInto('restitutions')
    .values({
      id,
      fan_id: due.fan_id,
      creator_id: gone.creatorId,
      sale_entry_id: due.sale_entry_id,
      part: due.part,
      cause: gone.cause,
      cause_id: gone.causeId,
      gone_at: gone.at,
      credits: due.credits,
      creator_centavos: borne.creator,
      debt_centavos: borne.debt,
      platform_centavos: borne.platform,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['sale_entry_id', 'part']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Fans who got something back and were not told yet, and how much; marks them as told, in the caller's transaction. */
export async function claimUntold(
  tx: Tx,
  causeId: string,
  now: Date,
): Promise<{ fan_id: string; credits: number }[]> {
  const { rows } = await sql<{ fan_id: string; credits: number }>`
    with claimed as (
      update restitutions set told_at = ${now} where cause_id = ${causeId}::uuid and told_at is null returning fan_id, credits
    ) select fan_id, sum(credits)::int as credits from claimed group by fan_id order by fan_id`.execute(tx);
  return rows;
}

export interface MailFacts {
  full_name: string;
  email: string;
  language: 'en' | 'fil' | null;
  cause: Gone['cause'];
  credits: number;
}

/** What came back to one fan, told at one moment; nothing where they are gone. */
export async function findMailFacts(
  db: Queryable,
  { fanId, causeId, at }: { fanId: string; causeId: string; at: Date },
): Promise<MailFacts | undefined> {
  const { rows } = await sql<MailFacts>`
    select u.full_name, u.email, u.language, min(r.cause) as cause, sum(r.credits)::int as credits
    from restitutions r join users u on u.id = r.fan_id and u.status <> 'erased'
    where r.fan_id = ${fanId}::uuid and r.cause_id = ${causeId}::uuid and r.told_at = ${at}::timestamptz group by u.id`.execute(
    db,
  );
  return rows[0];
}
