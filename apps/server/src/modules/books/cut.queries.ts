import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

type Sql = RawBuilder<unknown>;

/** What was in the books at a moment. */
export interface Cut {
  /** Up to which posting all was added up to its days. */
  until: number;
  /** The entries beyond. */
  since: string[];
}

/** The books of this moment. Numbers are given before they are seen, so nothing smaller says what was there. */
export async function readCut(db: Queryable): Promise<Cut> {
  const { rows } = await sql<Cut>`select until_posting as until,
    array(select distinct entry_id::text from ledger_postings where id > until_posting) as since from book_reach`.execute(
    db,
  );
  return rows[0] ?? { until: 0, since: [] };
}

/** Whether the entry `e` was there. An entry that was is counted on the same day for ever: no month closes before it is added up. */
export const isIn = ({ until, since }: Cut): Sql => sql`(e.id = any(${since}::uuid[])
  or not exists (select from ledger_postings q where q.entry_id = e.id and q.id > ${until}::bigint))`;

/** The same of the posting `p`, whatever was there without a cut. All that was added up was there whole, so its own number says it. */
export const wasThere = (cut: Cut | undefined): Sql =>
  cut ? sql`(p.id <= ${cut.until}::bigint or p.entry_id = any(${cut.since}::uuid[]))` : sql`true`;
