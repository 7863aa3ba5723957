import type { Handlers } from '../../platform/http/bind-calls.ts';
import { decideRemoval } from './decide-removal.ts';
import { readRemovals } from './list-removals.ts';
import { presentRemoval } from './present-removal.ts';
import { removalsTexts } from './removals.texts.generated.ts';
import type { RemovalsDeps } from './removals-deps.ts';
import { submitRemoval } from './submit-removal.ts';

export function removalsHandlers(
  deps: RemovalsDeps,
): Pick<Handlers, 'submitRemoval' | 'listRemovals' | 'decideRemoval'> {
  return {
    submitRemoval: async ({ viewer, body, language }) => ({
      ...(await submitRemoval(deps, body, { userId: viewer?.id ?? null, language })),
      message: removalsTexts[language].received,
    }),
    listRemovals: ({ query }) => readRemovals(deps, query),
    decideRemoval: async ({ viewer, params, body, request, language }) => {
      const { decision, reason, post_ids: postIds } = body;
      const deciding = { requestId: params.id, decision, reason, postIds };
      const row = await decideRemoval(deps, { ...deciding, adminId: viewer.id, from: request.ip });
      return {
        removal_request: presentRemoval(row, deps.clock.now()),
        message: removalsTexts[language][decision],
      };
    },
  };
}
