import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';
import { BEGINNING, sealOf } from '../chain/seals.queries.ts';

/** Hashes anew what each seal covers. Whoever makes new seals for an edited history is found by the anchors (`npm run chain`). */
export const entriesKeepTheirSeals = boundedLaw({
  name: 'entries-keep-their-seals',
  says: 'Every entry is, to the last field, as it was when it was sealed; seals follow one another without a gap, none covers less than the one before.',
  of: ({ from }) => sql`
    with seal as (
      select s.*, lag(s.until_posting, 1, 0::bigint) over numbers as after, coalesce(lag(s.hash) over numbers, ${BEGINNING}::bytea) as before,
        row_number() over numbers as place
      from ledger_seals s window numbers as (order by s.number)
    )
    select s.number::text as id, s.entries || ' entries were sealed, ' || c.entries || ' are there, or are not as they were' as difference
    from seal s cross join lateral (${sealOf(sql`s.after`, sql`s.until_posting`, sql`s.before`)}) c
    where s.sealed_at >= ${from}::timestamptz and (c.hash <> s.hash or c.entries <> s.entries or s.number <> s.place or s.until_posting <= s.after)
    limit 20`,
});
