import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { philippineHour } from '../../platform/philippine-time.ts';

/** Whole hours of Philippine time: from the beginning of one to that of the other, over midnight where it is the earlier. */
export interface QuietHours {
  from: number;
  to: number;
}

/** When quiet hours that somebody is in now are over (P672); null where they are in none. */
export function quietUntil(now: Date, quiet: QuietHours | null): Date | null {
  if (!quiet) return null;
  const hour = philippineHour(now);
  const { from, to } = quiet;
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return null;
  const begun = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const hours = (to - hour + DAY_MS / HOUR_MS) % (DAY_MS / HOUR_MS);
  return new Date(begun + hours * HOUR_MS);
}

/** How long it is until quiet hours begin, for who is in none now; for ever where there are none. */
export function msUntilQuiet(now: Date, quiet: QuietHours | null): number {
  if (!quiet) return Number.POSITIVE_INFINITY;
  const hours = (quiet.from - philippineHour(now) + DAY_MS / HOUR_MS) % (DAY_MS / HOUR_MS);
  return hours * HOUR_MS - (now.getTime() % HOUR_MS);
}
