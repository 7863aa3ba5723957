import { type RawBuilder, sql } from 'kysely';
import { SAME_MOMENT, type Violations } from './law.ts';

/**
 * Rows `r` of a table that only grows, each written by an act of staff on record: those of which the act does not say the same, or
 * names somebody or some minute else, or is not there; and acts without a row.
 * @param says what the act has to say, in JSON, of a row `r`
 */
export function unlikeRecord(table: string, action: string, says: RawBuilder<unknown>): Violations {
  return sql`
    select coalesce(r.id, a.subject_id)::text as id, 'is not what is on record' as difference
    from ${sql.table(table)} r
    full join (select subject_id, at, actor_id, after from admin_actions where action = ${sql.lit(action)}) a on a.subject_id = r.id
    where r.id is null or a.subject_id is null or r.written_by is distinct from a.actor_id
      or r.written_at not between a.at - ${SAME_MOMENT} and a.at + ${SAME_MOMENT}
      or a.after is distinct from ${says}`;
}

/** The same, and what began on a day that had come already when it was written. */
export function unlikeRecordOrLate(table: string, action: string, says: RawBuilder<unknown>): Violations {
  return sql`
    select * from (${unlikeRecord(table, action, says)}
      union all
      select id::text, 'began before it was written' from ${sql.table(table)} where from_day <= (written_at at time zone 'Asia/Manila')::date
    ) found limit 20`;
}
