import type { Tx } from '../../platform/database/index.ts';
import type { Entry } from './entry.ts';
import { type PostContext, type PostResult, postEntry } from './post-entry.ts';
import { reverseEntry } from './reverse-entry.ts';

export { accounts } from './account.ts';
export { type Entry, posting } from './entry.ts';
export { readTotals } from './ledger.queries.ts';
export type { PostResult } from './post-entry.ts';
export { readStatement, type StatementLine } from './statement.queries.ts';

/** The only writer of the books. */
export interface Ledger {
  post(tx: Tx, entry: Entry): Promise<PostResult>;
  reverse(tx: Tx, entryId: string, description: string): Promise<PostResult>;
}

export function createLedger(context: PostContext): Ledger {
  return {
    post: (tx, entry) => postEntry(context, tx, entry),
    reverse: (tx, entryId, description) => reverseEntry(context, tx, entryId, description),
  };
}
