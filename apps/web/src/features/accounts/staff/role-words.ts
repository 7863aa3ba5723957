import type { StaffRole } from '@likha/contract/staff-roles';
import type { staffTexts } from '../staff.texts.generated.ts';

type Texts = (typeof staffTexts)['en'];

/** What a role is called, and what it may. */
export function roleWords(t: Texts): Record<StaffRole, { name: string; may: string }> {
  return {
    owner: { name: t.owner, may: t.ownerMay },
    moderator: { name: t.moderator, may: t.moderatorMay },
    finance: { name: t.finance, may: t.financeMay },
    support: { name: t.support, may: t.supportMay },
  };
}
