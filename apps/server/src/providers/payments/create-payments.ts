import type { PaymentProvider, ProviderName, ProviderOptions } from './payment-provider.ts';
import { createPayMongo } from './paymongo.ts';
import { createPayPal } from './paypal.ts';

export type Payments = Readonly<Record<ProviderName, PaymentProvider>>;

export interface PaymentSettings {
  PAYPAL_BASE_URL?: string | undefined;
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_WEBHOOK_ID?: string | undefined;
  PAYMONGO_BASE_URL?: string | undefined;
  PAYMONGO_SECRET_KEY?: string | undefined;
  PAYMONGO_WEBHOOK_SECRET?: string | undefined;
}

/** Below the 10 seconds that a screen waits for an answer. */
const TIMEOUT_MS = 7000;

/** The same adapters against the real providers or, without keys, against the sandbox (P15). */
export function createPayments(
  settings: PaymentSettings,
  sandboxUrl: string | null,
  now: () => Date,
  onCall: ProviderOptions['onCall'] = () => undefined,
): Payments {
  const options = { timeoutMs: TIMEOUT_MS, now, onCall };
  return {
    paypal: createPayPal(
      {
        baseUrl: settings.PAYPAL_CLIENT_ID
          ? (settings.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com')
          : String(sandboxUrl),
        clientId: settings.PAYPAL_CLIENT_ID ?? 'sandbox-client',
        clientSecret: settings.PAYPAL_CLIENT_SECRET ?? 'sandbox-client-secret',
        webhookId: settings.PAYPAL_WEBHOOK_ID ?? 'SANDBOXWEBHOOK',
      },
      options,
    ),
    paymongo: createPayMongo(
      {
        baseUrl: settings.PAYMONGO_SECRET_KEY
          ? (settings.PAYMONGO_BASE_URL ?? 'https://api.paymongo.com')
          : String(sandboxUrl),
        secretKey: settings.PAYMONGO_SECRET_KEY ?? 'sk_test_sandbox',
        webhookSecret: settings.PAYMONGO_SECRET_KEY ? settings.PAYMONGO_WEBHOOK_SECRET : 'whsk_sandbox',
      },
      options,
    ),
  };
}
