import { mayInto, type StaffPart, type StaffRole } from '@likha/contract/staff-roles';
import { AppError } from '../app-error.ts';
import { problemsTexts } from './problems.texts.generated.ts';

/** @throws AppError `other_part` for an admin whose role does not open this part (P330) */
export function demandPart(part: StaffPart, role: StaffRole | null): void {
  if (mayInto(part, role)) return;
  throw new AppError('other_part', {
    detail: (language) => {
      const t = problemsTexts[language];
      return t.otherPart({ part: t[`part_${part}`] });
    },
  });
}
