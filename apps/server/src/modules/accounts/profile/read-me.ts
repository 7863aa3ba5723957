import { accounts, readFigures } from '../../ledger/index.ts';
import { readVersions, versionToAccept } from '../../legal/index.ts';
import { readOwnWaiting } from '../../reviews/index.ts';
import { readSettings } from '../../settings/index.ts';
import { findMe } from '../accounts.queries.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { inReviewOf, presentMe, withWaiting } from './present-user.ts';

/** The signed-in person as they see themselves. */
export async function readMe(deps: AccountsDeps, userId: string) {
  const now = deps.clock.now();
  const [row, wallet, settings, { all }, waiting] = await Promise.all([
    findMe(deps.db, userId, now),
    readFigures(deps.db, accounts.fanWallet(userId)),
    readSettings(deps.db),
    readVersions(deps),
    readOwnWaiting(deps.db, userId),
  ]);
  return presentMe(withWaiting(row, waiting), {
    inReview: inReviewOf(waiting),
    now,
    centavosPerCredit: settings.centavos_per_credit,
    isFollowing: false,
    isSubscribed: false,
    hidesMature: false,
    walletBalance: wallet.balance,
    twoFactorFor: deps.twoFactorFor,
    newDocuments: versionToAccept(all, row.legal_consent_version, now),
  });
}
