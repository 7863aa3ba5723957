import type { StaffRole } from '@likha/contract/staff-roles';
import { TEMPLATE_KINDS, type TemplateKind } from '@likha/contract/template-kinds';
import { demandPart } from '../../platform/http/demand-part.ts';

/** Templates are for whoever makes that kind of decision. @throws AppError `other_part` for another role (P330) */
export function demandKind(kind: TemplateKind, role: StaffRole | null): void {
  demandPart(TEMPLATE_KINDS[kind].part, role);
}
