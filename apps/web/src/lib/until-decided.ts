import { ApiError } from './api-error.ts';
import { keyFor, releaseKey } from './idempotency.ts';
import { isOffline } from './is-offline.ts';

/** How long to wait before each further question. A call that timed out has waited ten seconds already. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Makes a call that moves money. While no answer says what became of it, the server is asked again under the same key,
 * which it answers once (P17, P81): at most four times, and never after the connection was lost, since that would be a
 * payment that waits for it. What is then still open keeps its key, so that pressing again asks about the same action.
 *
 * @param action what the action is known by: its address and all that is sent
 * @param send makes the call under a key
 * @param isLasting whether what is still open keeps its key on a page that is loaded anew
 * @throws ApiError the refusal, or the lack of an answer
 */
export async function untilDecided<T>(
  action: string,
  send: (key: string) => Promise<T>,
  isLasting = false,
): Promise<T> {
  const key = keyFor(action, isLasting);
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      const answer = await send(key);
      releaseKey(action);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && !error.isUndecided) releaseKey(action);
      if (!(error instanceof ApiError && error.isUnanswered) || pauseMs === null || isOffline()) throw error;
      await wait(pauseMs);
      if (isOffline()) throw error;
    }
  }
  throw new ApiError('timeout');
}
