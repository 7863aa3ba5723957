import { TIP_CREDITS } from '@likha/contract/limits';

/** What is offered to tip at one press, in credits. */
export const TIP_CHOICES = [20, 50, 100, 250] as const;

/** What was typed as whole credits; null where it is no amount that a tip may have (P107). */
export function tipCredits(text: string): number | null {
  const credits = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return credits >= TIP_CREDITS.min && credits <= TIP_CREDITS.max ? credits : null;
}
