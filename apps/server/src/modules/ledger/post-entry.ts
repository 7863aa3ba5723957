import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Ids } from '../../platform/ids.ts';
import { currencyOf } from './account.ts';
import { assertEntry, type Entry, findShortfall, hashEntry, movements, type Shortfall } from './entry.ts';
import { appendEntry, findEntryByKey, lockAccounts } from './ledger.queries.ts';

export type PostResult =
  | {
      readonly kind: 'posted';
      readonly entryId: string;
      readonly isReplay: boolean;
      readonly balances: ReadonlyMap<string, number>;
    }
  | ({ readonly kind: 'insufficient_funds' } & Shortfall);

export interface PostContext {
  clock: Clock;
  ids: Ids;
}

/**
 * Posts an entry in the caller's transaction, exactly once per key (decision 13).
 * @returns the entry, or which account lacks how much. The caller rolls back when it is refused.
 * @throws when the key was used for other content: a bug, not a refusal.
 */
export async function postEntry(
  context: PostContext,
  tx: Tx,
  entry: Entry,
  reverses: string | null = null,
): Promise<PostResult> {
  assertEntry(entry);
  const now = context.clock.now();
  const moves = movements(entry.postings);
  const before = await lockAccounts(
    tx,
    moves.map((move) => move.account),
    now,
  );
  const inputHash = hashEntry(entry);
  const shortfall = findShortfall(moves, before);
  if (shortfall)
    return (
      (await findReplay(tx, entry.key, inputHash, before)) ?? { kind: 'insufficient_funds', ...shortfall }
    );
  const id = context.ids.next();
  const { postings } = entry;
  const written = await appendEntry(tx, {
    id,
    reason: entry.reason,
    key: entry.key,
    inputHash,
    description: entry.description,
    subjectId: entry.subjectId,
    valueCentavos: entry.valueCentavos,
    reverses,
    now,
    from: postings.map((posting) => posting.from),
    to: postings.map((posting) => posting.to),
    currencies: postings.map((posting) => currencyOf(posting.from)),
    amounts: postings.map((posting) => posting.amount),
    accounts: moves.map((move) => move.account),
    amountsIn: moves.map((move) => move.amountIn),
    amountsOut: moves.map((move) => move.amountOut),
  });
  if (written?.entries === 0)
    return mustReplay(await findReplay(tx, entry.key, inputHash, before), entry.key);
  if (written?.postings !== postings.length || written.accounts !== moves.length)
    throw new Error(`entry ${entry.key} was only partly written`);
  const after = new Map(
    moves.map((move) => [
      move.account as string,
      (before.get(move.account) ?? 0) + move.amountIn - move.amountOut,
    ]),
  );
  return { kind: 'posted', entryId: id, isReplay: false, balances: after };
}

async function findReplay(
  tx: Tx,
  key: string,
  inputHash: Buffer,
  balances: ReadonlyMap<string, number>,
): Promise<PostResult | null> {
  const existing = await findEntryByKey(tx, key);
  if (!existing) return null;
  if (!existing.input_hash.equals(inputHash)) throw new Error(`ledger key ${key} was used for another entry`);
  return { kind: 'posted', entryId: existing.id, isReplay: true, balances };
}

function mustReplay(replay: PostResult | null, key: string): PostResult {
  if (!replay) throw new Error(`ledger key ${key} conflicts with an entry that cannot be read`);
  return replay;
}
