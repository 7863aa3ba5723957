import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { SalesDeps } from '../sales/index.ts';
import { unlockContent } from './unlock-content.ts';
import { unlocksTexts } from './unlocks.texts.generated.ts';

export function unlocksHandlers(deps: SalesDeps): Pick<Handlers, 'unlockContent'> {
  return {
    unlockContent: async ({ viewer, body, request, language }) => {
      const { content_id: id, credits: shown } = body;
      const { credits, balance } = await unlockContent(deps, viewer, id, request.id, shown ?? null);
      return {
        message: unlocksTexts[language].unlocked,
        content_id: id,
        credits_spent: credits,
        balance,
        is_unlocked: true,
      };
    },
  };
}
