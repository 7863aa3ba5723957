import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { movedByEntry } from '../ledger/index.ts';
import type { Cause, Parts, Share } from './clawback.ts';

/**
 * Held until the transaction ends by whoever takes from what a person has earned: what is available is looked up and taken
 * as of one moment.
 */
export async function lockEarner(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('earner:' || ${personId}, 0))`.execute(tx);
}

/** Nobody plans two clawbacks of one fan's spends at once. */
export async function lockSpender(tx: Tx, fanId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('spender:' || ${fanId}, 0))`.execute(tx);
}

interface CauseRow {
  fan_id: string;
  purchase_id: string;
  spent_credits: number;
  created_at: Date;
  is_standing: boolean;
}

export async function findCause(db: Queryable, { type, id }: Cause): Promise<CauseRow | undefined> {
  const { rows } = await (type === 'dispute'
    ? sql<CauseRow>`select fan_id, purchase_id, spent_credits, created_at, state in ('open', 'lost') as is_standing
        from disputes where id = ${id}::uuid`
    : sql<CauseRow>`select p.fan_id, r.purchase_id, r.spent_credits, r.created_at, r.undone_at is null as is_standing
        from refunds r join purchases p on p.id = r.purchase_id where r.id = ${id}::uuid`
  ).execute(db);
  return rows[0];
}

