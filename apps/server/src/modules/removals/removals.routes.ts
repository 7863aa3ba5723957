import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readCaseHistory } from '../audit/index.ts';
import { decideRemoval } from './decide-removal.ts';
import { readRemovals } from './list-removals.ts';
import { presentRemoval } from './present-removal.ts';
import type { RemovalRow } from './removals.queries.ts';
import { removalsTexts } from './removals.texts.generated.ts';
import type { RemovalsDeps } from './removals-deps.ts';
import { submitRemoval } from './submit-removal.ts';
import { takeBackRefusal } from './take-back-refusal.ts';

export function removalsHandlers(
  deps: RemovalsDeps,
): Pick<Handlers, 'submitRemoval' | 'listRemovals' | 'decideRemoval' | 'takeBackRemoval'> {
  const present = async (row: RemovalRow) => {
    const historyOf = await readCaseHistory(deps.db, 'removal', [row.id]);
    return presentRemoval(row, deps.clock.now(), historyOf(row.id));
  };
  return {
    submitRemoval: async ({ viewer, body, language }) => ({
      ...(await submitRemoval(deps, body, { userId: viewer?.id ?? null, language })),
      message: removalsTexts[language].received,
    }),
    listRemovals: ({ query, reader }) => readRemovals(readingFrom(deps, reader), query),
    decideRemoval: async ({ viewer, params, body, request, language }) => {
      const { decision, reason, post_ids: postIds } = body;
      const deciding = { requestId: params.id, decision, reason, postIds };
      const row = await decideRemoval(deps, { ...deciding, adminId: viewer.id, from: request.ip });
      return { removal_request: await present(row), message: removalsTexts[language][decision] };
    },
    takeBackRemoval: async ({ viewer, params, body, request, language }) => {
      const admin = { id: viewer.id, from: request.ip };
      const row = await takeBackRefusal(deps, admin, { requestId: params.id, reason: body.reason });
      return { removal_request: await present(row), message: removalsTexts[language].waitsAgain };
    },
  };
}
