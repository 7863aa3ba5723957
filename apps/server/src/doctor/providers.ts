import { z } from 'zod';
import type { Env } from '../env.ts';
import { VEROTEL_ADDRESS } from '../providers/payments/create-payments.ts';
import { createVerotelApi } from '../providers/payments/verotel-api.ts';
import { type Examination, type Found, fault, ok, reasonOf, warning } from './finding.ts';

const PATIENCE_MS = 8000;
const PAYPAL_EVENTS = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'CUSTOMER.DISPUTE.CREATED'];
const PAYMONGO_EVENTS = ['checkout_session.payment.paid', 'payment.refunded'];

/** The keys of those who take and pay out money, and whether they tell us what happens. Nothing is asked to move. */
export const providers: Examination = {
  part: 'providers',
  async look({ env }) {
    const found = await Promise.all(
      Object.entries({ paypal, paymongo, verotel, xendit }).map(([name, ask]) =>
        ask(env).catch((error: unknown) => [unanswered(name.toUpperCase(), error)]),
      ),
    );
    return found.flat();
  },
};

/** One that is away hides none of the others. */
const unanswered = (name: string, error: unknown): Found =>
  fault(
    `${name} cannot be asked: ${reasonOf(error)}`,
    `may this machine reach it, and is ${name}_BASE_URL right, where it is set?`,
  );

/** @throws when it does not answer in time, or not in JSON */
async function ask(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

const basic = (user: string, password = '') =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const token = z.object({ access_token: z.string() });
const paypalWebhook = z.object({ url: z.string(), event_types: z.array(z.object({ name: z.string() })) });

async function paypal(env: Env): Promise<Found[]> {
  if (!env.PAYPAL_CLIENT_ID) return [absent(env, 'PayPal')];
  const base = env.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com';
  const signedIn = await ask(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: basic(env.PAYPAL_CLIENT_ID, env.PAYPAL_CLIENT_SECRET),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const known = token.safeParse(signedIn.body);
  if (!known.success)
    return [
      fault(
        `PayPal refuses our keys (${signedIn.status})`,
        'compare PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET',
      ),
    ];
  const { body, status } = await ask(`${base}/v1/notifications/webhooks/${env.PAYPAL_WEBHOOK_ID}`, {
    headers: { authorization: `Bearer ${known.data.access_token}` },
  });
  const hook = paypalWebhook.safeParse(body);
  if (!hook.success)
    return [fault(`PayPal knows no webhook PAYPAL_WEBHOOK_ID (${status})`, 'make one, and set its id')];
  const events = hook.data.event_types.map(({ name }) => name);
  return [
    ok('PayPal takes our keys'),
    ...hookOf(env, 'PayPal', { url: hook.data.url, events }, PAYPAL_EVENTS),
  ];
}

const paymongoHooks = z.object({
  data: z.array(
    z.object({ attributes: z.object({ url: z.string(), status: z.string(), events: z.array(z.string()) }) }),
  ),
});

async function paymongo(env: Env): Promise<Found[]> {
  if (!env.PAYMONGO_SECRET_KEY) return [absent(env, 'PayMongo')];
  const base = env.PAYMONGO_BASE_URL ?? 'https://api.paymongo.com';
  const headers = { authorization: basic(env.PAYMONGO_SECRET_KEY) };
  const { status, body } = await ask(`${base}/v1/webhooks`, { headers });
  const list = paymongoHooks.safeParse(body);
  if (!list.success) return [fault(`PayMongo refuses our key (${status})`, 'compare PAYMONGO_SECRET_KEY')];
  const hooks = list.data.data.map(({ attributes }) => attributes);
  const ours = hooks.find(({ url }) => url === `${env.PUBLIC_URL}/api/webhooks/paymongo`);
  const keys = ok(
    `PayMongo takes our key${env.PAYMONGO_SECRET_KEY.startsWith('sk_test') ? ', which is one for tests' : ''}`,
  );
  if (!ours)
    return [
      keys,
      fault(
        `PayMongo has no webhook to ${env.PUBLIC_URL}/api/webhooks/paymongo`,
        'make one, and set its secret',
      ),
    ];
  if (ours.status !== 'enabled')
    return [keys, fault(`PayMongo's webhook is ${ours.status}`, 'enable it at PayMongo')];
  return [keys, ...hookOf(env, 'PayMongo', ours, PAYMONGO_EVENTS)];
}

/** Without keys it is played in the demo, and not offered elsewhere (P778). */
const absent = (env: Env, who: string): Found =>
  ok(env.DEMO ? `${who}: the sandbox` : `${who} has no keys and is not offered`);

/** Asks how a sale stands that nobody has: the answer says whether the signature is known. */
async function verotel(env: Env): Promise<Found[]> {
  const { VEROTEL_SHOP_ID: shopId, VEROTEL_SIGNATURE_KEY: signatureKey } = env;
  if (!shopId || !signatureKey) return [absent(env, 'Verotel')];
  const api = createVerotelApi(
    {
      ...{ baseUrl: env.VEROTEL_BASE_URL ?? VEROTEL_ADDRESS, apiUrl: '', shopId, signatureKey },
      ...{ apiUser: undefined, apiPassword: undefined },
    },
    { timeoutMs: PATIENCE_MS },
  );
  const { status, body } = await api.readSale({ referenceID: 'doctor' });
  if (!/^response: (NOTFOUND|FOUND)\s*$/m.test(String(body)))
    return [
      fault(
        `Verotel does not know our signature (${status})`,
        'compare VEROTEL_SHOP_ID and VEROTEL_SIGNATURE_KEY',
      ),
    ];
  const known = ok(`Verotel takes our signature; cards are charged in ${env.VEROTEL_CURRENCY}`);
  return env.VEROTEL_API_USER
    ? [known]
    : [
        known,
        warning(
          'without VEROTEL_API_USER people give refunds back in the Control Center',
          'ask Verotel for its API',
        ),
      ];
}

async function xendit(env: Env): Promise<Found[]> {
  if (env.XENDIT_CALLBACK_TOKEN && env.ROLE === 'web') return [ok('Xendit: the worker sends payouts')];
  if (!env.XENDIT_SECRET_KEY) return [ok(env.DEMO ? 'Xendit: the sandbox' : 'payouts are paid by hand')];
  const base = env.XENDIT_BASE_URL ?? 'https://api.xendit.co';
  const headers = { authorization: basic(env.XENDIT_SECRET_KEY) };
  const { status } = await ask(`${base}/balance`, { headers });
  return status === 200
    ? [ok('Xendit takes our key')]
    : [
        fault(
          `Xendit answers ${status} to our key`,
          'compare XENDIT_SECRET_KEY, and give it the right to read balances',
        ),
      ];
}

function hookOf(
  env: Env,
  who: string,
  hook: { url: string; events: string[] },
  wanted: readonly string[],
): Found[] {
  const path = `${env.PUBLIC_URL}/api/webhooks/${who.toLowerCase()}`;
  if (hook.url !== path) return [fault(`${who}'s webhook goes to ${hook.url}`, `let it go to ${path}`)];
  const missing = hook.events.includes('*') ? [] : wanted.filter((event) => !hook.events.includes(event));
  return missing.length > 0
    ? [warning(`${who}'s webhook says nothing of ${missing.join(', ')}`, 'add these events at the provider')]
    : [ok(`${who}'s webhook comes to us`)];
}
