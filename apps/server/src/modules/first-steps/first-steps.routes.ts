import type { BaseDeps } from '../../platform/base-deps.ts';
import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { changeFirstSteps, readFirstSteps } from './change-first-steps.ts';
import { listInterests } from './list-interests.ts';
import { suggestCreators } from './suggest-creators.ts';

type Name = 'getFirstSteps' | 'putFirstSteps' | 'listInterests' | 'listSuggestions';

export function firstStepsHandlers(deps: BaseDeps): Pick<Handlers, Name> {
  return {
    getFirstSteps: async ({ viewer }) => ({ steps: await readFirstSteps(deps, viewer.id) }),
    putFirstSteps: async ({ viewer, body }) => ({ steps: await changeFirstSteps(deps, viewer.id, body) }),
    listInterests: async () => ({ interests: await listInterests(deps) }),
    listSuggestions: async ({ viewer, reader }) => ({
      creators: await suggestCreators(readingFrom(deps, reader), viewer),
    }),
  };
}
