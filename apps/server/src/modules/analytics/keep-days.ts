import type { BaseDeps } from '../../platform/base-deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { dawnOf } from '../../platform/philippine-time.ts';
import { philippineDay } from '../accounts/index.ts';
import { countDay, findCounted, findNextDay } from './days.queries.ts';

/** Entries of a day may be committed a little after it. */
const SETTLED_MS = 10 * 60 * 1000;

/** With so many purchases and sales a day takes a while to count; with fewer it is counted for whoever looks. */
const BUSY_DAY = 1_000;

interface Haste {
  /** What was counted so lately is not counted again on a busy day. */
  freshMs: number;
  /** Whoever waits has waited long enough; the rest is counted next time. */
  patienceMs: number;
}

/** While an admin waits. */
export const WHILE_WAITING: Haste = { freshMs: 10_000, patienceMs: 2_000 };
/** By the job, which nobody waits for. */
export const IN_BACKGROUND: Haste = { freshMs: 0, patienceMs: 5 * 60 * 1000 };

/**
 * Counts the days that are not final yet, oldest first (P183), and today again, unless a busy one was just counted. Whoever does it at
 * the same time comes to the same.
 */
export async function keepDays(deps: Pick<BaseDeps, 'db' | 'clock'>, haste: Haste): Promise<void> {
  const { db, clock } = deps;
  const today = philippineDay(clock.now());
  const counted = await findCounted(db, today);
  // Yesterday may be one, which is counted with today for some minutes after midnight.
  const isBusy = counted !== null && counted.trades >= BUSY_DAY;
  if (isBusy && clock.now().getTime() - counted.at.getTime() < haste.freshMs) return;
  const next = await findNextDay(db);
  if (!next) return;
  const until = performance.now() + haste.patienceMs;
  let { day, circulation } = next;
  while (day <= today && performance.now() < until) {
    const now = clock.now();
    const isFinal = now.getTime() >= endOf(day) + SETTLED_MS;
    circulation = await countDay(db, { day, circulation, now, isFinal });
    day = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  }
}

/** The first moment after a Philippine day. */
function endOf(day: string): number {
  return dawnOf(day).getTime() + DAY_MS;
}
