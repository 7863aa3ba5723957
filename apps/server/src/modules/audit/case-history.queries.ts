import type { AuditAction } from '@likha/contract/audit-actions';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

export interface CaseStep {
  case_id: string;
  action: AuditAction;
  at: Date;
  by: string | null;
  by_avatar_key: string | null;
  reason: string | null;
}

/** What one page of cases may say of itself. */
const MOST = 2000;

/**
 * What staff decided about cases, and took back, the newest first: twenty of each.
 * @param name of the field of `before` that holds a case's id; of a case that is the subject itself none
 */
export async function listCaseSteps(
  db: Queryable,
  {
    subjectIds,
    actions,
    name,
  }: { subjectIds: readonly string[]; actions: readonly AuditAction[]; name?: string },
): Promise<CaseStep[]> {
  if (subjectIds.length === 0) return [];
  const caseId = name === undefined ? sql`a.subject_id::text` : sql`a.before ->> ${name}::text`;
  const { rows } = await sql<CaseStep>`
    select case_id, action, at, by, by_avatar_key, reason from (
      select ${caseId} as case_id, a.action, a.at, actor.full_name as by, actor.avatar_key as by_avatar_key, a.id,
        coalesce(a.after ->> 'reason', a.after ->> 'answer') as reason,
        row_number() over (partition by ${caseId} order by a.at desc, a.id desc) as place
      from admin_actions a left join users actor on actor.id = a.actor_id
      where a.subject_id = any(${subjectIds as string[]}::uuid[]) and a.action = any(${actions as string[]}::text[])
    ) steps where place <= 20 order by at desc, id desc limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
