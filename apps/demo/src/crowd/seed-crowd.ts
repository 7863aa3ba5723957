import pLimit from 'p-limit';
import type { Deps } from '../../../server/src/deps.ts';
import { hashPassword } from '../../../server/src/modules/accounts/index.ts';
import { DEMO_PASSWORD } from '../accounts.ts';
import { liveMember } from './live-member.ts';
import type { Town } from './town.ts';

const AT_ONCE = 3;
const SAID_EACH = 50;

/**
 * Fans with months behind them, one after the other (P38). A start that was interrupted passes over whoever is through.
 * @throws the signal's reason between two of them
 */
export async function seedCrowd(
  deps: Deps,
  town: Town,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD, null);
  const limit = pLimit(AT_ONCE);
  let done = 0;
  const lives = town.members.map((_, place) =>
    limit(async () => {
      signal.throwIfAborted();
      await liveMember(deps, town, place, passwordHash);
      done += 1;
      if (done % SAID_EACH === 0) say(`  The demo fills: ${done} of ${town.members.length} fans`);
    }),
  );
  // Where one fails, the others end before it is said: nothing goes on behind it.
  await Promise.allSettled(lives);
  await Promise.all(lives);
}
