import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { SalesDeps } from '../sales/index.ts';
import { listTips } from './list-tips.ts';
import { sendLoneTip } from './send-lone-tip.ts';
import { tipsTexts } from './tips.texts.generated.ts';

export function tipsHandlers(deps: SalesDeps): Pick<Handlers, 'sendTip' | 'listTips'> {
  return {
    sendTip: async ({ viewer, params, body, idempotencyKey, request, language }) => {
      const tip = { creatorId: params.id, credits: body.credits, message: body.message ?? '' };
      const { id, balance } = await sendLoneTip(deps, viewer, tip, {
        idempotencyKey,
        correlationId: request.id,
      });
      return { message: tipsTexts[language].sent, tip_id: id, credits_spent: body.credits, balance };
    },
    listTips: ({ viewer, query }) => listTips(deps, viewer.id, query),
  };
}
