import { timingSafeEqual } from 'node:crypto';
import { centavosFromPesos, pesosFromCentavos } from '@likha/contract/money';
import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { createCircuitBreaker } from '../http/circuit-breaker.ts';
import { ProviderError, type ProviderHttpOptions, type WebhookDelivery } from '../http/provider-error.ts';
import { createProviderHttp, type ProviderAnswer } from '../http/provider-http.ts';
import { badSignature, onlyHeader, readWebhookBody } from '../http/webhook-body.ts';
import type { PayoutSender, SentTransfer, Transfer } from './payout-sender.ts';
import { channelOf } from './xendit-channels.ts';
import { outcomeOf, payoutSchema, reasonOf, type XenditPayout } from './xendit-outcome.ts';

export interface XenditSettings {
  /** `https://api.xendit.co`, or the local sandbox. */
  baseUrl: string;
  /** Of who sends: the worker. */
  secretKey: string | undefined;
  /** What Xendit sends with each webhook; of who takes them: the web. */
  callbackToken: string | undefined;
}

interface Wanted {
  payoutId: string;
  amountCentavos: number;
}

const errorSchema = z.object({ error_code: z.string().min(1).max(200) });
const listSchema = z.object({ data: z.array(payoutSchema).max(100) });
const eventSchema = z.object({
  event: z.string(),
  data: z.object({ reference_id: z.string().max(200).optional() }),
});

/** Refusals that say something of our key or of the moment, and nothing of the payout. */
const NOT_OF_THE_PAYOUT = new Set([401, 403, 404, 429]);

/** Xendit's payouts v2. */
export function createXendit(settings: XenditSettings, options: ProviderHttpOptions = {}): PayoutSender {
  const breaker = createCircuitBreaker('xendit', options.halfOpenAfterMs);
  const http = createProviderHttp('xendit', settings.baseUrl, options, breaker);
  const authorization = `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`;

  async function find(wanted: Wanted): Promise<SentTransfer | null> {
    const answer = await http({
      call: 'find payout',
      method: 'GET',
      path: `/v2/payouts?reference_id=${encodeURIComponent(wanted.payoutId)}`,
      headers: { authorization },
    });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw refused('find payout', answer);
    const { data } = readAs(listSchema, answer.body, 'xendit: find payout');
    return newestOf(data.map((payout) => sentOf(payout, wanted)));
  }

  async function send(transfer: Transfer): Promise<SentTransfer> {
    const { payoutId, amountCentavos, destination, description } = transfer;
    const channel = channelOf(destination);
    if (channel === null)
      throw new ProviderError('rejected', 'xendit: send payout: no channel', { retryable: false });
    const answer = await http({
      call: 'send payout',
      method: 'POST',
      path: '/v2/payouts',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': payoutId },
      body: JSON.stringify({
        reference_id: payoutId,
        channel_code: channel,
        channel_properties: {
          account_number: destination.number,
          account_holder_name: destination.holder,
        },
        amount: pesosFromCentavos(amountCentavos),
        description,
        currency: 'PHP',
      }),
    });
    if (answer.status === 200 || answer.status === 201)
      return sentOf(readAs(payoutSchema, answer.body, 'xendit: send payout'), transfer);
    // An earlier try may have gone through: what is refused now is then already there.
    const known = await find(transfer);
    if (known) return known;
    const code = codeOf(answer);
    if (code === null || NOT_OF_THE_PAYOUT.has(answer.status) || answer.status === 409)
      throw refused('send payout', answer);
    return { providerId: null, state: 'failed', reason: reasonOf(code), code };
  }

  return {
    name: 'xendit',
    reaches: (destination) => channelOf(destination) !== null,
    send,
    find,
    readWebhook: (delivery) => readWebhook(settings.callbackToken, delivery),
    health: () => breaker.health(),
  };
}

/** @throws ProviderError `rejected` where it is not what we sent */
function sentOf(payout: XenditPayout, { payoutId, amountCentavos }: Wanted): SentTransfer {
  const isOurs = payout.reference_id === payoutId && payout.currency === 'PHP';
  if (!isOurs || centavosFromPesos(payout.amount) !== amountCentavos)
    throw new ProviderError('rejected', `xendit: payout ${payout.id} is not what was sent`, {
      retryable: false,
    });
  return { providerId: payout.id, ...outcomeOf(payout) };
}

/** One reference is one payout; should there ever be two, what is under way or arrived counts before what failed. */
function newestOf(found: SentTransfer[]): SentTransfer | null {
  return found.find(({ state }) => state !== 'failed') ?? found[0] ?? null;
}

function codeOf(answer: ProviderAnswer): string | null {
  const result = errorSchema.safeParse(answer.body);
  return result.success ? result.data.error_code : null;
}

function refused(call: string, answer: ProviderAnswer): ProviderError {
  const reason = codeOf(answer) ?? 'no reason';
  return new ProviderError('unavailable', `xendit: ${call} answered ${answer.status}: ${reason}`, {
    retryable: true,
  });
}

function readWebhook(
  callbackToken: string | undefined,
  { headers, rawBody }: WebhookDelivery,
): { payoutId: string | null } {
  if (callbackToken === undefined) throw badSignature('there is no callback token');
  const given = Buffer.from(onlyHeader(headers, 'x-callback-token') ?? '');
  const expected = Buffer.from(callbackToken);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw badSignature('the callback token does not match');
  const { event, data } = readWebhookBody(eventSchema, rawBody);
  return { payoutId: event.startsWith('payout.') ? (data.reference_id ?? null) : null };
}
