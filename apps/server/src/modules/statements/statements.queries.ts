import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import type { Crossing, Statement, StatementLine } from './statement.ts';

/** What belongs to somebody, by whose statement it is: to a creator what they are owed, held or not, less what they owe. */
export const POCKETS = {
  creator: ['creator_payable', 'creator_held', 'affiliate_held', 'affiliate_payable', 'creator_debt'],
  fan: ['wallet'],
  referrer: ['affiliate_held', 'affiliate_payable'],
  /** What of a referrer's waits. */
  held: ['affiliate_held'],
} as const;
const COMMISSION = ['affiliate_held', 'affiliate_payable'];

/** Postings are numbered as they are written, and a transaction takes its time: so many before are looked at as well. */
const MARGIN = 10_000;
/** No transaction takes as long; of two that are written at once either may have the smaller numbers. */
const SLACK_MS = HOUR_MS;
const AT_ONCE = 100;

/**
 * The posting from which on a month is, kept when it is first asked for. Found by the first entries since then, whose ids are in the order
 * of time: all of them would be most of the books, where somebody asks for an old month.
 * @param from when it begins
 */
export async function findFirstPosting(db: Queryable, firstDay: string, from: Date): Promise<number> {
  const { rows: known } = await sql<{ first_posting_id: number }>`
    select first_posting_id from statement_months where month = ${firstDay}::date`.execute(db);
  if (known[0]) return known[0].first_posting_id;
  const { rows } = await sql<{ first: number | null }>`
    select coalesce(
      (select min(p.id) from (
        select id from ledger_entries where id >= ${lowestIdAt(new Date(Math.max(0, from.getTime() - SLACK_MS)))}::uuid order by id limit ${AT_ONCE}::int) e
        cross join lateral (select id from ledger_postings where entry_id = e.id) p),
      (select max(id) from ledger_postings), 0) as first`.execute(db);
  const first = Math.max(0, (rows[0]?.first ?? 0) - MARGIN);
  await sql`insert into statement_months (month, first_posting_id) values (${firstDay}::date, ${first}) on conflict do nothing`.execute(
    db,
  );
  return first;
}

/** One side of what moved on the accounts `own` since a posting, by their index. */
function side(column: 'to_account' | 'from_account', first: number): RawBuilder<unknown> {
  const account = sql.ref(`p.${column}`);
  const amount = column === 'to_account' ? sql`p.amount` : sql`-p.amount`;
  return sql`select own.type, moved.id, moved.entry_id, moved.amount from own cross join lateral (
    select p.id, p.entry_id, ${amount} as amount from ledger_postings p
    where ${account} >= own.id and ${account} <= own.id and p.id >= ${first}::bigint order by ${account}, p.id desc) moved`;
}

export interface Span {
  owner: string;
  pockets: readonly string[];
  from: Date;
  until: Date;
  /** The posting from which on the month is. */
  first: number;
}

/** The accounts of somebody, and what of each entry moved them as a whole. @param first the posting to begin with */
const ownOf = ({ owner, pockets }: Span, first: number): RawBuilder<unknown> =>
  sql`own as materialized (select id, type, balance from ledger_accounts where owner = ${owner}::text and type = any(${pockets}::text[])),
    net as (
      select entry_id, max(id) as posting_id, sum(amount)::bigint as amount, bool_and(type = any(${COMMISSION}::text[])) as is_commission
      from (${side('to_account', first)} union all ${side('from_account', first)}) moved group by entry_id having sum(amount) <> 0
    )`;

/** What was sold, where the reason of the entry `e` alone does not say it. */
const FACET = sql`case when e.details ->> 'live_id' is not null then 'ticket' when e.details ->> 'message_id' is not null then 'message'
  when coalesce(e.details ->> 'gift_months', '0') <> '0' then 'gift' end`;

/** What crossed the border of what belongs to somebody within a span, by month, and what was theirs at its end. Of one moment. */
export async function readCrossings(
  db: Queryable,
  span: Span,
): Promise<{ closing: number; crossings: Crossing[] }> {
  const { from, until, first } = span;
  const { rows } = await sql<{ closing: number; crossings: Crossing[] }>`
    with ${ownOf(span, first)}, dated as (
      select n.amount, n.is_commission, e.reason, ${FACET} as facet, e.value_centavos, e.created_at
      from net n cross join lateral (select * from ledger_entries where id = n.entry_id offset 0) e where e.created_at >= ${from}::timestamptz
    )
    select (select coalesce(sum(balance), 0) from own)::bigint
        - (select coalesce(sum(amount), 0) from dated where created_at >= ${until}::timestamptz)::bigint as closing,
      coalesce((select jsonb_agg(found) from (
        select to_char(created_at at time zone 'Asia/Manila', 'YYYY-MM') as month, reason, facet, is_commission, amount < 0 as is_out,
          count(*)::int as count, sum(value_centavos)::bigint as gross, sum(amount)::bigint as amount
        from dated where created_at < ${until}::timestamptz group by 1, 2, 3, 4, 5) found), '[]') as crossings`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a statement was not answered');
  return row;
}

