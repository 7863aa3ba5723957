import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { approvalRoutes } from './approval/approval-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { createFaults } from './faults.ts';
import { payMongoBehaviour } from './paymongo/paymongo-behaviour.ts';
import { payMongoRoutes } from './paymongo/paymongo-routes.ts';
import { signPayMongo } from './paymongo/paymongo-signature.ts';
import { createPayPalTokens } from './paypal/paypal-auth.ts';
import { payPalBehaviour } from './paypal/paypal-behaviour.ts';
import { payPalRoutes } from './paypal/paypal-routes.ts';
import { createPayPalSigner, generateSigningKeyPem } from './paypal/paypal-signature.ts';
import { commit, type Sandbox } from './sandbox.ts';
import { type Credentials, defaultCredentials, type ProviderName, type SandboxSettings } from './settings.ts';
import { openStore, type Store } from './store.ts';
import { creditUntaken, verotelBehaviour } from './verotel/verotel-behaviour.ts';
import { verotelRoutes } from './verotel/verotel-routes.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { createPayoutClock } from './xendit/payout-clock.ts';
import { xenditRoutes } from './xendit/xendit-routes.ts';

export interface SandboxOptions extends Partial<Omit<SandboxSettings, 'credentials' | 'webhookUrls'>> {
  webhookUrls?: Partial<Record<ProviderName, string | null>>;
  credentials?: Partial<Credentials>;
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
  /** Attempts of one webhook, the first included. Default 6. */
  webhookAttempts?: number;
  /** Before the second attempt, doubled each time. Default 500. */
  webhookRetryDelayMs?: number;
  webhookTimeoutMs?: number;
}

/**
 * A server that speaks the HTTP APIs of PayPal, PayMongo, Verotel and Xendit with play money (P15). Listen on any port;
 * addresses in its answers follow. Closing it stops webhooks and drops calls that a fault left hanging.
 * @throws Error when the state file is damaged
 */
export async function buildSandbox(options: SandboxOptions = {}): Promise<FastifyInstance> {
  const settings = completeSettings(options);
  const app = Fastify({
    logger: options.logger ?? false,
    forceCloseConnections: true,
    // Providers do not guess: a number where a text belongs is an error.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  const now = options.now ?? (() => new Date());
  const publicUrl = () => settings.publicUrl ?? app.listeningOrigin;
  const store = openStore(settings.statePath);
  const { paypalWebhookId } = settings.credentials;
  const signer = createPayPalSigner(signingKeyOf(store), paypalWebhookId);
  const sender = createWebhookSender({
    urls: settings.webhookUrls,
    store,
    sign: ({ provider, body }) => {
      const { paymongoWebhookSecret, xenditCallbackToken } = settings.credentials;
      if (provider === 'paypal') return signer.sign(body, now(), publicUrl());
      if (provider === 'paymongo') return signPayMongo(paymongoWebhookSecret, body, now());
      // Verotel's signature is one of the parameters.
      return provider === 'verotel' ? {} : { 'x-callback-token': xenditCallbackToken };
    },
    onGivenUp: ({ provider, orderId, kind }) => {
      const credit = provider === 'verotel' ? creditUntaken(sandbox, orderId, kind) : null;
      if (credit) commit(sandbox, credit);
    },
    maxAttempts: options.webhookAttempts ?? 6,
    retryDelayMs: options.webhookRetryDelayMs ?? 500,
    timeoutMs: options.webhookTimeoutMs ?? 10_000,
  });

  const sandbox: Sandbox = { settings, store, sender, faults: createFaults(), now, publicUrl };
  const behaviours = {
    paypal: payPalBehaviour(sandbox),
    paymongo: payMongoBehaviour(sandbox),
    verotel: verotelBehaviour(sandbox),
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(payPalRoutes, { sandbox, signer, tokens: createPayPalTokens(now) });
  await app.register(payMongoRoutes, { sandbox });
  await app.register(verotelRoutes, { sandbox });
  const payoutClock = createPayoutClock(sandbox, settings.payoutStepMs);
  await app.register(xenditRoutes, { sandbox, clock: payoutClock });
  await app.register(approvalRoutes, { sandbox, behaviours });
  await app.register(controlRoutes, { sandbox, behaviours });
  app.addHook('onListen', async () => {
    sender.resume();
    for (const payout of store.payouts.values()) payoutClock.start(payout);
  });
  app.addHook('onClose', async () => {
    payoutClock.stop();
    await sender.close();
    store.close();
  });
  return app;
}

function completeSettings(options: SandboxOptions): SandboxSettings {
  const noUrls: Record<ProviderName, string | null> = {
    paypal: null,
    paymongo: null,
    verotel: null,
    xendit: null,
  };
  return {
    statePath: options.statePath ?? null,
    publicUrl: options.publicUrl ?? null,
    merchantName: options.merchantName ?? 'Likha',
    webhookUrls: { ...noUrls, ...options.webhookUrls },
    payoutStepMs: options.payoutStepMs ?? null,
    credentials: { ...defaultCredentials, ...options.credentials },
  };
}

/** The key outlives the process, so that a webhook signed before a restart is still authentic after it. */
function signingKeyOf(store: Store): string {
  if (store.signingKeyPem === null) store.save({ signingKeyPem: generateSigningKeyPem() });
  return store.signingKeyPem ?? '';
}
