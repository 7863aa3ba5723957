import { SANCTION } from '@likha/contract/limits';
import { DAY_MS } from '../../platform/durations.ts';

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
