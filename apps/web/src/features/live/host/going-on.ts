import type { OwnLive } from '../live.ts';

/**
 * Until when a host may go on with a stream of which nothing comes; null where something does, as from another tab or device (P623).
 * @param answeredAt when the server said so, by `Date.now()`, as is what is returned: the device's clock may be wrong
 */
export function goesOnUntil(
  { state, ends_in_seconds: seconds }: Pick<OwnLive, 'state' | 'ends_in_seconds'>,
  answeredAt: number,
): number | null {
  return state === 'waiting' && seconds !== null ? answeredAt + seconds * 1000 : null;
}

/** Whole seconds until then, never less than none. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** What runs stands before what does not, each in the order that it had. */
export function runningFirst<L extends Pick<OwnLive, 'ends_in_seconds'>>(lives: readonly L[]): L[] {
  return lives.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ ends_in_seconds: seconds }: Pick<OwnLive, 'ends_in_seconds'>) => (seconds === null ? 1 : 0);
