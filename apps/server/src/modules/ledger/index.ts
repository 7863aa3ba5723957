import type { Tx } from '../../platform/database/index.ts';
import type { Entry } from './entry.ts';
import { type PostContext, type PostResult, postEntry } from './post-entry.ts';
import { type Reversal, reverseEntry } from './reverse-entry.ts';

export { accounts } from './account.ts';
export { describeMovement } from './describe-movement.ts';
export { type Actor, type Entry, type EntryDetails, posting } from './entry.ts';
export { readFigures } from './ledger.queries.ts';
export { newestPostings } from './newest-postings.queries.ts';
export type { PostResult } from './post-entry.ts';
export { differenceOf, type Reversal } from './reverse-entry.ts';
export { readStatement, type StatementLine } from './statement.queries.ts';

/** The only writer of the books. */
export interface Ledger {
  post(tx: Tx, entry: Entry): Promise<PostResult>;
  reverse(tx: Tx, reversal: Reversal): Promise<PostResult>;
}

export function createLedger(context: PostContext): Ledger {
  return {
    post: (tx, entry) => postEntry(context, tx, entry),
    reverse: (tx, reversal) => reverseEntry(context, tx, reversal),
  };
}
