import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { dayOf } from './days.queries.ts';

/** The first months of what is open and of what was ever counted; null while the books are empty. */
export async function findOpenMonth(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(coalesce(
      (select max(month) + interval '1 month' from book_months where closed_at is not null),
      (select date_trunc('month', min(day)) from book_days)), 'YYYY-MM') as month`.execute(db);
  return rows[0]?.month ?? null;
}

export interface MonthRow {
  proposed_by: string | null;
  proposed_at: Date | null;
  closed_at: Date | null;
  closed_by: string | null;
  closed_by_name: string | null;
}

export async function findMonth(db: Queryable, firstDay: string): Promise<MonthRow | undefined> {
  const { rows } = await sql<MonthRow>`
    select b.proposed_by::text, b.proposed_at, b.closed_at, b.closed_by::text, u.full_name as closed_by_name
    from book_months b left join users u on u.id = b.closed_by where b.month = ${firstDay}::date`.execute(db);
  return rows[0];
}

/** Is anything of before this moment not added up yet? Of what came first after the reach, as numbers follow the moments. */
export async function hasUncounted(db: Queryable, until: Date): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from (select distinct entry_id from (
        select entry_id from ledger_postings where id > (select until_posting from book_reach) order by id limit 20000) tail) tail
      join ledger_entries e on e.id = tail.entry_id where e.created_at < ${until}::timestamptz) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

interface Who {
  by: string;
  at: Date;
}

export async function proposeMonth(tx: Tx, firstDay: string, { by, at }: Who): Promise<void> {
  await sql`insert into book_months (month, proposed_by, proposed_at) values (${firstDay}::date, ${by}::uuid, ${at})
    on conflict (month) do update set proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at`.execute(
    tx,
  );
}

/** Nobody was the first to close it any more. */
export async function unproposeMonth(tx: Tx, firstDay: string): Promise<void> {
  await sql`update book_months set proposed_by = null, proposed_at = null where month = ${firstDay}::date and closed_at is null`.execute(
    tx,
  );
}

/** Keeps the trial balance of a month, from what was added up of it, and closes it. */
export async function closeMonthAt(
  tx: Tx,
  firstDay: string,
  { by, at, until }: Who & { until: number },
): Promise<void> {
  await sql`insert into book_months (month, closed_by, closed_at, until_posting) values (${firstDay}::date, ${by}::uuid, ${at}, ${until})
    on conflict (month) do update set closed_by = excluded.closed_by, closed_at = excluded.closed_at, until_posting = excluded.until_posting`.execute(
    tx,
  );
  await sql`insert into book_month_accounts (month, currency, account, opening, debit, credit, closing)
    select ${firstDay}::date, currency, account, opening, debit, credit, opening + credit - debit from (
      select currency, account, coalesce(sum(credit - debit) filter (where day < ${firstDay}::date), 0) as opening,
        coalesce(sum(debit) filter (where day >= ${firstDay}::date), 0) as debit, coalesce(sum(credit) filter (where day >= ${firstDay}::date), 0) as credit
      from book_days where day < ${firstDay}::date + interval '1 month' group by 1, 2) summed`.execute(tx);
}

export interface ListedMonth {
  month: string;
  proposed_by: string | null;
  proposed_by_id: string | null;
  proposed_at: Date | null;
  closed_by: string | null;
  closed_at: Date | null;
  late: number;
}

/** Months from the first that was counted, the newest first. @param before a first day */
export async function listMonths(
  db: Queryable,
  { before, now, limit }: { before: string; now: Date; limit: number },
): Promise<ListedMonth[]> {
  const { rows } = await sql<ListedMonth>`
    select to_char(m.day, 'YYYY-MM') as month, p.full_name as proposed_by, b.proposed_by::text as proposed_by_id, b.proposed_at, c.full_name as closed_by, b.closed_at,
      (select count(*)::int from book_late_entries l where l.month = m.day::date) as late
    from generate_series(date_trunc('month', ${dayOf(sql`${now}::timestamptz`)}::timestamp),
      (select date_trunc('month', min(day)::timestamp) from book_days), interval '-1 month') as m (day)
    left join book_months b on b.month = m.day::date
    left join users p on p.id = b.proposed_by left join users c on c.id = b.closed_by
    where m.day < ${before}::date order by m.day desc limit ${limit}`.execute(db);
  return rows;
}
