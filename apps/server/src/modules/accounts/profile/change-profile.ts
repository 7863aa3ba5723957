import type { CallInput, Calls, Saying } from '@likha/contract';
import { centavosFromPesos } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { forgetGuestPages } from '../../../platform/http/pages/guest-pages.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { HOLDS_FROM, holdProfile, readOwnWaiting, refuseSpam } from '../../reviews/index.ts';
import { changeUser } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { checkName } from '../registration/full-name.ts';
import { changeUsername, usernameTaken } from './change-username.ts';
import { lockProfile } from './profile.queries.ts';

type Change = CallInput<Calls['changeProfile']>['body'];
/** Benefits as they are kept: in one text. */
type Words = Pick<Change, 'full_name' | 'bio' | 'location' | 'username'> & { benefits?: string };

/**
 * Changes a person's own profile (P132, P133): all that is named, or nothing.
 * @throws AppError `validation_failed`, `creators_only` for a price or benefits of somebody else, `username_taken`, `username_waits`
 */
export async function changeProfile(deps: AccountsDeps, viewer: Viewer, change: Change): Promise<void> {
  const { username, subscription_price: price, benefits: lines, ...rest } = change;
  const words = { ...rest, ...(lines && { benefits: [...new Set(lines)].join('\n') }) };
  if (words.full_name !== undefined) checkName(words.full_name);
  if ((price !== undefined || lines) && viewer.userType !== 'creator')
    throw new AppError('creators_only', { detail: price === undefined ? creatorsBenefits : creatorsPrice });
  await refuseSpam(deps, {
    type: 'name',
    authorId: viewer.id,
    fields: { full_name: words.full_name },
  });
  await refuseSpam(deps, { type: 'name', authorId: viewer.id, fields: { username }, from: HOLDS_FROM });
  await refuseSpam(deps, {
    type: 'bio',
    authorId: viewer.id,
    fields: { bio: words.bio, location: words.location, benefits: words.benefits },
  });
  const columns = {
    ...words,
    ...(price !== undefined && {
      subscription_price_centavos: price === null ? null : centavosFromPesos(price),
    }),
  };
  try {
    await inTransaction(deps.db, async (tx) => {
      const before = await lockProfile(tx, viewer.id);
      if (username !== undefined)
        await changeUsername(deps, tx, { id: viewer.id, username: before.username }, username);
      const shown = {
        ...columns,
        ...(await holdWords(deps, tx, viewer.id, { ...words, username }, username ?? before.username)),
      };
      if (Object.keys(shown).length > 0) await changeUser(tx, viewer.id, shown);
      await forgetGuestPages(tx, username === undefined ? viewer.id : '');
    });
  } catch (error) {
    throw isUniqueViolation(error, 'users_username') ? usernameTaken() : error;
  }
  // Other nodes are told; here the next request may come before that is heard.
  deps.sessions.forget(viewer.id);
}

/** What others see of words that wait for a look (P369): a name is the username meanwhile, also of one that was given up, all else empty. */
async function holdWords(
  deps: AccountsDeps,
  tx: Tx,
  userId: string,
  { full_name, bio, location, benefits, username: changed }: Words,
  username: string,
) {
  const [names, words] = [
    await holdProfile(deps, tx, { userId, type: 'name', fields: { full_name } }),
    await holdProfile(deps, tx, { userId, type: 'bio', fields: { bio, location, benefits } }),
  ];
  const isNamed =
    names.has('full_name') || (changed !== undefined && (await readOwnWaiting(tx, userId)).has('full_name'));
  return {
    ...(isNamed && { full_name: username }),
    ...(words.has('bio') && { bio: '' }),
    ...(words.has('location') && { location: '' }),
    ...(words.has('benefits') && { benefits: '' }),
  };
}

const creatorsPrice: Saying = (language) => accountsTexts[language].creatorsPrice;
const creatorsBenefits: Saying = (language) => accountsTexts[language].creatorsBenefits;
