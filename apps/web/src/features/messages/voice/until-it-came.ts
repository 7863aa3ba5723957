import { UntilBack } from '../../../lib/resumable/until-back.ts';

/**
 * Tries until it goes through: no browser says that a server is back which was away for a moment (P510).
 * @param onWaiting it did not get there, and is tried again by itself
 * @throws what it fails with where trying again helps nothing, and once `signal` ends it
 */
export async function untilItCame<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  onWaiting: () => void,
): Promise<T> {
  const until = new UntilBack(signal, (isWaiting) => isWaiting && onWaiting());
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      await until.after(error);
    }
  }
}
