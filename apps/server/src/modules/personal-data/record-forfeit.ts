import { TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { lockEarner, settleDebt } from '../clawbacks/index.ts';
import { accounts, posting, readFigures, systemEntry } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { insertForfeit } from './forfeits.queries.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

/**
 * Books what is left to an account that is erased as the platform's (P249), once what it owes is paid; in the transaction that
 * erases it. What is left was named to its person before they went.
 */
export async function recordForfeit(deps: PersonalDataDeps, tx: Tx, personId: string): Promise<void> {
  await lockEarner(tx, personId);
  await settleDebt(deps, tx, personId);
  const { earnings, affiliate, affiliateHeld } = await readLeft(tx, personId);
  const centavos = earnings + affiliate + affiliateHeld;
  if (centavos === 0) return;
  const settings = await readSettings(tx);
  const id = deps.ids.next();
  const { platformRevenue } = accounts;
  const entry = systemEntry('forfeit', id, settings, {
    valueCentavos: centavos,
    postings: [
      ...posting(accounts.creatorPayable(personId), platformRevenue, earnings),
      ...posting(accounts.affiliatePayable(personId), platformRevenue, affiliate),
      ...posting(accounts.affiliateHeld(personId), platformRevenue, affiliateHeld),
    ],
  });
  const posted = await deps.ledger.post(tx, entry);
  if (posted.kind === 'insufficient_funds') throw new TransactionConflict('what was earned has moved');
  await insertForfeit(tx, { id, personId, earnings, affiliate, affiliateHeld, now: deps.clock.now() });
}

/** Centavos that somebody has earned and not been paid. */
export async function readLeft(tx: Parameters<typeof readFigures>[0], personId: string) {
  const [earnings, affiliate, held] = [
    await readFigures(tx, accounts.creatorPayable(personId)),
    await readFigures(tx, accounts.affiliatePayable(personId)),
    await readFigures(tx, accounts.affiliateHeld(personId)),
  ];
  return { earnings: earnings.balance, affiliate: affiliate.balance, affiliateHeld: held.balance };
}
