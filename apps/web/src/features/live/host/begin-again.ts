import { LIVE } from '@likha/contract/live/live-limits';
import { ApiError } from '../../../lib/api-error.ts';
import type { OverWhy } from './send-queue.ts';

const PAUSE_MS = 1000;
/** Presses count up by one: a number that is drawn is far from theirs. */
const LEAST_JUMP = LIVE.generationJump / 2;

interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/**
 * Asks until it is answered, for as long as viewers wait. A refusal is an answer, but for what somebody else on the way says.
 * @throws what was refused, and at the end whatever kept the answer away
 */
export async function askFor<T>(
  ask: () => Promise<T>,
  patienceMs: number,
  { now, sleep }: Clock,
): Promise<T> {
  const until = now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const mayTryAgain =
        error instanceof ApiError &&
        (error.isUndecided || error.code === 'offline' || error.code === 'unreadable');
      if (!mayTryAgain || now() >= until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * What a beginning by itself says of what was sent until now, each time that it asks for one place: so a try whose answer was lost is
 * known again, and a stream that goes on elsewhere is not taken back (P1059).
 */
export function following(generation: number): { generation: number; next: number } {
  return { generation, next: generation + LEAST_JUMP + Math.ceil(Math.random() * LEAST_JUMP) };
}

/** Why nothing is sent from here any more, where no place was to be had. */
export function refusedFor(error: unknown): OverWhy | 'lost' {
  if (!(error instanceof ApiError)) return 'lost';
  if (error.code === 'live_superseded') return 'taken_over';
  if (error.code === 'live_ended' || error.code === 'live_not_found') return 'ended';
  return error.code === 'unauthenticated' ? 'signed_out' : 'lost';
}
