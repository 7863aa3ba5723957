import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentUser } from '../accounts/index.ts';
import { readSettings } from '../settings/index.ts';
import { type CreatorRow, findPerson, findPersonByUsername } from './creators.queries.ts';
import { toggleFollow } from './follow-creator.ts';
import { readDirectory } from './read-directory.ts';

export function creatorsHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'listCreators' | 'getProfile' | 'getProfileByUsername' | 'followCreator'> {
  return {
    listCreators: ({ viewer, query }) => readDirectory(deps, viewer, query),
    getProfile: async ({ viewer, params }) =>
      present(deps, await findPerson(deps.db, params.id, viewer.id, deps.clock.now())),
    followCreator: async ({ viewer, params }) => {
      const isFollowing = await toggleFollow(deps, viewer.id, params.id);
      return {
        is_following: isFollowing,
        message: isFollowing ? 'You follow this creator' : 'You no longer follow this creator',
      };
    },
    getProfileByUsername: async ({ viewer, params }) => {
      const person = await findPersonByUsername(
        deps.db,
        params.username,
        viewer?.id ?? null,
        deps.clock.now(),
      );
      return present(deps, isPublic(person, viewer) ? person : undefined);
    },
  };
}

/** Public for verified creators; others only to somebody signed in. */
function isPublic(person: CreatorRow | undefined, viewer: Viewer | null): boolean {
  return viewer !== null || (person?.user_type === 'creator' && person.kyc_status === 'approved');
}

async function present(deps: BaseDeps, row: CreatorRow | undefined) {
  if (!row) throw new AppError('creator_not_found', { detail: 'Profile Not Found' });
  const settings = await readSettings(deps.db);
  return presentUser(row, {
    now: deps.clock.now(),
    centavosPerCredit: settings.centavos_per_credit,
    isFollowing: row.is_following,
    isSubscribed: row.is_subscribed,
  });
}
