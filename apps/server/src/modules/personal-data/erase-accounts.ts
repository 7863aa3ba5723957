import { inTransaction } from '../../platform/database/index.ts';
import { erasePerson, listDueToErase } from '../accounts/index.ts';
import { eraseAppealWords } from '../appeals/index.ts';
import { eraseBlocks } from '../blocks/index.ts';
import { eraseMessages } from '../contact/index.ts';
import { eraseFollows } from '../creators/index.ts';
import { eraseRefundWords } from '../credits/index.ts';
import { eraseSanctionWords } from '../enforcement/index.ts';
import { eraseInterests } from '../first-steps/index.ts';
import { removeMediaOf, removePublicPicture } from '../media/index.ts';
import { eraseReports } from '../moderation/index.ts';
import { eraseNotifications } from '../notifications/index.ts';
import { erasePayoutSettings } from '../payouts/index.ts';
import { eraseNotes } from '../people/index.ts';
import { erasePosts } from '../posts/index.ts';
import { eraseReactions } from '../reactions/index.ts';
import { eraseRequests } from '../removals/index.ts';
import { eraseReviews } from '../reviews/index.ts';
import { eraseLinks } from '../social-links/index.ts';
import { eraseStudio } from '../studio/index.ts';
import { eraseTipMessages } from '../tips/index.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';
import { recordForfeit } from './record-forfeit.ts';

/** So many in one go; the next is an hour later. */
const AT_ONCE = 100;

/** Erases the accounts whose time to come back is over, each whole or not at all. @returns how many */
export async function eraseAccounts(deps: PersonalDataDeps): Promise<number> {
  let erased = 0;
  for (const userId of await listDueToErase(deps.db, deps.clock.now(), AT_ONCE))
    if (await eraseAccount(deps, userId)) erased += 1;
  return erased;
}

/** Files are removed by jobs, once this is permanent; so are the documents of a verification. */
async function eraseAccount(deps: PersonalDataDeps, userId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const pictures = await erasePerson(deps, tx, userId);
    if (!pictures) return false;
    await recordForfeit(deps, tx, userId);
    await eraseFollows(tx, userId);
    await eraseReactions(tx, userId);
    await eraseInterests(tx, userId);
    await erasePosts(tx, userId);
    await removeMediaOf(tx, userId);
    await erasePayoutSettings(tx, userId);
    await eraseTipMessages(tx, userId);
    await eraseLinks(tx, userId);
    await eraseStudio(tx, userId);
    await eraseBlocks(tx, userId);
    await eraseSanctionWords(tx, userId);
    await eraseReviews(tx, userId);
    await eraseReports(tx, userId);
    await eraseMessages(tx, userId);
    await eraseNotes(tx, userId);
    await eraseAppealWords(tx, userId);
    await eraseRequests(tx, userId);
    await eraseRefundWords(tx, userId);
    await eraseNotifications(tx, userId);
    for (const name of pictures) await removePublicPicture(tx, name);
    return true;
  });
}
