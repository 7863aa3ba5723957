import type { FastifyInstance } from 'fastify';
import type { SavedPayer } from '../paypal/saved-payer.ts';
import type { Sandbox } from '../sandbox.ts';

/** What payers do to what they agreed to, and a look behind the counter. */
export function payerControlRoutes(app: FastifyInstance, { store }: Sandbox): void {
  app.get('/sandbox/saved-payers', async () => ({
    saved_payers: [...store.savedPayers.values()].map(presentPayer),
  }));

  const body = {
    type: 'object',
    additionalProperties: false,
    properties: {
      isEmpty: { type: 'boolean' },
      isDeleted: { type: 'boolean' },
      accountId: { type: 'string' },
    },
  };
  // The payer's account runs dry or is filled again; the payer takes their word back in PayPal's own settings.
  app.post<{ Params: { id: string }; Body: { isEmpty?: boolean; isDeleted?: boolean; accountId?: string } }>(
    '/sandbox/saved-payers/:id',
    { schema: { body } },
    async (request, reply) => {
      const payer = store.savedPayers.get(request.params.id);
      if (!payer) return reply.callNotFound();
      const { isEmpty = payer.isEmpty, isDeleted = false, accountId = payer.accountId } = request.body;
      const savedPayer = {
        ...payer,
        isEmpty,
        accountId,
        state: isDeleted ? ('deleted' as const) : payer.state,
      };
      store.save({ savedPayer });
      return presentPayer(savedPayer);
    },
  );
}

function presentPayer({ id, state, token, isEmpty, accountId }: SavedPayer) {
  return { id, state, token, isEmpty, accountId };
}
