import type { CallInput, Calls } from '@likha/contract';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { SalesDeps } from '../sales/index.ts';
import type { Wish } from './gift.ts';
import { giftsTexts } from './gifts.texts.generated.ts';
import { giveCredits } from './give-credits.ts';
import { giveSubscription } from './give-subscription.ts';
import { listGifts } from './list-gifts.ts';

export function giftsHandlers(
  deps: SalesDeps,
): Pick<Handlers, 'giveSubscription' | 'giveCredits' | 'listGifts'> {
  return {
    giveSubscription: async ({ viewer, params, body, request, language }) => {
      const { id, credits, balance } = await giveSubscription(deps, viewer, {
        creatorId: params.id,
        plan: body.plan,
        shownCredits: body.credits,
        ...wishIn(body),
        correlationId: request.id,
      });
      return { message: giftsTexts[language].given, gift_id: id, credits_spent: credits, balance };
    },
    giveCredits: async ({ viewer, body, request, language }) => {
      const { id, credits, balance } = await giveCredits(deps, viewer, {
        credits: body.credits,
        ...wishIn(body),
        correlationId: request.id,
      });
      return { message: giftsTexts[language].given, gift_id: id, credits_spent: credits, balance };
    },
    listGifts: ({ viewer, query }) => listGifts(deps, viewer.id, query),
  };
}

/** For whom, and with which words, whatever is given. */
function wishIn(
  body: Pick<CallInput<Calls['giveCredits']>['body'], 'username' | 'message' | 'shows_name' | 'client_id'>,
): Wish {
  return {
    username: body.username,
    message: body.message ?? '',
    showsName: body.shows_name,
    clientId: body.client_id,
  };
}
