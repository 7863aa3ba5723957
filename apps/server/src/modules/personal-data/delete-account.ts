import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { confirmPassword, leaveAccount } from '../accounts/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { hasOpenPayouts } from '../payouts/index.ts';
import { readSettings } from '../settings/index.ts';
import { stopAllRenewals } from '../subscriptions/index.ts';
import { personalDataTexts } from './personal-data.texts.generated.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

/**
 * Deletes an account: it is hidden at once, everything that renews stops, and it is erased after thirty days (P112).
 * @param asked `from` is the address that asked
 * @returns when it is erased
 * @throws AppError `wrong_password`, `rate_limited`, `money_due`
 */
export async function deleteAccount(
  deps: PersonalDataDeps,
  viewer: Viewer,
  asked: { password: string; from: string },
): Promise<Date> {
  await confirmPassword(deps, viewer, asked.password, 'password');
  const erasesAt = await inTransaction(deps.db, async (tx) => {
    const at = await leaveAccount(deps, tx, viewer.id, asked.from);
    if (viewer.userType === 'creator') await demandNothingDue(tx, viewer.id);
    await stopAllRenewals(tx, viewer.id);
    return at;
  });
  deps.sessions.forget(viewer.id);
  return erasesAt;
}

/** What can be paid out is asked for first: afterwards there is nobody to pay. Less than the minimum never can be. */
async function demandNothingDue(tx: Tx, creatorId: string): Promise<void> {
  const { payout_min_centavos: minimum } = await readSettings(tx);
  const earned = await readFigures(tx, accounts.creatorPayable(creatorId));
  const referred = await readFigures(tx, accounts.affiliatePayable(creatorId));
  const isDue = Math.max(earned.balance, referred.balance) >= minimum;
  if (isDue || (await hasOpenPayouts(tx, creatorId)))
    throw new AppError('money_due', { detail: (language) => personalDataTexts[language].moneyDue });
}
