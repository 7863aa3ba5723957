import type { Language } from '@likha/contract/language';
import { AppError } from '../../../platform/app-error.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

/** Who withdraws what they said as the first of two (P842). */
export interface Withdrawing {
  adminId: string;
  /** The address that asked. */
  from: string;
}

/** For who would withdraw what they never said as the first of two, or what a second person has decided by now (P842). */
export function noFirstApproval(): AppError {
  return new AppError('first_approval_gone', {
    detail: (language) => accountsTexts[language].firstApprovalGone,
  });
}

/** What is answered to who withdrew it. */
export function saidWithdrawn(language: Language): { message: string } {
  return { message: accountsTexts[language].firstApprovalWithdrawn };
}
