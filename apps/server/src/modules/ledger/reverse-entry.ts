import type { Tx } from '../../platform/database/index.ts';
import { withoutStripe } from './account.ts';
import { type Actor, reversed, type TradeSign } from './entry.ts';
import { findEntry, listPostings } from './ledger.queries.ts';
import { type PostContext, postEntry } from './post-entry.ts';
import type { PostResult } from './posted.ts';
import { differenceOf } from './reversal-difference.ts';

export interface Reversal {
  readonly entryId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  /** Today's. The credits that come back are worth that, whatever they were worth when they went. */
  readonly centavosPerCredit: number;
  readonly settingsVersion: number;
}

/**
 * Corrects an entry by a new one with the postings turned round; at most once per entry. Everybody gives back what they
 * got; where the rate has moved since, promotions pay or take the difference, so that deposits still back the credits.
 * @returns the reversal, or which account lacks what the reversal would take back.
 * @throws when there is no such entry
 */
export async function reverseEntry(context: PostContext, tx: Tx, reversal: Reversal): Promise<PostResult> {
  const { entryId, actor, correlationId, centavosPerCredit, settingsVersion } = reversal;
  const entry = await findEntry(tx, entryId);
  if (!entry) throw new Error(`there is no entry ${entryId} to reverse`);
  const rows = await listPostings(tx, entryId);
  const turned = reversed(
    rows.map((row) => ({
      from: withoutStripe(row.from_account),
      to: withoutStripe(row.to_account),
      amount: row.amount,
    })),
  );
  return postEntry(
    context,
    tx,
    {
      reason: 'reversal',
      key: `reversal:${entryId}`,
      actor,
      subject: { type: 'entry', id: entryId },
      correlationId,
      centavosPerCredit,
      settingsVersion,
      details: { reason: entry.reason },
      valueCentavos: entry.value_centavos,
      postings: [...turned, ...differenceOf(turned, centavosPerCredit)],
    },
    { reverses: { id: entryId, tradeSign: entry.trade_sign as TradeSign } },
  );
}
