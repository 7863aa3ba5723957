import { ApiError } from './api-error.ts';

/** However long a server is away, it is asked again so often. */
const LONGEST_MS = 30_000;

/** How a call that is asked again by itself stands. */
interface Standing {
  status: string;
  error: unknown;
  /** When it was last answered with what was asked for; 0 for never. */
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/**
 * How long to wait before a call is asked again by itself. While a server is busy or away, as long as it has not answered already: so twice as long
 * each time, as all who wait ask at once (P1042). What is not there, or not for them, is asked for as usual: that changes by what others do.
 */
export function slowedDown(
  everyMs: number,
  { status, error, dataUpdatedAt, errorUpdatedAt }: Standing,
): number {
  if (status !== 'error' || !isBusyOrAway(error)) return everyMs;
  return Math.max(everyMs, Math.min(LONGEST_MS, errorUpdatedAt - dataUpdatedAt));
}

function isBusyOrAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 429 || error.isUndecided);
}
