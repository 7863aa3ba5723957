import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

type Sql = RawBuilder<unknown>;

/** What was in the books at a moment. */
export interface Cut {
  /** Up to which posting all was added up to its days. */
  until: number;
  /** The numbers of the postings beyond, as ranges: `{[12,15),[17,18)}`. Those in between were not there, whether they came later or never. */
  beyond: string;
}

/** The books of this moment. Numbers are given before they are seen, so nothing smaller says what was there. */
export async function readCut(db: Queryable): Promise<Cut> {
  const { rows } = await sql<Cut>`select until_posting as until, coalesce(
      (select range_agg(int8range(id, id, '[]')) from ledger_postings where id > until_posting), '{}'::int8multirange)::text as beyond
    from book_reach`.execute(db);
  return rows[0] ?? { until: 0, beyond: '{}' };
}

/** Whether the entry `e` was there. An entry that was is counted on the same day for ever: no month closes before it is added up. */
export const isIn = (cut: Cut): Sql =>
  sql`not exists (select from ledger_postings q where q.entry_id = e.id and not ${holds(cut, sql`q.id`)})`;

/** The same of the posting `p`, whatever was there without a cut. All postings of an entry are seen at once. */
export const wasThere = (cut: Cut | undefined): Sql => (cut ? holds(cut, sql`p.id`) : sql`true`);

const holds = ({ until, beyond }: Cut, id: Sql): Sql =>
  sql`(${id} <= ${until}::bigint or ${id} <@ ${beyond}::int8multirange)`;
