import type { CallResponse, Calls } from '@likha/contract';
import type { StaffRole } from '@likha/contract/staff-roles';
import { TEMPLATE, type TemplateKind } from '@likha/contract/template-kinds';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { presentTemplate } from './present-template.ts';
import { demandKind } from './templates.policy.ts';
import { listTemplates } from './templates.queries.ts';

/** All of one kind, by title. @throws AppError `other_part` for who does not make such decisions */
export async function readTemplates(
  { db }: BaseDeps,
  role: StaffRole | null,
  kind: TemplateKind,
): Promise<CallResponse<Calls['listTemplates']>> {
  demandKind(kind, role);
  return { templates: (await listTemplates(db, kind, TEMPLATE.kept)).map(presentTemplate) };
}