/** Disputes of the same fan that stand no more, and of which something is not given back yet. */
export async function listOver(db: Queryable, { type, id }: Cause): Promise<Cause[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from disputes d join clawbacks c on c.cause_type = 'dispute' and c.cause_id = d.id
    where d.state not in ('open', 'lost') and d.id <> ${id}::uuid
      and exists (select from clawback_parts p where p.clawback_id = c.id and p.given_back_at is null)
      and d.fan_id = ${
        type === 'dispute'
          ? sql`(select fan_id from disputes where id = ${id}::uuid)`
          : sql`(select p.fan_id from refunds r join purchases p on p.id = r.purchase_id where r.id = ${id}::uuid)`
      }`.execute(db);
  return rows.map((row) => ({ type: 'dispute', id: row.id }));
}

/** @returns its id where it is new */
export async function insertClawback(
  tx: Tx,
  { id, cause, fanId, now }: { id: string; cause: Cause; fanId: string; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('clawbacks')
    .values({ id, cause_type: cause.type, cause_id: cause.id, fan_id: fanId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface SpendRow {
  sale_entry_id: string;
  sale_day: string;
  share: Share;
  person_id: string;
  /** Credits of the sale that are taken back. */
  credits: number;
  /** What of the share that is, rounded down. */
  centavos: number;
}

/**
 * Which spends were paid with credits that are taken back (P241): the fan's newest before their next purchase, then those before the one after it,
 * until the cause, and none from before the purchase; of each what no other clawback has taken. So what only a later payment could have paid is
 * left for that one, should it go back too (decision 304).
 */
export async function listSpends(tx: Tx, cause: CauseRow): Promise<SpendRow[]> {
  const { rows } = await sql<SpendRow>`
    with bought as (
      select created_at from ledger_entries where key = 'purchase:' || ${cause.purchase_id}::text
    ), spends as (
      select e.id, e.created_at, s.credits, s.creator_id,
        s.credits - coalesce((select sum(p.credits) from clawback_parts p
          where p.sale_entry_id = e.id and p.share = 'creator' and p.given_back_at is null), 0)
          - coalesce((select sum(r.credits) from restitutions r where r.sale_entry_id = e.id), 0) as untaken
      from sales s join ledger_entries e on e.key = s.reason || ':' || s.id
      where s.fan_id = ${cause.fan_id}::uuid and e.created_at <= ${cause.created_at}::timestamptz
        and e.created_at >= (select created_at from bought)
        and not exists (select from ledger_entries r where r.reverses = e.id)
      union all
      -- What was given on was spent, too, and nobody earned it (P734).
      select e.id, e.created_at, g.credits, null, g.credits from gifts g join ledger_entries e on e.key = 'gift:' || g.id
      where g.giver_id = ${cause.fan_id}::uuid and g.kind = 'credits' and e.created_at <= ${cause.created_at}::timestamptz
        and e.created_at >= (select created_at from bought)
    ), later as (
      select e.created_at from purchases p join ledger_entries e on e.key = 'purchase:' || p.id where p.fan_id = ${cause.fan_id}::uuid
        and e.created_at > (select created_at from bought)
    ), placed as (
      select s.*, (select count(*) from later l where l.created_at <= s.created_at) as period from spends s where untaken > 0
    ), summed as (
      select *, coalesce(sum(untaken) over (order by period, created_at desc, id desc rows between unbounded preceding and 1 preceding), 0) as before
      from placed
    ), taken as (
      select *, least(untaken, ${cause.spent_credits}::bigint - before)::int as part from summed where before < ${cause.spent_credits}::bigint
    )
    select t.id as sale_entry_id, (t.created_at at time zone 'Asia/Manila')::date::text as sale_day, x.share, x.person_id, t.part as credits,
      (m.amount * t.part / t.credits)::bigint as centavos
    from taken t join users c on c.id = t.creator_id
    cross join lateral (values ('creator', c.id, 'PHP:creator_payable:' || c.id),
      ('affiliate', c.referred_by, 'PHP:affiliate_held:' || c.referred_by)) as x (share, person_id, account)
    join lateral ${movedByEntry(sql`t.id`)} m on m.account = x.account
    where m.amount * t.part / t.credits >= 1
    order by t.period, t.created_at desc, t.id desc, x.share desc`.execute(tx);
  return rows;
}

export async function insertParts(
  tx: Tx,
  clawbackId: string,
  parts: readonly (SpendRow & { id: string })[],
): Promise<void> {
  if (parts.length === 0) return;
  await sql`insert into clawback_parts (id, clawback_id, sale_entry_id, share, person_id, sale_day, credits, centavos)
    select id, ${clawbackId}::uuid, sale_entry_id, share, person_id, sale_day, credits, centavos
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as p (id uuid, sale_entry_id uuid, share text, person_id uuid, sale_day date, credits integer, centavos bigint)`.execute(
    tx,
  );
}

export interface PartRow extends Parts {
  id: string;
  clawback_id: string;
  share: Share;
  person_id: string;
  sale_day: string;
  centavos: number;
  is_taken: boolean;
  is_over: boolean;
}

function selectParts(db: Queryable) {
  return db
    .selectFrom('clawback_parts')
    .select([
      'id',
      'clawback_id',
      'share',
      'person_id',
      sql<string>`sale_day::text`.as('sale_day'),
      'centavos',
      'from_held as held',
      'from_available as available',
      'from_debt as debt',
      sql<boolean>`taken_at is not null`.as('is_taken'),
      sql<boolean>`given_back_at is not null`.as('is_over'),
    ])
    .$castTo<PartRow>();
}

/** Parts of a clawback with something left to do: to take while its cause stands, else to give back. In their order. */
export function listOpenParts(
  db: Queryable,
  { cause, isStanding, limit }: { cause: Cause; isStanding: boolean; limit: number },
): Promise<PartRow[]> {
  return selectParts(db)
    .where(
      sql<boolean>`clawback_id = (select id from clawbacks where cause_type = ${cause.type} and cause_id = ${cause.id}::uuid)`,
    )
    .where('given_back_at', 'is', null)
    .$if(isStanding, (query) => query.where('taken_at', 'is', null))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** As it is under the lock of its person. */
export function findPart(tx: Tx, id: string): Promise<PartRow> {
  return selectParts(tx).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function markTaken(tx: Tx, id: string, from: Parts, now: Date): Promise<void> {
  await tx
    .updateTable('clawback_parts')
    .set({ taken_at: now, from_held: from.held, from_available: from.available, from_debt: from.debt })
    .where('id', '=', id)
    .execute();
}

/** One that was not taken yet never will be: then all three are zero. */
export async function markGivenBack(tx: Tx, id: string, to: Parts, now: Date): Promise<void> {
  await tx
    .updateTable('clawback_parts')
    .set({ given_back_at: now, to_held: to.held, to_available: to.available, to_debt: to.debt })
    .where('id', '=', id)
    .execute();
}

/** Was a referrer's day released, so that nothing of it is held any more? */
export async function isReleased(tx: Tx, affiliateId: string, day: string): Promise<boolean> {
  const { rows } =
    await sql`select from affiliate_releases where affiliate_id = ${affiliateId}::uuid and day = ${day}::date`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Those who gave something and were not told yet; marks them as told, in the caller's transaction. */
export async function claimTold(
  tx: Tx,
  cause: Cause,
  { news, now }: { news: ClawbackNews; now: Date },
): Promise<{ clawback_id: string; person_id: string }[]> {
  const [column, since] =
    news === 'taken'
      ? (['taken_told_at', 'taken_at'] as const)
      : (['back_told_at', 'given_back_at'] as const);
  const { rows } = await sql<{ clawback_id: string; person_id: string }>`
    with claimed as (
      update clawbacks set ${sql.ref(column)} = ${now} where cause_type = ${cause.type} and cause_id = ${cause.id}::uuid
        and ${sql.ref(column)} is null returning id
    )
    select distinct p.clawback_id, p.person_id from claimed join clawback_parts p on p.clawback_id = claimed.id
    where p.taken_at is not null and p.${sql.ref(since)} is not null`.execute(tx);
  return rows;
}

export type ClawbackNews = 'taken' | 'back';

export interface MailFacts {
  full_name: string;
  email: string;
  language: 'en' | 'fil' | null;
  centavos: number;
  /** What of it is owed. */
  debt: number;
  sales: number;
}

/** What one person gave of a clawback, or got back; nothing where they are gone. */
export async function findMailFacts(
  db: Queryable,
  clawbackId: string,
  personId: string,
): Promise<MailFacts | undefined> {
  const { rows } = await sql<MailFacts>`
    select u.full_name, u.email, u.language, sum(p.centavos)::bigint as centavos, sum(p.from_debt)::bigint as debt, count(*)::int as sales
    from clawback_parts p join users u on u.id = p.person_id
    where p.clawback_id = ${clawbackId}::uuid and p.person_id = ${personId}::uuid and p.taken_at is not null and u.status <> 'erased'
    group by u.id`.execute(db);
  return rows[0];
}
