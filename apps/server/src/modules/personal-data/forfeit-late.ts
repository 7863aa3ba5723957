import { inTransaction } from '../../platform/database/index.ts';
import { eachAlone } from '../../platform/each-alone.ts';
import { listLeftToNobody } from './forfeits.queries.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';
import { recordForfeit } from './record-forfeit.ts';

/** So many in one go; the next is an hour later. */
const AT_ONCE = 100;

/**
 * Books what came to accounts after they were erased as the platform's (P1048): a payout that its bank sent back, a share of a dispute
 * that was won. It is nobody's otherwise. May be repeated, by several at once.
 * @returns of how many accounts
 */
export async function forfeitLate(deps: PersonalDataDeps): Promise<number> {
  return eachAlone(await listLeftToNobody(deps.db, AT_ONCE), (personId) =>
    inTransaction(deps.moneyDb, (tx) => recordForfeit(deps, tx, personId)),
  );
}
