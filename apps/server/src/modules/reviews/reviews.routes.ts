import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { addKeyword, removeKeyword } from './change-keywords.ts';
import { listKeywords } from './list-keywords.ts';
import { presentKeyword } from './present-keyword.ts';
import { reviewsTexts } from './reviews.texts.generated.ts';

export function reviewsHandlers(
  deps: BaseDeps,
): Pick<Handlers, 'listKeywords' | 'addKeyword' | 'removeKeyword'> {
  return {
    listKeywords: () => listKeywords(deps),
    addKeyword: async ({ viewer, body, request, language }) => ({
      keyword: presentKeyword(await addKeyword(deps, { id: viewer.id, from: request.ip }, body)),
      message: reviewsTexts[language].added,
    }),
    removeKeyword: async ({ viewer, params, request, language }) => {
      await removeKeyword(deps, { id: viewer.id, from: request.ip }, params.id);
      return { id: params.id, message: reviewsTexts[language].removed };
    },
  };
}
