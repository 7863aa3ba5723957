import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readDirectory } from './read-directory.ts';
import { readProfile, readProfileByUsername } from './read-profile.ts';

export function creatorsHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'listCreators' | 'getProfile' | 'getProfileByUsername'> {
  return {
    listCreators: ({ viewer, query }) => readDirectory(deps, viewer, query),
    getProfile: ({ viewer, params }) => readProfile(deps, viewer, params.id),
    getProfileByUsername: ({ viewer, params }) => readProfileByUsername(deps, viewer, params.username),
  };
}
