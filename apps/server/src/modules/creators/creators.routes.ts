import type { BaseDeps } from '../../platform/base-deps.ts';
import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { creatorsTexts } from './creators.texts.generated.ts';
import { toggleFollow } from './follow-creator.ts';
import { readDirectory } from './read-directory.ts';
import { readProfile, readProfileByUsername } from './read-profile.ts';

export function creatorsHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'listCreators' | 'getProfile' | 'getProfileByUsername' | 'followCreator'> {
  return {
    listCreators: ({ viewer, query, reader }) => readDirectory(readingFrom(deps, reader), viewer, query),
    getProfile: ({ viewer, params, reader }) => readProfile(readingFrom(deps, reader), viewer, params.id),
    followCreator: async ({ viewer, params, query, language }) => {
      const texts = creatorsTexts[language];
      const isFollowing = await toggleFollow(deps, viewer.id, params.id, query.to);
      return {
        is_following: isFollowing,
        message: isFollowing ? texts.following : texts.notFollowing,
      };
    },
    getProfileByUsername: ({ viewer, params, reader }) =>
      readProfileByUsername(readingFrom(deps, reader), viewer, params.username),
  };
}
