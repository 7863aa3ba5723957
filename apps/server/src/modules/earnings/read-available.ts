import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { philippineDay } from '../accounts/index.ts';
import { listHeldDays, readHold } from './held.queries.ts';
import { type Divided, divideBalance, firstHeldDay } from './hold.ts';

export interface Available extends Divided {
  readonly holdDays: number;
  /** Centavos that come off what is earned next. */
  readonly owed: number;
  /** Centavos that disputes and refunds have taken back and not given back. */
  readonly takenBack: number;
}

/**
 * What of a creator's earnings can be asked for, what is held until when, and what they owe (P240). Before money is taken by
 * it, the earner is locked: nothing else then takes from what is read here.
 */
export async function readAvailable(db: Queryable, clock: Clock, creatorId: string): Promise<Available> {
  const { hold_days: holdDays, balance, owed, taken_back: takenBack } = await readHold(db, creatorId);
  const fromDay = firstHeldDay(philippineDay(clock.now()), holdDays);
  const days = fromDay === null ? [] : await listHeldDays(db, creatorId, fromDay);
  return { ...divideBalance(balance, days, owed), holdDays, owed, takenBack };
}
