import type { Queryable } from '../../platform/database/index.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { findRule, sumLeft } from './tax.queries.ts';
import { withheldOf } from './withheld.ts';

interface Asked {
  creatorId: string;
  centavos: number;
  at: Date;
  /** The payout itself, where it is one of those that have left. */
  payoutId?: string;
}

/**
 * What would be withheld of so much of a creator's earnings if it left at this moment (P783); 0 where no rule is on. Whoever withholds it
 * holds the earner's lock.
 */
export async function readWithheld(
  db: Queryable,
  { creatorId, centavos, at, payoutId }: Asked,
): Promise<number> {
  const day = philippineTime(at).slice(0, 10);
  const rule = await findRule(db, day);
  if (!rule?.is_on) return 0;
  const before = await sumLeft(db, { creatorId, year: Number(day.slice(0, 4)), without: payoutId ?? null });
  return withheldOf(rule, before, centavos);
}
