import { inTransaction } from '../../platform/database/index.ts';
import { eachAlone } from '../../platform/each-alone.ts';
import type { ErasePerson } from '../../platform/personal-data.ts';
import { erasePerson, listDueToErase } from '../accounts/index.ts';
import { removePublicPicture } from '../media/index.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';
import { recordForfeit } from './record-forfeit.ts';

/** So many in one go; the next is an hour later. */
const AT_ONCE = 100;

/**
 * Erases the accounts whose time to come back is over, each whole or not at all. All of them are tried: one that cannot be erased keeps nobody else’s data
 * here; the first that broke is the run's.
 * @returns how many
 */
export async function eraseAccounts(deps: PersonalDataDeps): Promise<number> {
  const erasers = await Promise.all(deps.personalData.flatMap(({ load }) => (load ? [load()] : [])));
  return eachAlone(await listDueToErase(deps.db, deps.clock.now(), AT_ONCE), (userId) =>
    eraseAccount(deps, userId, erasers),
  );
}

/** Files are removed by jobs, once this is permanent; so are the documents of a verification. */
async function eraseAccount(
  deps: PersonalDataDeps,
  userId: string,
  erasers: readonly ErasePerson[],
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const pictures = await erasePerson(deps, tx, userId);
    if (!pictures) return false;
    await recordForfeit(deps, tx, userId);
    for (const erase of erasers) await erase(tx, userId);
    for (const name of pictures) await removePublicPicture(tx, name);
    return true;
  });
}
