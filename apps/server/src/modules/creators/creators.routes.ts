import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { creatorsTexts } from './creators.texts.generated.ts';
import { toggleFollow } from './follow-creator.ts';
import { readDirectory } from './read-directory.ts';
import { readProfile, readProfileByUsername } from './read-profile.ts';

export function creatorsHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'listCreators' | 'getProfile' | 'getProfileByUsername' | 'followCreator'> {
  return {
    listCreators: ({ viewer, query }) => readDirectory(deps, viewer, query),
    getProfile: ({ viewer, params }) => readProfile(deps, viewer, params.id),
    followCreator: async ({ viewer, params, language }) => {
      const texts = creatorsTexts[language];
      const isFollowing = await toggleFollow(deps, viewer.id, params.id);
      return {
        is_following: isFollowing,
        message: isFollowing ? texts.following : texts.notFollowing,
      };
    },
    getProfileByUsername: ({ viewer, params }) => readProfileByUsername(deps, viewer, params.username),
  };
}
