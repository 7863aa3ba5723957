import { REPORTER } from '@likha/contract/limits';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import type { ReporterRecord } from './reporter.policy.ts';

/** How the newest of somebody's decided reports ended, `REPORTER.judged` of them (P392). */
export async function readReporterRecord(db: Queryable, reporterId: string): Promise<ReporterRecord> {
  const { rows } = await sql<ReporterRecord>`
    select count(*) filter (where status = 'resolved')::int as upheld,
      count(*) filter (where status = 'dismissed')::int as dismissed
    from (select status from reports where reporter_id = ${reporterId}::uuid and status <> 'pending'
      order by id desc limit ${REPORTER.judged}::int) newest`.execute(db);
  return rows[0] ?? { upheld: 0, dismissed: 0 };
}

/** How many of a reporter's other reports ended so, beside a row of `reports as r`; counted to `REPORTER.counted`. */
export const otherReports = (status: 'resolved' | 'dismissed') =>
  sql<number>`(select count(*)::int from (select from reports other where other.reporter_id = r.reporter_id
    and other.status = ${status} and other.id <> r.id limit ${REPORTER.counted}::int) counted)`;
