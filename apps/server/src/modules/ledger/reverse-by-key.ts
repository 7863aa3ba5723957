import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from './entry.ts';
import { idOfEntry } from './ledger.queries.ts';
import { demandPosted, type PostResult } from './posted.ts';
import type { Reversal } from './reverse-entry.ts';

export interface KeyedReversal {
  /** Of the entry, as `refund:1`. */
  key: string;
  actor: Actor;
  correlationId: string;
  /** Those of now: an entry is turned round at the rate of the day on which it is. */
  settings: { version: number; centavos_per_credit: number };
  /** What the books are to do, as `take refund 1 back`. */
  doing: string;
}

/**
 * Reverses the entry of a key, once.
 * @throws Error when there is none, or it was reversed before: who asks has looked under a lock
 */
export async function reverseByKey(
  { ledger }: { ledger: { reverse(tx: Tx, reversal: Reversal): Promise<PostResult> } },
  tx: Tx,
  { key, actor, correlationId, settings, doing }: KeyedReversal,
): Promise<void> {
  const reversed = await ledger.reverse(tx, {
    entryId: await idOfEntry(tx, key),
    actor,
    correlationId,
    centavosPerCredit: settings.centavos_per_credit,
    settingsVersion: settings.version,
  });
  demandPosted(reversed, doing);
}
