import { SANCTION } from '@likha/contract/limits';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when an appeal against a decision of this moment is taken (P170). */
export function appealUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + SANCTION.appealDays * DAY_MS);
}

/** Why no appeal is taken; null where one is. */
export function whyClosed(
  sanction: { created_at: Date; appeal_id: string | null },
  now: Date,
): 'appealed' | 'tooLate' | null {
  if (sanction.appeal_id !== null) return 'appealed';
  return now > appealUntil(sanction.created_at) ? 'tooLate' : null;
}
