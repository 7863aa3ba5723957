import { ApiError } from '../../../lib/api-error.ts';

const PAUSE_MS = 1000;

interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/**
 * Asks until it is answered, for as long as viewers wait. A refusal is an answer.
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
      const mayTryAgain = error instanceof ApiError && (error.isUndecided || error.code === 'offline');
      if (!mayTryAgain || now() >= until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
