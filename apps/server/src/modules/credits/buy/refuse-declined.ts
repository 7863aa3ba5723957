import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import { listDeclined } from '../settle/purchases.queries.ts';

/** So many payments that were declined, with none that was taken since, and how long the next one waits for the last of them. */
const WAITS = [
  { declined: 10, waitMs: DAY_MS },
  { declined: 5, waitMs: HOUR_MS },
] as const;

/**
 * Whoever tries one card after another is slowed down (P766): a stolen list of cards is tested where small payments are declined at no cost. In the
 * transaction that records the purchase, behind the lock of what this fan buys.
 * @throws AppError `rate_limited` with when it goes on
 */
export async function refuseDeclined(tx: Tx, fanId: string, now: Date): Promise<void> {
  const [most] = WAITS;
  const since = new Date(now.getTime() - DAY_MS);
  const declined = await listDeclined(tx, { fanId, since, limit: most.declined });
  const waitMs = WAITS.find((wait) => declined.length >= wait.declined)?.waitMs ?? 0;
  const until = new Date((declined[0]?.getTime() ?? 0) + waitMs);
  if (until <= now) return;
  throw new AppError('rate_limited', {
    retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
    detail: (language) =>
      creditsTexts[language].manyDeclined({ count: declined.length, when: philippineTime(until, language) }),
  });
}
