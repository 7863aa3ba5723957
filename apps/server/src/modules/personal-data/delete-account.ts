import type { CallResponse, Calls } from '@likha/contract';
import { formatCentavos, pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { confirmPassword, confirmSecondFactor, leaveAccount, type SecondFactor } from '../accounts/index.ts';
import { removeTopUp } from '../credits/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { hasOpenPayouts } from '../payouts/index.ts';
import { goneWith, queueRestitution } from '../restitutions/index.ts';
import { readSettings } from '../settings/index.ts';
import { stopAllRenewals } from '../subscriptions/index.ts';
import { personalDataTexts } from './personal-data.texts.generated.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';
import { readLeft } from './record-forfeit.ts';

/**
 * Deletes an account: it is hidden at once, everything that renews stops, automatic top-ups are off for good (P1030), and it is erased
 * after thirty days (P112).
 * @param asked `from` is the address that asked; `givesUp` what is due to them (P249)
 * @returns when it is erased
 * @throws AppError `wrong_password`, `rate_limited`, `money_due`, `two_factor_required`, `two_factor_wrong`
 */
export async function deleteAccount(
  deps: PersonalDataDeps,
  viewer: Viewer,
  asked: { password: string; givesUp: boolean } & SecondFactor,
): Promise<Date> {
  await confirmPassword(deps, viewer, asked.password, 'password');
  await confirmSecondFactor(deps, viewer, asked);
  const erasesAt = await inTransaction(deps.db, async (tx) => {
    const at = await leaveAccount(deps, tx, viewer, asked.from);
    if (viewer.userType === 'creator') await demandNothingDue(tx, viewer.id, asked.givesUp);
    if (viewer.userType === 'creator')
      await queueRestitution(tx, goneWith('left', viewer.id, deps.clock.now()));
    await stopAllRenewals(tx, viewer.id);
    await removeTopUp(tx, viewer.id);
    return at;
  });
  deps.sessions.forget(viewer.id);
  return erasesAt;
}

/**
 * What can be paid out is asked for first: afterwards there is nobody to pay. Who wants to go all the same, as commission is held
 * for weeks, says that they give it up (P249); what is on its way is waited for.
 */
async function demandNothingDue(tx: Tx, creatorId: string, givesUp: boolean): Promise<void> {
  if (await hasOpenPayouts(tx, creatorId))
    throw new AppError('money_due', { detail: (language) => personalDataTexts[language].payoutOpen });
  const { payout_min_centavos: minimum } = await readSettings(tx);
  const { earnings, affiliate, affiliateHeld } = await readLeft(tx, creatorId);
  if (givesUp || Math.max(earnings, affiliate + affiliateHeld) < minimum) return;
  const words = { earnings: pesosOf(earnings), commission: pesosOf(affiliate + affiliateHeld) };
  throw new AppError('money_due', { detail: (language) => personalDataTexts[language].moneyDue(words) });
}

function pesosOf(centavos: number): string {
  return formatCentavos(centavos);
}

/** What would be lost with an account that is deleted now, for its person to read before (P249). */
export async function readDeletion(
  deps: PersonalDataDeps,
  viewer: Viewer,
): Promise<CallResponse<Calls['readDeletion']>> {
  const [left, wallet, { payout_min_centavos: minimum }, hasOpenPayout] = await Promise.all([
    readLeft(deps.db, viewer.id),
    readFigures(deps.db, accounts.fanWallet(viewer.id)),
    readSettings(deps.db),
    hasOpenPayouts(deps.db, viewer.id),
  ]);
  const commission = left.affiliate + left.affiliateHeld;
  return {
    credits: wallet.balance,
    earnings: pesosFromCentavos(left.earnings),
    commission: pesosFromCentavos(commission),
    has_open_payout: hasOpenPayout,
    needs_giving_up: Math.max(left.earnings, commission) >= minimum,
  };
}
