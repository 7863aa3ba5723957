import type { Filled, Tx } from '../../platform/database/index.ts';
import type { Entry } from './entry.ts';
import { type PostContext, type Posted, postEntry } from './post-entry.ts';
import type { PostResult } from './posted.ts';
import { type Reversal, reverseEntry } from './reverse-entry.ts';

export { type AccountTypeName, accounts } from './account.ts';
export { type Anchor, readAnchor } from './chain/anchor.ts';
export { findMoved, listAnchors } from './chain/anchor-books.ts';
export { sealBooks } from './chain/seal-books.ts';
export { findNewestSeal } from './chain/seals.queries.ts';
export { describeMovement } from './describe-movement.ts';
export { type Actor, type Entry, type EntryDetails, posting } from './entry.ts';
export { keepLawCheck, type LawCheck, listLawChecks, settleIn } from './law-checks.queries.ts';
export { figuresOf, findBeginning, readFigures } from './ledger.queries.ts';
export { newestPostings } from './newest-postings.queries.ts';
export { demandPosted, type PostResult } from './posted.ts';
export { movedByEntry, rareEntries } from './rare-entries.queries.ts';
export { differenceOf } from './reversal-difference.ts';
export { reverseByKey } from './reverse-by-key.ts';
export type { Reversal } from './reverse-entry.ts';
export { readStatement, type StatementLine } from './statement.queries.ts';
export { systemEntry } from './system-entry.ts';

/** The only writer of the books. */
export interface Ledger {
  /** @param ahead statements that travel in the same trip, before the entry's own */
  post<const Ahead extends readonly Filled<unknown>[] = []>(
    tx: Tx,
    entry: Entry,
    ahead?: Ahead,
  ): Promise<Posted<Ahead>>;
  reverse(tx: Tx, reversal: Reversal): Promise<PostResult>;
}

export function createLedger(context: PostContext): Ledger {
  return {
    post: (tx, entry, ahead) => postEntry(context, tx, entry, ahead && { ahead }),
    reverse: (tx, reversal) => reverseEntry(context, tx, reversal),
  };
}
