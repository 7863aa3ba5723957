import { useHarness } from '../../../test/harness.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { AccountId } from './account.ts';
import type { Posting } from './entry.ts';
import { accounts, type Entry, readFigures } from './index.ts';
import { ledgerModule } from './module.ts';

/** Books of their own, and the shortest ways to write in them. */
export function useBooks() {
  /** Entries of this file have no purchases and unlocks behind them: the ledger's own laws are looked at. */
  const harness = useHarness({ laws: ledgerModule.laws });

  let count = 0;
  /** A name that nothing else in this file uses. */
  function unique(what: string): string {
    count += 1;
    return `${what}-${count}`;
  }

  /** Without the retries of a use case: a deadlock would show. */
  function inOneTry<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return harness.deps.db.transaction().execute(work);
  }

  function entryOf(postings: readonly Posting[], changes: Partial<Entry> = {}): Entry {
    const id = harness.deps.ids.next();
    return {
      reason: 'purchase',
      key: `purchase:${id}`,
      actor: { type: 'system' },
      subject: { type: 'purchase', id },
      correlationId: id,
      centavosPerCredit: 100,
      settingsVersion: 1,
      details: {},
      valueCentavos: 0,
      postings,
      ...changes,
    };
  }

  const post = (entry: Entry) => inOneTry((tx) => harness.deps.ledger.post(tx, entry));
  const reverse = (entryId: string) =>
    inOneTry((tx) =>
      harness.deps.ledger.reverse(tx, {
        entryId,
        actor: { type: 'system' },
        correlationId: entryId,
        centavosPerCredit: 100,
        settingsVersion: 1,
      }),
    );
  const balanceOf = async (account: AccountId) => (await readFigures(harness.deps.db, account)).balance;

  /** Credits out of nothing, with the deposits behind them that the law asks for at ₱1. */
  function gift(account: AccountId, credits: number): Posting[] {
    const { creditIssuer, platformPromotions, customerDeposits } = accounts;
    return [
      { from: creditIssuer, to: account, amount: credits },
      { from: platformPromotions, to: customerDeposits, amount: credits * 100 },
    ];
  }

  async function give(account: AccountId, credits: number): Promise<string> {
    const result = await post(entryOf(gift(account, credits)));
    if (result.kind !== 'posted') throw new Error('a gift was refused');
    return result.entryId;
  }

  return { harness, unique, inOneTry, entryOf, post, reverse, balanceOf, gift, give };
}
