import { type RawBuilder, sql } from 'kysely';
import type { Days, Queryable } from '../../platform/database/index.ts';
import { type Cut, wasThere } from './cut.queries.ts';
import { isOfDays } from './entry-days.queries.ts';

/** What of an entry is shown wherever it is, as columns of `e` and `late`. */
export interface EntryFacts {
  entry_id: string;
  at: Date;
  value_at: Date | null;
  reason: string;
  subject_type: string;
  subject_id: string;
  missed_month: string | null;
}

/** When the provider took the payment is its own word; before the posting where we heard of it later. */
export const entryFacts: RawBuilder<unknown> = sql`e.id::text as entry_id, e.created_at as at, e.reason, e.subject_type, e.subject_id::text,
  to_char(late.month, 'YYYY-MM') as missed_month,
  case when e.reason = 'purchase' then (select a.captured_at from payment_attempts a
    where a.purchase_id = e.subject_id and a.status = 'captured' and a.captured_at < e.created_at limit 1) end as value_at`;

export interface PostingRow {
  currency: 'CREDIT' | 'PHP';
  debit_account: string;
  credit_account: string;
  amount: number;
}

export interface JournalRow extends EntryFacts, PostingRow {
  posting_id: number;
}

/** Postings of entries of some days by their own moments, the newest entry first, below a place. Ids are made in order, so no other index is needed. */
export async function listPostingsOfDays(
  db: Queryable,
  {
    days,
    after,
    limit,
    cut,
  }: {
    days: Days;
    after: { entryId: string; postingId: number } | null;
    limit: number;
    cut?: Cut | undefined;
  },
): Promise<JournalRow[]> {
  const below = after
    ? sql`e.id <= ${after.entryId}::uuid and (e.id < ${after.entryId}::uuid or p.id > ${after.postingId}::bigint)`
    : sql`true`;
  const { rows } = await sql<JournalRow>`
    select ${entryFacts}, p.id as posting_id, p.currency, split_part(p.from_account, '#', 1) as debit_account,
      split_part(p.to_account, '#', 1) as credit_account, p.amount
    from ledger_entries e join ledger_postings p on p.entry_id = e.id left join book_late_entries late on late.entry_id = e.id
    where ${isOfDays(days)} and ${below} and ${wasThere(cut)} order by e.id desc, p.id limit ${limit}`.execute(
    db,
  );
  return rows;
}
