import type { FastifyInstance } from 'fastify';
import { answerDispute } from '../order.ts';
import { commit, type Sandbox } from '../sandbox.ts';
import { disputeIdOf, presentDispute } from './paypal-dispute-view.ts';
import { resourceNotFound, unprocessable } from './paypal-errors.ts';
import { disputeChanged } from './paypal-events.ts';
import { EVIDENCE_BYTES, readEvidence } from './paypal-evidence.ts';

type ListRoute = { Querystring: { disputed_transaction_id?: string } };
type ReadRoute = { Params: { disputeId: string } };

/**
 * `GET /v1/customer/disputes`, in short and for one payment, one dispute with all that is known of it, and
 * `POST …/provide-evidence` with what the merchant answers.
 */
export function disputeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
  const config = { call: { provider: 'paypal', operation: 'disputes' } } as const;
  const disputed = () =>
    [...store.orders.values()].flatMap((order) =>
      order.provider === 'paypal' && order.dispute ? [{ order, stage: order.dispute }] : [],
    );

  app.get<ListRoute>('/v1/customer/disputes', { config }, async ({ query }) => ({
    items: disputed()
      .filter(({ order }) => order.paymentId === query.disputed_transaction_id)
      .map(({ order, stage }) => {
        const {
          disputed_transactions: _,
          dispute_outcome: __,
          evidences: ___,
          links: ____,
          ...short
        } = {
          dispute_outcome: undefined,
          ...presentDispute(order, stage),
        };
        return short;
      }),
    links: [],
  }));

  function find(disputeId: string) {
    const found = disputed().find(({ order }) => disputeIdOf(order) === disputeId);
    if (!found) throw resourceNotFound();
    return found;
  }

  app.get<ReadRoute>('/v1/customer/disputes/:disputeId', { config }, async ({ params }) => {
    const { order, stage } = find(params.disputeId);
    return presentDispute(order, stage);
  });

  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: EVIDENCE_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.post<ReadRoute & { Body: Buffer }>(
    '/v1/customer/disputes/:disputeId/provide-evidence',
    { config: { call: { provider: 'paypal', operation: 'evidence' } } },
    async ({ params, body, headers }) => {
      const { order } = find(params.disputeId);
      const evidence = await readEvidence(body, String(headers['content-type']));
      const answered = answerDispute(order, evidence, sandbox.now());
      if (answered === order)
        throw unprocessable('DISPUTE_NOT_OPEN_FOR_EVIDENCE', 'Evidence is not taken for this dispute now.');
      commit(sandbox, { order: answered, webhooks: [disputeChanged(answered, 'updated')] });
      return { links: [{ rel: 'self', href: `/v1/customer/disputes/${params.disputeId}` }] };
    },
  );
}
