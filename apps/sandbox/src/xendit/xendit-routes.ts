import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerErrors, isBasicAuth } from '../api-error.ts';
import { obeyFaults } from '../faults.ts';
import { prefixedId } from '../ids.ts';
import { hashOf, keyOf } from '../request-key.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PayoutClock } from './payout-clock.ts';
import type { SentPayout } from './sent-payout.ts';
import { xenditError, xenditErrorBody, xenditFailure } from './xendit-errors.ts';
import { presentPayout } from './xendit-views.ts';

interface NewPayout {
  reference_id: string;
  channel_code: string;
  channel_properties: { account_number: string; account_holder_name: string };
  amount: number;
  description?: string;
  currency: string;
}

const schema = {
  body: {
    type: 'object',
    required: ['reference_id', 'channel_code', 'channel_properties', 'amount', 'currency'],
    properties: {
      reference_id: { type: 'string', minLength: 1, maxLength: 255 },
      channel_code: { type: 'string', pattern: '^PH_[A-Z0-9_]+$' },
      channel_properties: {
        type: 'object',
        required: ['account_number', 'account_holder_name'],
        properties: {
          account_number: { type: 'string', pattern: '^[0-9]{6,20}$' },
          account_holder_name: { type: 'string', minLength: 1, maxLength: 100 },
        },
      },
      amount: { type: 'number', minimum: 1 },
      description: { type: 'string', maxLength: 100 },
      currency: { enum: ['PHP'] },
    },
  },
};

type Create = FastifyRequest<{ Body: NewPayout }>;

/** Xendit's payouts v2. */
export async function xenditRoutes(
  app: FastifyInstance,
  { sandbox, clock }: { sandbox: Sandbox; clock: PayoutClock },
): Promise<void> {
  answerErrors(app, {
    badRequest: (detail) => xenditErrorBody('API_VALIDATION_ERROR', detail),
    failure: xenditFailure,
  });
  obeyFaults(app, sandbox.faults, xenditFailure);
  app.addHook('onRequest', async (request) => {
    if (isBasicAuth(request.headers.authorization, sandbox.settings.credentials.xenditSecretKey, '')) return;
    throw xenditError(401, 'INVALID_API_KEY', 'The API key is not known.');
  });

  app.post<{ Body: NewPayout }>(
    '/v2/payouts',
    { schema, config: { call: { provider: 'xendit', operation: 'send_payout' } } },
    async (request) => presentPayout(findRepeated(sandbox, request) ?? accept(sandbox, clock, request)),
  );

  app.get<{ Params: { id: string } }>(
    '/v2/payouts/:id',
    { config: { call: { provider: 'xendit', operation: 'get_payout' } } },
    async (request) => {
      const payout = sandbox.store.payouts.get(request.params.id);
      if (!payout) throw xenditError(404, 'DATA_NOT_FOUND', 'There is no such payout.');
      return presentPayout(payout);
    },
  );

  app.get<{ Querystring: { reference_id?: string } }>(
    '/v2/payouts',
    { config: { call: { provider: 'xendit', operation: 'list_payouts' } } },
    async (request) => {
      const { reference_id: referenceId } = request.query;
      if (!referenceId) throw xenditError(400, 'API_VALIDATION_ERROR', 'reference_id is required');
      const found = [...sandbox.store.payouts.values()].filter((each) => each.referenceId === referenceId);
      return { data: found.map(presentPayout), has_more: false };
    },
  );
}

/** @throws ApiError 400 without a key, 409 where the key belongs to another payout */
function findRepeated({ store }: Sandbox, request: Create): SentPayout | undefined {
  const key = keyOf(request);
  if (key === null) throw xenditError(400, 'API_VALIDATION_ERROR', 'idempotency-key is required');
  const known = [...store.payouts.values()].find(({ createKey }) => createKey === key);
  if (known && known.createHash !== hashOf(request.body))
    throw xenditError(409, 'DUPLICATE_TRANSACTION_ERROR', 'The idempotency key has been used before.');
  return known;
}

function accept(sandbox: Sandbox, clock: PayoutClock, request: Create): SentPayout {
  const { body } = request;
  const now = sandbox.now().toISOString();
  const payout: SentPayout = {
    id: prefixedId('disb'),
    referenceId: body.reference_id,
    amountCentavos: Math.round(body.amount * 100),
    channelCode: body.channel_code,
    accountHolderName: body.channel_properties.account_holder_name,
    accountNumber: body.channel_properties.account_number,
    description: body.description ?? '',
    status: 'ACCEPTED',
    failureCode: null,
    createKey: String(keyOf(request)),
    createHash: hashOf(body),
    createdAt: now,
    updatedAt: now,
  };
  sandbox.store.save({ payout });
  clock.start(payout);
  return payout;
}
