/** Who takes money from payers. */
export type PayerProviderName = 'paypal' | 'paymongo' | 'verotel';
/** Everybody whose HTTP this server speaks; Xendit pays out. */
export type ProviderName = PayerProviderName | 'xendit';

export interface Credentials {
  paypalClientId: string;
  paypalClientSecret: string;
  paypalWebhookId: string;
  paymongoSecretKey: string;
  paymongoWebhookSecret: string;
  verotelShopId: string;
  verotelSignatureKey: string;
  verotelApiUser: string;
  verotelApiPassword: string;
  xenditSecretKey: string;
  xenditCallbackToken: string;
}

export interface SandboxSettings {
  /** The journal's file; null keeps everything in memory. */
  statePath: string | null;
  /** How browsers reach this server; null means the address it listens on. */
  publicUrl: string | null;
  merchantName: string;
  webhookUrls: Record<ProviderName, string | null>;
  /** Milliseconds until a payout takes its next step; null leaves that to the control calls. */
  payoutStepMs: number | null;
  credentials: Credentials;
}

export interface MainSettings extends SandboxSettings {
  port: number;
  host: string;
}

/** Not secrets: they open nothing but a local sandbox. The main server is given the same ones. */
export const defaultCredentials: Credentials = {
  paypalClientId: 'sandbox-client',
  paypalClientSecret: 'sandbox-client-secret',
  paypalWebhookId: 'SANDBOXWEBHOOK',
  paymongoSecretKey: 'sk_test_sandbox',
  paymongoWebhookSecret: 'whsk_sandbox',
  verotelShopId: '100000',
  verotelSignatureKey: 'verotel-signature-sandbox',
  verotelApiUser: 'verotel-sandbox',
  verotelApiPassword: 'verotel-password-sandbox',
  xenditSecretKey: 'xnd_development_sandbox',
  xenditCallbackToken: 'xendit-callback-sandbox',
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. Credentials have names of their own, so that real keys in the same environment
 * can never end up here.
 * @throws Error naming the variable that is wrong
 */
export function readSettings(env: Environment): MainSettings {
  return {
    port: readPort(env),
    host: env.SANDBOX_HOST || '127.0.0.1',
    statePath: env.SANDBOX_STATE || null,
    publicUrl: readUrl(env, 'SANDBOX_PUBLIC_URL'),
    merchantName: env.SANDBOX_MERCHANT || 'Likha',
    webhookUrls: {
      paypal: readUrl(env, 'WEBHOOK_URL_PAYPAL'),
      paymongo: readUrl(env, 'WEBHOOK_URL_PAYMONGO'),
      verotel: readUrl(env, 'WEBHOOK_URL_VEROTEL'),
      xendit: readUrl(env, 'WEBHOOK_URL_XENDIT'),
    },
    payoutStepMs: readStep(env),
    credentials: readCredentials(env),
  };
}

function readPort(env: Environment): number {
  const text = env.SANDBOX_PORT || '3001';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new Error('SANDBOX_PORT must be a port number');
  return port;
}

function readStep(env: Environment): number {
  const text = env.SANDBOX_PAYOUT_STEP_MS || '2000';
  if (!/^\d{1,7}$/.test(text)) throw new Error('SANDBOX_PAYOUT_STEP_MS must be milliseconds');
  return Number(text);
}

function readUrl(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new Error(`${name} must be an http(s) address`);
  return text.replace(/\/+$/, '');
}

function readCredentials(env: Environment): Credentials {
  const paymongoSecretKey = env.SANDBOX_PAYMONGO_SECRET_KEY || defaultCredentials.paymongoSecretKey;
  if (!paymongoSecretKey.startsWith('sk_test_')) {
    throw new Error('SANDBOX_PAYMONGO_SECRET_KEY must be a test key (sk_test_…)');
  }
  return {
    paypalClientId: env.SANDBOX_PAYPAL_CLIENT_ID || defaultCredentials.paypalClientId,
    paypalClientSecret: env.SANDBOX_PAYPAL_CLIENT_SECRET || defaultCredentials.paypalClientSecret,
    paypalWebhookId: env.SANDBOX_PAYPAL_WEBHOOK_ID || defaultCredentials.paypalWebhookId,
    paymongoSecretKey,
    paymongoWebhookSecret: env.SANDBOX_PAYMONGO_WEBHOOK_SECRET || defaultCredentials.paymongoWebhookSecret,
    verotelShopId: env.SANDBOX_VEROTEL_SHOP_ID || defaultCredentials.verotelShopId,
    verotelSignatureKey: env.SANDBOX_VEROTEL_SIGNATURE_KEY || defaultCredentials.verotelSignatureKey,
    verotelApiUser: env.SANDBOX_VEROTEL_API_USER || defaultCredentials.verotelApiUser,
    verotelApiPassword: env.SANDBOX_VEROTEL_API_PASSWORD || defaultCredentials.verotelApiPassword,
    xenditSecretKey: env.SANDBOX_XENDIT_SECRET_KEY || defaultCredentials.xenditSecretKey,
    xenditCallbackToken: env.SANDBOX_XENDIT_CALLBACK_TOKEN || defaultCredentials.xenditCallbackToken,
  };
}
