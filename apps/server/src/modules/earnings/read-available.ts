import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { philippineDay } from '../accounts/index.ts';
import { listHeldDays, readHold } from './held.queries.ts';
import { type Divided, divideBalance, firstHeldDay, type HeldDay, reserveOf } from './hold.ts';

export interface Available extends Divided {
  readonly holdDays: number;
  readonly reservePercent: number;
  readonly reserveDays: number;
  /** Of the settings by which it is divided. */
  readonly settingsVersion: number;
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
  const hold = await readHold(db, creatorId);
  const { hold_days: holdDays, reserve_percent: reservePercent, reserve_days: reserveDays } = hold;
  const today = philippineDay(clock.now());
  const heldFrom = firstHeldDay(today, holdDays);
  const reservedFrom = reservePercent === 0 ? null : firstHeldDay(today, Math.max(reserveDays, holdDays));
  const from = reservedFrom ?? heldFrom;
  const earned = from === null ? [] : await listHeldDays(db, creatorId, from);
  const isHeld = ({ day }: HeldDay) => heldFrom !== null && day >= heldFrom;
  const reserve = reserveOf(
    earned.filter((day) => !isHeld(day)),
    reservePercent,
  );
  return {
    ...divideBalance(hold.balance, earned.filter(isHeld), hold.owed, reserve),
    holdDays,
    reservePercent,
    reserveDays,
    settingsVersion: hold.settings_version,
    owed: hold.owed,
    takenBack: hold.taken_back,
  };
}
