import type { Tx } from '../../../platform/database/index.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { type Left, type MoneyBack, moneyBack } from './money-back.ts';
import { type MoneyBackFacts, moneyBackEntry } from './money-back-entry.ts';

/** The first refusal locks the wallet, so that the second look is right; a third would be a bug. */
const MOST_TRIES = 3;

/**
 * Books money that went back without us, in the caller's transaction, which holds the purchase's lock.
 * @param centavos above zero, and something is left
 * @throws when the books refuse it or had it before: bugs, not refusals
 */
export async function takeMoneyBack(
  deps: CreditsDeps,
  tx: Tx,
  facts: MoneyBackFacts,
  centavos: number,
  left: Left,
): Promise<MoneyBack> {
  await shareRate(tx);
  const settings = await readSettings(tx);
  const wallet = accounts.fanWallet(facts.fanId);
  let { balance } = await readFigures(tx, wallet);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const back = moneyBack(centavos, left, balance);
    const result = await deps.ledger.post(tx, moneyBackEntry(facts, back, settings));
    if (result.kind === 'posted' && !result.isReplay) return back;
    if (result.kind === 'posted' || result.account !== wallet) break;
    // Credits were spent between our look and the lock.
    balance = result.balance;
  }
  throw new Error(`the books did not take ${facts.reason} ${facts.id}`);
}
