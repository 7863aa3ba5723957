import { sql } from 'kysely';
import { type Days, idOfDays, type Queryable } from '../../platform/database/index.ts';

export type ReportListRow = Awaited<ReturnType<typeof listReportRows>>[number];

/** Reports, the newest first, or one of them. Open rows are counted up to a thousand. */
export function listReportRows(
  db: Queryable,
  { limit, before, id, days = {} }: { limit: number; before?: string | undefined; id?: string; days?: Days },
) {
  return db
    .selectFrom('settlement_reports as s')
    .innerJoin('users as u', 'u.id', 's.uploaded_by')
    .leftJoin('users as c', 'c.id', 's.confirmed_by')
    .leftJoin('settlement_take_backs as t', (join) =>
      join.onRef('t.report_id', '=', 's.id').on('t.done_at', 'is', null),
    )
    .leftJoin('users as a', 'a.id', 't.asked_by')
    .select([
      's.id',
      's.provider',
      's.status',
      's.rows',
      's.expected_centavos',
      's.first_at',
      's.last_at',
      's.uploaded_at',
      's.arrived_centavos',
      's.arrived_on',
      's.bank_reference',
      's.confirmed_at',
      'u.full_name as uploaded_by_name',
      'c.full_name as confirmed_by_name',
      't.reason as take_back_reason',
      't.asked_at as take_back_at',
      't.asked_by as take_back_by_id',
      'a.full_name as take_back_by',
      sql<number>`(select count(*) from (select from settlement_rows r where r.report_id = s.id and r.problem is not null
        and r.resolved_at is null limit 1000) open)::int`.as('rows_open'),
    ])
    .where(before === undefined ? sql<boolean>`true` : sql<boolean>`s.id < ${before}::uuid`)
    .where(id === undefined ? sql<boolean>`true` : sql<boolean>`s.id = ${id}::uuid`)
    .where(idOfDays('s.id', days))
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}
