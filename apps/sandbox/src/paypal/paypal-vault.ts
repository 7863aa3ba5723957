import type { FastifyInstance } from 'fastify';
import { capitalId } from '../ids.ts';
import { decide, type Order } from '../order.ts';
import type { Sandbox } from '../sandbox.ts';
import { resourceNotFound, unprocessable } from './paypal-errors.ts';
import { requestIdOf } from './paypal-request-id.ts';
import type { SavedPayer } from './saved-payer.ts';

const call = { provider: 'paypal', operation: 'save_payer' } as const;
const text = { type: 'string', minLength: 1, maxLength: 2_048 };
const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});

const setupSchema = object({
  payment_source: object({
    paypal: object(
      {
        description: text,
        usage_type: { const: 'MERCHANT' },
        experience_context: object({ return_url: text, cancel_url: text }),
      },
      ['usage_type', 'experience_context'],
    ),
  }),
});
const tokenSchema = object({
  payment_source: object({ token: object({ id: text, type: { const: 'SETUP_TOKEN' } }) }),
});

interface SetupBody {
  payment_source: {
    paypal: { description?: string; experience_context: { return_url: string; cancel_url: string } };
  };
}
interface TokenBody {
  payment_source: { token: { id: string } };
}

/** PayPal's payment method tokens, version 3: setups that a payer agrees to, and what charges are made by. */
export function vaultRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;

  app.post<{ Body: SetupBody }>(
    '/v3/vault/setup-tokens',
    { schema: { body: setupSchema }, config: { call } },
    async (request, reply) => {
      const createKey = requestIdOf(request);
      const known = createKey && [...store.savedPayers.values()].find((each) => each.createKey === createKey);
      if (known) return presentSetup(sandbox, known);
      const { description = '', experience_context: urls } = request.body.payment_source.paypal;
      if (!isAddress(urls.return_url) || !isAddress(urls.cancel_url))
        throw unprocessable('INVALID_PARAMETER_SYNTAX', 'The addresses to return to are none.');
      const savedPayer: SavedPayer = {
        id: capitalId(17),
        accountId: capitalId(13),
        state: 'asked',
        token: null,
        isEmpty: false,
        description,
        returnUrl: urls.return_url,
        cancelUrl: urls.cancel_url,
        createKey,
      };
      store.save({ savedPayer });
      return reply.code(201).send(presentSetup(sandbox, savedPayer));
    },
  );

  app.post<{ Body: TokenBody }>(
    '/v3/vault/payment-tokens',
    { schema: { body: tokenSchema }, config: { call } },
    async (request, reply) => {
      const setup = store.savedPayers.get(request.body.payment_source.token.id);
      if (!setup || setup.state === 'deleted') throw resourceNotFound();
      if (setup.state === 'asked')
        throw unprocessable('SETUP_TOKEN_NOT_APPROVED', 'The payer has not approved the setup token.');
      const savedPayer: SavedPayer = {
        ...setup,
        state: 'saved',
        token: setup.token ?? capitalId(17).toLowerCase(),
      };
      store.save({ savedPayer });
      return reply.code(201).send(presentToken(savedPayer));
    },
  );

  app.delete<{ Params: { token: string } }>(
    '/v3/vault/payment-tokens/:token',
    { config: { call } },
    async (request, reply) => {
      const payer = findSaved(sandbox, request.params.token);
      if (!payer) throw resourceNotFound();
      store.save({ savedPayer: { ...payer, state: 'deleted' } });
      return reply.code(204).send();
    },
  );
}

/**
 * What an order is when it is captured by what a payer agreed to before.
 * @throws ApiError 422 for a payer who is gone
 */
export function approveBySaved(sandbox: Sandbox, order: Order, token: string): Order {
  const payer = findSaved(sandbox, token);
  if (!payer) throw unprocessable('INVALID_RESOURCE_ID', 'The payment token does not exist.');
  return decide({ ...order, payerId: payer.accountId }, payer.isEmpty ? 'decline' : 'approve', sandbox.now());
}

function findSaved({ store }: Sandbox, token: string): SavedPayer | undefined {
  return [...store.savedPayers.values()].find((each) => each.state === 'saved' && each.token === token);
}

function presentSetup(sandbox: Sandbox, { id, state, accountId }: SavedPayer) {
  return {
    id,
    customer: { id: accountId },
    status: state === 'asked' ? 'PAYER_ACTION_REQUIRED' : 'APPROVED',
    payment_source: { paypal: {} },
    links: [{ href: `${sandbox.publicUrl()}/agree/${id}`, rel: 'approve', method: 'GET' }],
  };
}

function presentToken({ token, accountId }: SavedPayer) {
  return { id: token, customer: { id: accountId }, payment_source: { paypal: { account_id: accountId } } };
}

function isAddress(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value);
}
