import { sendTogether } from '../../../platform/database/index.ts';
import { accounts, figuresOf } from '../../ledger/index.ts';
import { readVersions, versionToAccept } from '../../legal/index.ts';
import { waitingOf } from '../../reviews/index.ts';
import { rateInForce } from '../../settings/index.ts';
import { meById } from '../accounts.queries.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { inReviewOf, presentMe, withWaiting } from './present-user.ts';

/** The signed-in person as they see themselves. */
export async function readMe(deps: AccountsDeps, userId: string) {
  const now = deps.clock.now();
  const [[[row], [wallet], [rate], waits], { all }] = await Promise.all([
    sendTogether(deps.db, [
      meById.fill({ id: userId, now }),
      figuresOf(accounts.fanWallet(userId)),
      rateInForce.fill({}),
      waitingOf.fill({ userId }),
    ]),
    readVersions(deps),
  ]);
  if (!row || !wallet || !rate) throw new Error('the account, or the settings row, is missing');
  const waiting = new Map(waits.map(({ field, value }) => [field, value]));
  return presentMe(withWaiting(row, waiting), {
    inReview: inReviewOf(waiting),
    now,
    centavosPerCredit: rate.centavos_per_credit,
    isFollowing: false,
    isSubscribed: false,
    hidesMature: false,
    walletBalance: wallet.balance,
    twoFactorFor: deps.twoFactorFor,
    newDocuments: versionToAccept(all, row.legal_consent_version, now),
  });
}
