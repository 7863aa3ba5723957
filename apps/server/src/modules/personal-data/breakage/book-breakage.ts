import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { eachAlone } from '../../../platform/each-alone.ts';
import { lockSpender } from '../../clawbacks/index.ts';
import { accounts, demandPosted, readFigures, systemEntry } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import type { PersonalDataDeps } from '../personal-data-deps.ts';
import { insertBreakage, listUnreachable } from './breakage.queries.ts';

/** PayPal and the card networks take disputes for up to 180 days; until then a payer's money may have to go back. */
export const BREAKAGE_DAYS = 180;
/** So many in one go; the rest the next night. */
const AT_ONCE = 1000;

/**
 * Books the credits that erased accounts left as the platform's (P757), each account in a transaction of its own: their person was
 * told before they went (P249), and nobody can use them any more. Credits of people who are here never end.
 * @returns how many accounts
 */
export async function bookBreakage(deps: PersonalDataDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - BREAKAGE_DAYS * DAY_MS);
  return eachAlone(await listUnreachable(deps.db, before, AT_ONCE), (fanId) => bookOne(deps, fanId));
}

/** @returns false where another process was first */
function bookOne(deps: PersonalDataDeps, fanId: string): Promise<boolean> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await lockSpender(tx, fanId);
    await shareRate(tx);
    const { balance: credits } = await readFigures(tx, accounts.fanWallet(fanId));
    if (credits === 0) return false;
    const settings = await readSettings(tx);
    const id = deps.ids.next();
    const valueCentavos = credits * settings.centavos_per_credit;
    const entry = systemEntry('breakage', id, settings, {
      valueCentavos,
      postings: [
        { from: accounts.fanWallet(fanId), to: accounts.creditIssuer, amount: credits },
        { from: accounts.customerDeposits, to: accounts.breakage, amount: valueCentavos },
      ],
    });
    const posted = await deps.ledger.post(tx, entry);
    demandPosted(posted, `take the credits of ${fanId}`);
    await insertBreakage(tx, { id, fanId, credits, now: deps.clock.now() });
    return true;
  });
}
