import type { Tx } from '../../platform/database/index.ts';
import type { AccountId } from './account.ts';
import { reversed } from './entry.ts';
import { findEntry, listPostings } from './ledger.queries.ts';
import { type PostContext, type PostResult, postEntry } from './post-entry.ts';

/**
 * Corrects an entry by a new one with the postings turned round; at most once per entry.
 * @returns the reversal, or which account lacks what the reversal would take back.
 */
export async function reverseEntry(
  context: PostContext,
  tx: Tx,
  entryId: string,
  description: string,
): Promise<PostResult> {
  const entry = await findEntry(tx, entryId);
  if (!entry) throw new Error(`there is no entry ${entryId} to reverse`);
  const rows = await listPostings(tx, entryId);
  const postings = rows.map((row) => ({
    from: row.from_account as AccountId,
    to: row.to_account as AccountId,
    amount: row.amount,
  }));
  return postEntry(
    context,
    tx,
    {
      reason: 'reversal',
      key: `reversal:${entryId}`,
      description,
      subjectId: entry.subject_id,
      valueCentavos: entry.value_centavos,
      postings: reversed(postings),
    },
    entryId,
  );
}
