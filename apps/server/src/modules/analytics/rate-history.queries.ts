import { type Days, ofDays, type Queryable } from '../../platform/database/index.ts';

/** Changes of the rate with the full name of who made them, the newest first. */
export function listRateChangeRows(
  db: Queryable,
  page: { limit: number; before: string | undefined; days: Days },
) {
  let query = db
    .selectFrom('rate_changes as r')
    .leftJoin('users as u', 'u.id', 'r.changed_by')
    .select([
      'r.id',
      'r.changed_at',
      'u.full_name as changed_by',
      'r.centavos_before',
      'r.centavos_after',
      'r.credits_in_circulation',
    ])
    .where(ofDays('r.changed_at', page.days))
    .orderBy('r.id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('r.id', '<', page.before);
  return query.execute();
}
