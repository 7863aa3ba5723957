import { mayInto, type StaffRole } from '@likha/contract/staff-roles';
import { TEMPLATE_KINDS, type TemplateKind } from '@likha/contract/template-kinds';
import { AppError } from '../../platform/app-error.ts';
import { problemsTexts } from '../../platform/http/problems.texts.generated.ts';

/** Templates are for whoever makes that kind of decision. @throws AppError `other_part` for another role (P330) */
export function demandKind(kind: TemplateKind, role: StaffRole | null): void {
  const { part } = TEMPLATE_KINDS[kind];
  if (mayInto(part, role)) return;
  throw new AppError('other_part', {
    detail: (language) =>
      problemsTexts[language].otherPart({ part: problemsTexts[language][`part_${part}`] }),
  });
}
