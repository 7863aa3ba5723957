import { addMonths, type Month } from '../../platform/philippine-months.ts';

/** The last Philippine day to pay a quarter on: the 25th after it, with its return 2550Q (NIRC section 114, as RA 10963 has it). @param first its first month */
export function vatDueOn(first: Month): string {
  return `${addMonths(first, 3)}-25`;
}
