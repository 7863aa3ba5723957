import { DAY_MS } from '../../../platform/durations.ts';
import { removeOldOrigins } from '../buy/origins.queries.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { removeOldInstruments } from './instruments.queries.ts';

/** Longer than anything of a place counts. */
const PLACES_MS = DAY_MS;
/** A payer may complain at PayPal for so long. */
const INSTRUMENTS_MS = 180 * DAY_MS;
/** In one statement, so that none is long. */
const AT_ONCE = 1000;

/** Removes where and by which accounts payments were begun once nothing is decided by it any more (P938, P957). */
export async function removeOldPlaces({ db, clock }: Pick<CreditsDeps, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  while ((await removeOldOrigins(db, before(PLACES_MS), AT_ONCE)) === AT_ONCE);
  while ((await removeOldInstruments(db, before(INSTRUMENTS_MS), AT_ONCE)) === AT_ONCE);
}
