import type { AcquirerMemory } from './acquirer-memory.ts';
import {
  type PaymentProvider,
  type ProviderName,
  type ProviderOptions,
  providerNames,
} from './payment-provider.ts';
import { createPayMongo } from './paymongo.ts';
import { createPayPal } from './paypal.ts';
import { createVerotel, type VerotelSettings } from './verotel.ts';

export type Payments = Readonly<Record<ProviderName, PaymentProvider>>;

export interface PaymentSettings {
  PAYPAL_BASE_URL?: string | undefined;
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_WEBHOOK_ID?: string | undefined;
  PAYMONGO_BASE_URL?: string | undefined;
  PAYMONGO_SECRET_KEY?: string | undefined;
  PAYMONGO_WEBHOOK_SECRET?: string | undefined;
  VEROTEL_BASE_URL?: string | undefined;
  VEROTEL_API_URL?: string | undefined;
  VEROTEL_SHOP_ID?: string | undefined;
  VEROTEL_SIGNATURE_KEY?: string | undefined;
  VEROTEL_API_USER?: string | undefined;
  VEROTEL_API_SECRET?: string | undefined;
}

/** Who can be paid with: whoever has keys, and in the demo whoever has the sandbox in their place. */
export function findPayers(
  settings: PaymentSettings & { DEMO: boolean },
  sandboxUrl: string | null,
): ReadonlySet<ProviderName> {
  const isThere: Record<ProviderName, boolean> = {
    paypal: settings.DEMO || Boolean(settings.PAYPAL_CLIENT_ID),
    paymongo: settings.DEMO || Boolean(settings.PAYMONGO_SECRET_KEY),
    verotel: sandboxUrl !== null || Boolean(settings.VEROTEL_SHOP_ID),
  };
  return new Set(providerNames.filter((name) => isThere[name]));
}

export const VEROTEL_ADDRESS = 'https://secure.verotel.com';

/** Below the 10 seconds that a screen waits for an answer. */
const TIMEOUT_MS = 7000;

/** The same adapters against the real providers or, without keys, against the sandbox (P15). */
export function createPayments(
  settings: PaymentSettings,
  sandboxUrl: string | null,
  memory: AcquirerMemory,
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
    verotel: createVerotel(verotelSettings(settings, sandboxUrl), memory, options),
  };
}

function verotelSettings(settings: PaymentSettings, sandboxUrl: string | null): VerotelSettings {
  const { VEROTEL_SHOP_ID: shopId, VEROTEL_SIGNATURE_KEY: signatureKey } = settings;
  if (shopId && signatureKey)
    return {
      baseUrl: settings.VEROTEL_BASE_URL ?? VEROTEL_ADDRESS,
      apiUrl: settings.VEROTEL_API_URL ?? 'https://controlcenter.verotel.com/api',
      shopId,
      signatureKey,
      apiUser: settings.VEROTEL_API_USER,
      apiPassword: settings.VEROTEL_API_SECRET,
    };
  return {
    baseUrl: String(sandboxUrl),
    apiUrl: `${sandboxUrl}/api`,
    shopId: '100000',
    signatureKey: 'verotel-signature-sandbox',
    apiUser: 'verotel-sandbox',
    apiPassword: 'verotel-password-sandbox',
  };
}
