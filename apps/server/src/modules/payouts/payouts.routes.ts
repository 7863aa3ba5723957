import type { Handlers } from '../../platform/http/bind-calls.ts';
import { confirmSecondFactor, readApprovers, saidWithdrawn } from '../accounts/index.ts';
import { decidePayout } from './decide-payout.ts';
import { listPayoutRequests, listPayouts } from './list-payouts.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { presentOwnPayout, presentRequest } from './present-payout.ts';
import { requestPayout } from './request-payout.ts';
import { readPayoutSettings, savePayoutSettings } from './save-settings.ts';
import { withdrawApproval } from './withdraw-approval.ts';

type Name =
  | 'getPayoutSettings'
  | 'putPayoutSettings'
  | 'requestPayout'
  | 'requestInstantPayout'
  | 'listPayouts'
  | 'listPayoutRequests'
  | 'decidePayout'
  | 'withdrawPayoutApproval';

export function payoutsHandlers(deps: PayoutsDeps): Pick<Handlers, Name> {
  return {
    getPayoutSettings: async ({ viewer }) => ({ settings: await readPayoutSettings(deps, viewer.id) }),
    putPayoutSettings: async ({ viewer, body: { code, ...account }, language, request }) => {
      await confirmSecondFactor(deps, viewer, { code, from: request.ip });
      return {
        settings: await savePayoutSettings(deps, viewer.id, account, viewer.sessionId),
        message: payoutsTexts[language].saved,
      };
    },
    requestPayout: async ({ viewer, body, idempotencyKey, request, language }) => ({
      payout: presentOwnPayout(
        deps,
        await requestPayout(deps, viewer.id, body.bucket, {
          idempotencyKey,
          correlationId: request.id,
          sessionId: viewer.sessionId,
        }),
        language,
      ),
      message: payoutsTexts[language].requested,
    }),
    requestInstantPayout: async ({ viewer, body, idempotencyKey, request, language }) => {
      const { sessionId } = viewer;
      const asking = { idempotencyKey, correlationId: request.id, sessionId, isInstant: true };
      const payout = await requestPayout(deps, viewer.id, body.bucket, asking);
      return { payout: presentOwnPayout(deps, payout, language), message: payoutsTexts[language].sentAtOnce };
    },
    listPayouts: ({ viewer, query, language }) => listPayouts(deps, viewer.id, query, language),
    listPayoutRequests: ({ viewer, query, language }) => listPayoutRequests(deps, viewer.id, query, language),
    decidePayout: async ({ viewer, params, body, request, language }) => {
      const { decision, reason = null, reference = null, by_hand: isByHand } = body;
      const by = { adminId: viewer.id, correlationId: request.id, from: request.ip };
      const payout = await decidePayout(deps, {
        payoutId: params.id,
        decision,
        reason,
        reference,
        isByHand,
        ...by,
      });
      const approvers = await readApprovers(deps.moneyDb, 'payouts', viewer.id);
      const t = payoutsTexts[language];
      const isFirst = decision === 'approve' && payout.status === 'pending';
      return {
        payout_request: presentRequest(payout, approvers, language),
        message: isFirst ? t.firstApproved : t[payout.status],
      };
    },
    withdrawPayoutApproval: async ({ viewer, params, request, language }) => {
      await withdrawApproval(deps, { payoutId: params.id, adminId: viewer.id, from: request.ip });
      return saidWithdrawn(language);
    },
  };
}
