import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSandbox } from '../../../../sandbox/src/app.ts';
import { defaultCredentials } from '../../../../sandbox/src/settings.ts';
import { startScriptedServer } from '../http/scripted-server.fixture.ts';
import type { PayoutSender, Transfer } from './payout-sender.ts';
import { createXendit } from './xendit.ts';

/** Real: the adapter, the sandbox, HTTP between them. Faked: nothing. */
let sandbox: FastifyInstance;
let sender: PayoutSender;
const keys = {
  secretKey: defaultCredentials.xenditSecretKey,
  callbackToken: defaultCredentials.xenditCallbackToken,
};

beforeAll(async () => {
  sandbox = await buildSandbox();
  sender = createXendit(
    { baseUrl: await sandbox.listen({ host: '127.0.0.1', port: 0 }), ...keys },
    { timeoutMs: 1_500 },
  );
});
afterAll(() => sandbox.close());
afterEach(async () => void (await sandbox.inject({ method: 'DELETE', url: '/sandbox/faults' })));

let count = 0;
function transfer(changes: Partial<Transfer> = {}): Transfer {
  count += 1;
  return {
    payoutId: `payout-${count}`,
    amountCentavos: 123_456,
    destination: { method: 'gcash', number: '09171234567', holder: 'Ana Cruz' },
    description: 'LKH Online',
    ...changes,
  };
}
const fault = (operation: string, kind: string) =>
  sandbox.inject({
    method: 'POST',
    url: '/sandbox/faults',
    payload: { provider: 'xendit', operation, kind },
  });
const finish = (id: string | null, payload: object) =>
  sandbox.inject({ method: 'POST', url: `/sandbox/payouts/${id}/finish`, payload });
const sentTo = async (payoutId: string) =>
  (await sandbox.inject({ url: '/sandbox/payouts' }))
    .json()
    .payouts.filter((each: { referenceId: string }) => each.referenceId === payoutId);

test('sends once, however often and how many at once', async () => {
  const wanted = transfer();
  const answers = await Promise.all([sender.send(wanted), sender.send(wanted), sender.send(wanted)]);
  expect(new Set(answers.map(({ providerId }) => providerId)).size).toBe(1);
  expect(answers[0]?.state).toBe('under_way');
  expect(await sentTo(wanted.payoutId)).toEqual([expect.objectContaining({ amountCentavos: 123_456 })]);
});

test.each([
  ['SUCCEEDED', undefined, { state: 'arrived' }],
  ['REQUESTED', undefined, { state: 'under_way' }],
  ['FAILED', 'INVALID_DESTINATION', { state: 'failed', reason: 'account', code: 'INVALID_DESTINATION' }],
  ['FAILED', 'DESTINATION_MAXIMUM_LIMIT', { state: 'failed', reason: 'limit' }],
  ['FAILED', 'TEMPORARY_TRANSFER_ERROR', { state: 'failed', reason: 'later' }],
  ['CANCELLED', undefined, { state: 'failed', reason: 'later', code: 'CANCELLED' }],
])('says of %s (%s) what it means', async (status, failureCode, outcome) => {
  const wanted = transfer();
  const { providerId } = await sender.send(wanted);
  await finish(providerId, { status, ...(failureCode && { failureCode }) });
  expect(await sender.find(wanted)).toMatchObject({ providerId, ...outcome });
});

test('what arrived and came back is returned, not failed', async () => {
  const wanted = transfer();
  const { providerId } = await sender.send(wanted);
  await finish(providerId, { status: 'SUCCEEDED' });
  await finish(providerId, { status: 'REVERSED', failureCode: 'INVALID_DESTINATION' });
  expect(await sender.find(wanted)).toMatchObject({ state: 'returned', reason: 'account' });
});

describe('when the answer is lost', () => {
  test.each(['timeout', 'error500', 'drop_after'])(
    '%s says nothing, and asking again sends once',
    async (kind) => {
      const wanted = transfer();
      await fault('send_payout', kind);
      await expect(sender.send(wanted)).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
      expect((await sender.find(wanted))?.state).toBe(kind === 'drop_after' ? 'under_way' : undefined);
      await sender.send(wanted);
      expect(await sentTo(wanted.payoutId)).toHaveLength(1);
    },
  );

  test('a refusal of what is there already is what is there', async () => {
    const wanted = transfer();
    const { providerId } = await sender.send(wanted);
    const changed = { ...wanted, description: 'another text' };
    expect(await sender.send(changed)).toMatchObject({ providerId, state: 'under_way' });
  });
});

describe('a refusal', () => {
  test('of the payout is a failure with the reason', async () => {
    const answered = await startScriptedServer(({ line }) =>
      line.startsWith('GET')
        ? { body: { data: [] } }
        : { status: 400, body: { error_code: 'RECIPIENT_ACCOUNT_NUMBER_ERROR', message: 'no' } },
    );
    const other = createXendit({ baseUrl: answered.url, ...keys });
    expect(await other.send(transfer())).toEqual({
      providerId: null,
      state: 'failed',
      reason: 'account',
      code: 'RECIPIENT_ACCOUNT_NUMBER_ERROR',
    });
    answered.close();
  });

  test.each([401, 403, 409, 429])('with %i says nothing of it: it is tried again', async (status) => {
    const answered = await startScriptedServer(({ line }) =>
      line.startsWith('GET') ? { body: { data: [] } } : { status, body: { error_code: 'X', message: 'no' } },
    );
    const other = createXendit({ baseUrl: answered.url, ...keys });
    await expect(other.send(transfer())).rejects.toMatchObject({ retryable: true });
    answered.close();
  });

  test('another amount than was sent is nobody’s success', async () => {
    const wanted = transfer();
    await sender.send(wanted);
    await expect(sender.find({ ...wanted, amountCentavos: 1 })).rejects.toMatchObject({ code: 'rejected' });
  });
});

test.each([
  ['BDO', true],
  ['B.D.O. Unibank, Inc.', true],
  ['Bank of the Philippine Islands (BPI)', true],
  ['Metropolitan Bank & Trust Company', true],
  ['Maya', true],
  ['BPI Direct Banko', false],
  ['The bank at the corner', false],
])('the bank %s is reached: %s', (bankName, isReached) => {
  expect(sender.reaches({ method: 'bank', bankName, number: '123456', holder: 'Ana' })).toBe(isReached);
});

describe('a webhook', () => {
  const deliver = (token: string | undefined, body: object) =>
    sender.readWebhook({
      headers: { 'x-callback-token': token },
      rawBody: Buffer.from(JSON.stringify(body)),
      now: new Date(0),
    });
  const body = { event: 'payout.succeeded', data: { reference_id: 'payout-7', status: 'SUCCEEDED' } };

  test('with the token says which payout', () => {
    expect(deliver(keys.callbackToken, body)).toEqual({ payoutId: 'payout-7' });
    expect(deliver(keys.callbackToken, { ...body, event: 'invoice.paid' })).toEqual({ payoutId: null });
  });

  test.each([undefined, '', 'xendit-callback-sandboy', `${keys.callbackToken}x`])(
    'with %s is refused',
    (token) => {
      expect(() => deliver(token, body)).toThrow(expect.objectContaining({ code: 'bad_signature' }));
    },
  );

  test('that is none is refused', () => {
    expect(() => deliver(keys.callbackToken, { event: 7 })).toThrow(
      expect.objectContaining({ code: 'malformed' }),
    );
  });
});
