import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

type Sql = RawBuilder<unknown>;

/** Up to which posting is added up; held until the transaction ends, so that nobody else adds up or closes a month. */
export async function holdReach(tx: Tx): Promise<number> {
  const row = await tx.selectFrom('book_reach').select('until_posting').forUpdate().executeTakeFirstOrThrow();
  return row.until_posting;
}

export async function setReach(tx: Tx, until: number): Promise<void> {
  await tx.updateTable('book_reach').set({ until_posting: until }).execute();
}

/** The end of the first seal beyond a posting; null where all that is sealed was added up. */
export async function findNextEnd(tx: Tx, after: number): Promise<number | null> {
  const row = await tx
    .selectFrom('ledger_seals')
    .select('until_posting')
    .where('until_posting', '>', after)
    .orderBy('until_posting')
    .limit(1)
    .executeTakeFirst();
  return row?.until_posting ?? null;
}

/** A kind of account: of people's and the house's the type, of a provider's with its name. @param id of an account's row, with its stripe */
export const kindOf = (id: Sql): Sql =>
  sql`case when split_part(${id}, ':', 2) in ('clearing', 'provider_fees') then substr(split_part(${id}, '#', 1), 5) else split_part(split_part(${id}, ':', 2), '#', 1) end`;

/** The Philippine day of a moment. */
export const dayOf = (moment: Sql): Sql => sql`(${moment} at time zone 'Asia/Manila')::date`;

/** A day as the database takes it, to whom the year 0 is none. */
export const dateOf = (day: string): Sql => sql`${day.startsWith('0000') ? '-infinity' : day}::date`;

/** The first day that is of no closed month; months are closed in their order. */
export const firstOpenDay = sql<string>`coalesce((select (max(month) + interval '1 month')::date from book_months where closed_at is not null), '-infinity'::date)`;

/** What the postings `p` of the entries `are` moved, by day and kind. @param day of the entry `e` */
export function movedBy(day: Sql, are: Sql): Sql {
  return sql`
    select day, currency, account, sum(debit)::bigint as debit, sum(credit)::bigint as credit from (
      select ${day} as day, p.currency, side.account, sum(side.debit) as debit, sum(side.credit) as credit
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      cross join lateral (values (${kindOf(sql`p.from_account`)}, p.amount, 0::bigint), (${kindOf(sql`p.to_account`)}, 0::bigint, p.amount)) as side (account, debit, credit)
      where ${are} group by 1, 2, 3
    ) moved group by 1, 2, 3`;
}

/** Entries as a whole: those whose last posting is of the stretch. */
export function endedIn(after: Sql, until: Sql): Sql {
  return sql`e.id in (
    select q.entry_id from ledger_postings q where q.entry_id in (select entry_id from ledger_postings where id > ${after} and id <= ${until})
    group by q.entry_id having max(q.id) > ${after} and max(q.id) <= ${until})`;
}

/** Adds a stretch to its days, and notes which of its entries come too late for theirs. */
export async function addStretch(tx: Tx, after: number, until: number): Promise<void> {
  const ended = endedIn(sql`${after}::bigint`, sql`${until}::bigint`);
  await sql`insert into book_late_entries (entry_id, counted_on, month)
    select e.id, o.day, date_trunc('month', ${dayOf(sql`e.created_at`)})::date from ledger_entries e, (select ${firstOpenDay} as day) o
    where ${dayOf(sql`e.created_at`)} < o.day and ${ended}`.execute(tx);
  await sql`insert into book_days as d (day, currency, account, debit, credit)
    ${movedBy(sql`greatest(${dayOf(sql`e.created_at`)}, (select ${firstOpenDay}))`, ended)}
    on conflict (day, currency, account) do update set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit`.execute(
    tx,
  );
}

export interface Balance {
  currency: 'CREDIT' | 'PHP';
  account: string;
  opening: number;
  debit: number;
  credit: number;
}

/** Each kind of account over some days, from what was added up and from what came since. */
export async function readBalances(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    with since as materialized (
      ${movedBy(sql`greatest(${dayOf(sql`e.created_at`)}, (select ${firstOpenDay}))`, sql`e.id in (select entry_id from ledger_postings where id > (select until_posting from book_reach))`)}
    )
    select currency, account, coalesce(sum(credit - debit) filter (where day < ${dateOf(from)}), 0)::bigint as opening,
      coalesce(sum(debit) filter (where day >= ${dateOf(from)}), 0)::bigint as debit, coalesce(sum(credit) filter (where day >= ${dateOf(from)}), 0)::bigint as credit
    from (select * from book_days where day <= ${dateOf(to)} union all select * from since where day <= ${dateOf(to)}) days
    group by currency, account
    having bool_or(day >= ${dateOf(from)}) or sum(credit - debit) <> 0
    order by currency desc, account collate "C"`.execute(db);
  return rows;
}
