import { type RawBuilder, sql } from 'kysely';
import type { Days, Queryable } from '../../platform/database/index.ts';
import { newestPostings } from '../ledger/index.ts';
import { type Cut, wasThere } from './cut.queries.ts';
import { dayOf, firstOpenDay, kindOf } from './days.queries.ts';
import { isOfDays, isWithin } from './entry-days.queries.ts';
import { type EntryFacts, entryFacts } from './journal.queries.ts';

type Sql = RawBuilder<unknown>;

/** An account with all of its stripes. */
export interface AskedAccount {
  currency: 'PHP' | 'CREDIT';
  type: string;
  /** A person's id, a provider's name, or empty. */
  owner: string;
  /** Under which the trial balance has it, and nothing else; null for a person's. */
  kind: string | null;
}

/** Of so many postings an account is read as a whole; beyond, the entries of the days are gone through, most of which move it. */
const FEW = 10_000;

const own = ({ currency, type, owner }: AskedAccount): Sql =>
  sql`a.currency = ${currency} and a.type = ${type} and a.owner = ${owner}`;

/** Whether its postings are gone through where they stand; of all people's accounts of a type always. */
export async function isBusy(db: Queryable, account: AskedAccount): Promise<boolean> {
  if (!account.kind) return false;
  const limit = { limit: sql<number>`${FEW}::int` };
  const { rows } = await sql<{ accounts: number; postings: number }>`
    select (select count(*)::int from ledger_accounts a where ${own(account)}) as accounts,
      (select count(*)::int from (select from ledger_accounts a cross join lateral (
        ${newestPostings('to_account', limit)} union all ${newestPostings('from_account', limit)}) p
        where ${own(account)} limit ${FEW}) counted) as postings`.execute(db);
  return !rows[0]?.accounts || rows[0].postings === FEW;
}

/** What stands on one side of each row `a` of an account. Said like this, its own index is used, whatever the statistics say. */
const sideOf = (account: AskedAccount, side: 'from_account' | 'to_account'): Sql => sql`
  select p.* from ledger_accounts a cross join lateral (
    select * from ledger_postings p where ${sql.ref(`p.${side}`)} >= a.id and ${sql.ref(`p.${side}`)} <= a.id offset 0) p where ${own(account)}`;

/** Entries `e` with the postings `p` of an account; where it is busy, with all of theirs. One is looked up for each of the other. */
const entriesOf = (account: AskedAccount, isBusy: boolean): Sql =>
  isBusy
    ? sql`ledger_entries e cross join lateral (select * from ledger_postings where entry_id = e.id offset 0) p`
    : sql`(${sideOf(account, 'to_account')} union ${sideOf(account, 'from_account')}) p
        cross join lateral (select * from ledger_entries where id = p.entry_id offset 0) e`;

/** Whether a row of an account is of the one that is asked for. */
const isOf = (id: Sql, { currency, type, owner, kind }: AskedAccount): Sql =>
  kind
    ? sql`(p.currency = ${currency} and ${kindOf(id)} = ${kind})`
    : sql`split_part(${id}, '#', 1) = ${`${currency}:${type}:${owner}`}`;

/** Entries that are not counted on their own day: that were late, and that will be once they are added up. What is not added up is the end of the postings. */
export const LATE = sql`late_ones as materialized (
  select entry_id, counted_on from book_late_entries
  union select e.id, o.day from (select entry_id from ledger_postings where id > (select until_posting from book_reach) order by id offset 0) p
    cross join lateral (select * from ledger_entries where id = p.entry_id offset 0) e, (select ${firstOpenDay} as day) o
    where ${dayOf(sql`e.created_at`)} < o.day)`;

export interface MovementRow extends EntryFacts {
  posting_id: number;
  other_account: string;
  debit: number;
  credit: number;
}

export interface Place {
  entryId: string;
  postingId: number;
}

/** What moved an account on the days on which entries are counted, in the order of their own moments, behind a place. */
export async function listMovements(
  db: Queryable,
  account: AskedAccount,
  {
    days,
    after,
    limit,
    isBusy,
    cut,
  }: { days: Days; after: Place | null; limit: number; isBusy: boolean; cut?: Cut | undefined },
): Promise<MovementRow[]> {
  const behind = after
    ? sql`e.id >= ${after.entryId}::uuid and (e.id, p.id) > (${after.entryId}::uuid, ${after.postingId}::bigint)`
    : sql`true`;
  const [isFrom, isTo] = [isOf(sql`p.from_account`, account), isOf(sql`p.to_account`, account)];
  const part = (are: Sql) => sql`(select ${entryFacts}, p.id as posting_id,
      split_part(case when ${isTo} then p.from_account else p.to_account end, '#', 1) as other_account,
      case when ${isFrom} then p.amount else 0 end as debit, case when ${isTo} then p.amount else 0 end as credit
    from ${entriesOf(account, isBusy)} left join book_late_entries late on late.entry_id = e.id
    where ${are} and ${behind} and ${wasThere(cut)} and (${isFrom} or ${isTo}) order by e.id, p.id limit ${limit})`;
  const { rows } = await sql<MovementRow>`with ${LATE}
    select * from (
      ${part(sql`${isOfDays(days)} and not exists (select from late_ones l where l.entry_id = e.id)`)}
      union all ${part(sql`e.id in (select entry_id from late_ones where ${isWithin(sql`counted_on`, days)})`)}
    ) movements order by entry_id::uuid, posting_id limit ${limit}`.execute(db);
  return rows;
}

interface Sums {
  opening: number;
  debit: number;
  credit: number;
}

/** What a person's account had before some days, and what moved on them. */
export async function readSums(db: Queryable, account: AskedAccount, { from, to }: Days): Promise<Sums> {
  const [isFrom, isTo] = [isOf(sql`p.from_account`, account), isOf(sql`p.to_account`, account)];
  const isLater = isWithin(sql`day`, { from });
  const { rows } = await sql<Sums>`with ${LATE}
    select coalesce(sum(credit - debit) filter (where not (${isLater})), 0)::bigint as opening,
      coalesce(sum(debit) filter (where ${isLater}), 0)::bigint as debit, coalesce(sum(credit) filter (where ${isLater}), 0)::bigint as credit
    from (
      select coalesce(l.counted_on, ${dayOf(sql`e.created_at`)}) as day,
        case when ${isFrom} then p.amount else 0 end as debit, case when ${isTo} then p.amount else 0 end as credit
      from ${entriesOf(account, false)} left join late_ones l on l.entry_id = e.id) moved
    where ${isWithin(sql`day`, { to })}`.execute(db);
  return rows[0] ?? { opening: 0, debit: 0, credit: 0 };
}