/** @returns false where it was made before */
export async function insertStatement(
  tx: Tx,
  creatorId: string,
  { opening, closing, lines }: Statement,
  { firstDay, now }: { firstDay: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into creator_statements (creator_id, month, opening_centavos, closing_centavos, lines, made_at)
    values (${creatorId}::uuid, ${firstDay}::date, ${opening}, ${closing}, ${JSON.stringify(lines)}::jsonb, ${now})
    on conflict do nothing returning month`.execute(tx);
  return rows.length > 0;
}

interface KeptStatement {
  month: string;
  opening: number;
  closing: number;
  lines: StatementLine[];
}

/** Those that were made, the newest first. @param before a first day */
export async function listKept(
  db: Queryable,
  creatorId: string,
  { before, limit }: { before: string; limit: number },
): Promise<KeptStatement[]> {
  const { rows } = await sql<KeptStatement>`
    select to_char(month, 'YYYY-MM') as month, opening_centavos as opening, closing_centavos as closing, lines from creator_statements
    where creator_id = ${creatorId}::uuid and month < ${before}::date order by month desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Months that are over and whose statements are not all made, the oldest first. */
export async function listUndone(
  db: Queryable,
  before: string,
): Promise<{ month: string; reached: string | null }[]> {
  const { rows } = await sql<{ month: string; reached: string | null }>`
    select to_char(month, 'YYYY-MM') as month, reached::text from statement_months
    where month < ${before}::date and done_at is null order by month`.execute(db);
  return rows;
}

/** Months since one whose statements are all made, by their names. */
export async function listDone(db: Queryable, since: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(month, 'YYYY-MM') as month from statement_months where month >= ${since}::date and done_at is not null`.execute(
    db,
  );
  return rows.map(({ month }) => month);
}

/** Of these creators, those who have a statement of that span of months in which anything moved. Both first days count. */
export async function listMoved(
  db: Queryable,
  creatorIds: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct creator_id::text as id from creator_statements where creator_id = any(${creatorIds}::uuid[])
      and month >= ${first}::date and month <= ${last}::date and lines <> '[]'::jsonb order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Creators after an id, in their order, to whom anything ever belonged. */
export async function listCreators(db: Queryable, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id::text from users u where u.user_type = 'creator' and u.id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      and exists (select from ledger_accounts a where a.type in ('creator_payable', 'affiliate_held') and a.owner = u.id::text)
    order by u.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How far a month is; done where nobody is left. Held until the transaction ends, so that one process at a time goes on with it. */
export async function lockMonth(tx: Tx, firstDay: string): Promise<{ reached: string | null } | undefined> {
  const { rows } = await sql<{ reached: string | null }>`
    select reached::text from statement_months where month = ${firstDay}::date and done_at is null for update skip locked`.execute(
    tx,
  );
  return rows[0];
}

export async function setReached(
  tx: Tx,
  firstDay: string,
  { reached, doneAt }: { reached: string | null; doneAt: Date | null },
): Promise<void> {
  await sql`update statement_months set reached = coalesce(${reached}::uuid, reached), done_at = ${doneAt} where month = ${firstDay}::date`.execute(
    tx,
  );
}

export interface MovementRow {
  posting_id: number;
  created_at: Date;
  reason: string;
  details: Record<string, string | number | null>;
  facet: Crossing['facet'];
  is_commission: boolean;
  gross: number;
  amount: number;
  /** Whose sale it was; null for what is none, and of who has left. */
  seller: string | null;
}

/** The movements of a span in their order, after a posting. */
export async function listMovements(
  db: Queryable,
  span: Span,
  { after, limit }: { after: number; limit: number },
): Promise<MovementRow[]> {
  // An entry's postings may stand on both sides of where the last page ended.
  const start = Math.max(span.first, after - MARGIN);
  const { rows } = await sql<MovementRow>`
    with ${ownOf(span, start)}, page as (
      select n.posting_id, e.id as entry_id, e.created_at, e.reason, e.details, ${FACET} as facet, n.is_commission, e.value_centavos as gross, n.amount
      from (select * from net where posting_id > ${after}::bigint order by posting_id offset 0) n
      cross join lateral (select * from ledger_entries where id = n.entry_id offset 0) e
      where e.created_at >= ${span.from}::timestamptz and e.created_at < ${span.until}::timestamptz order by n.posting_id limit ${limit}
    )
    select page.*, u.username as seller from page ${SELLER} left join lateral (select username from users where id = seller.id and status <> 'erased' offset 0) u on true order by page.posting_id`.execute(
    db,
  );
  return rows;
}

/** Whose sale the entry `entry_id` is: a sale pays its creator. */
const SELLER = sql`left join lateral (
  select split_part(split_part(p.to_account, '#', 1), ':', 3)::uuid as id from (select * from ledger_postings where entry_id = page.entry_id offset 0) p
  where p.to_account like 'PHP:creator_payable:%' and page.reason in ('unlock', 'subscription', 'tip') limit 1) seller on true`;

export interface SellerRow {
  username: string | null;
  full_name: string | null;
  count: number;
  amount: number;
}

/** With whom a span's sales were, and what of them moved the pockets, the most first. */
export async function sumBySeller(db: Queryable, span: Span): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    with ${ownOf(span, span.first)}, page as (
      select e.id as entry_id, e.reason, n.amount from net n cross join lateral (select * from ledger_entries where id = n.entry_id offset 0) e
      where e.created_at >= ${span.from}::timestamptz and e.created_at < ${span.until}::timestamptz and e.reason in ('unlock', 'subscription', 'tip')
    )
    select u.username, u.full_name, count(*)::int as count, abs(sum(page.amount))::bigint as amount
    from page ${SELLER} left join lateral (select username, full_name from users where id = seller.id and status <> 'erased' offset 0) u on true group by 1, 2 order by 4 desc, 1`.execute(
    db,
  );
  return rows;
}
