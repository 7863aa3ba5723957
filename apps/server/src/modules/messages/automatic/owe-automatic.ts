import type { AutomaticKind } from '@likha/contract/late-limits';
import type { Tx } from '../../../platform/database/index.ts';
import { insertOwed, type OwedPair } from './owed.queries.ts';

/**
 * Notes that fans are owed what their creators wrote for such a moment (P456), in the transaction that makes it so. A row alone: it locks
 * nothing that others wait for, adds no job and rings nobody. A job finds it within a minute.
 */
export async function oweAutomatic(
  tx: Tx,
  kind: AutomaticKind,
  pairs: readonly OwedPair[],
  at: Date,
): Promise<void> {
  if (pairs.length > 0) await insertOwed(tx, kind, pairs, at);
}
