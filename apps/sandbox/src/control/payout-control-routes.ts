import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { movePayout } from '../xendit/move-payout.ts';
import { type PayoutStatus, payoutStatuses, type SentPayout } from '../xendit/sent-payout.ts';

/** What banks do to a payout, and a look behind the counter. */
export function payoutControlRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/sandbox/payouts', async () => ({
    payouts: [...sandbox.store.payouts.values()].map(presentPayout),
  }));

  const body = {
    type: 'object',
    additionalProperties: false,
    required: ['status'],
    properties: { status: { enum: payoutStatuses }, failureCode: { type: 'string', maxLength: 60 } },
  };
  app.post<{ Params: { id: string }; Body: { status: PayoutStatus; failureCode?: string } }>(
    '/sandbox/payouts/:id/finish',
    { schema: { body } },
    async (request, reply) => {
      const payout = sandbox.store.payouts.get(request.params.id);
      if (!payout) return reply.callNotFound();
      const { status, failureCode = null } = request.body;
      return presentPayout(movePayout(sandbox, payout, status, failureCode));
    },
  );
}

function presentPayout({ id, referenceId, amountCentavos, channelCode, status, failureCode }: SentPayout) {
  return { id, referenceId, amountCentavos, channelCode, status, failureCode };
}
