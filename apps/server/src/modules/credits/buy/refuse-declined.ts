import type { Saying } from '@likha/contract';
import type { Language } from '@likha/contract/language';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import { listDeclined } from '../settle/purchases.queries.ts';
import { listDeclinedOn, type Place, readNetwork } from './origins.queries.ts';

/** So many payments that were declined, with none that was taken since, and how long the next one waits for the last of them. */
const WAITS = [
  { declined: 10, waitMs: DAY_MS },
  { declined: 5, waitMs: HOUR_MS },
] as const;
const [MOST] = WAITS;
/**
 * Of a network so many in an hour, and so many times as many as were taken: a whole town may be behind one address, and most of what it pays is taken.
 */
const OF_NETWORK = { declined: 20, timesTaken: 4 } as const;

interface Beginning {
  fanId: string;
  /** Null where the server itself begins it. */
  place: Place | null;
}

/**
 * Whoever tries one card after another is slowed down (P766), also with one account after another (P938): a stolen list of cards is tested where
 * small payments are declined at no cost. In the transaction that records the purchase, behind the lock of what this fan buys.
 * @throws AppError `rate_limited` with when it goes on
 */
export async function refuseDeclined(tx: Tx, { fanId, place }: Beginning, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  refuseUntil(waitOf(await listDeclined(tx, { fanId, since, limit: MOST.declined })), now, 'manyDeclined');
  if (place === null) return;
  const { network, device } = place;
  if (device !== null) {
    const declined = await listDeclinedOn(tx, { device, since, limit: MOST.declined });
    refuseUntil(waitOf(declined), now, 'manyOnDevice');
  }
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  const tried = await readNetwork(tx, { network, since: anHourAgo, limit: OF_NETWORK.declined });
  const oldest = tried.declined.at(OF_NETWORK.declined - 1);
  if (oldest && tried.declined.length > OF_NETWORK.timesTaken * tried.taken)
    refuseUntil(
      { count: tried.declined.length, until: new Date(oldest.getTime() + HOUR_MS) },
      now,
      'manyInNetwork',
    );
}

interface Wait {
  count: number;
  until: Date;
}

/** @param declined the newest first; undefined where they are too few */
function waitOf(declined: Date[]): Wait | undefined {
  const [newest] = declined;
  const waitMs = WAITS.find((wait) => declined.length >= wait.declined)?.waitMs;
  if (!newest || waitMs === undefined) return undefined;
  return { count: declined.length, until: new Date(newest.getTime() + waitMs) };
}

function refuseUntil(
  wait: Wait | undefined,
  now: Date,
  words: 'manyDeclined' | 'manyOnDevice' | 'manyInNetwork',
): void {
  if (!wait || wait.until <= now) return;
  const { count, until } = wait;
  const detail: Saying = (language: Language) =>
    creditsTexts[language][words]({ count, when: philippineTime(until, language) });
  throw new AppError('rate_limited', {
    retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
    detail,
  });
}
