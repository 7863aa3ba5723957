export type ProviderName = 'paypal' | 'paymongo';

export interface Credentials {
  paypalClientId: string;
  paypalClientSecret: string;
  paypalWebhookId: string;
  paymongoSecretKey: string;
  paymongoWebhookSecret: string;
}

export interface SandboxSettings {
  /** The journal's file; null keeps everything in memory. */
  statePath: string | null;
  /** How browsers reach this server; null means the address it listens on. */
  publicUrl: string | null;
  merchantName: string;
  webhookUrls: Record<ProviderName, string | null>;
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
    },
    credentials: readCredentials(env),
  };
}

function readPort(env: Environment): number {
  const text = env.SANDBOX_PORT || '3001';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new Error('SANDBOX_PORT must be a port number');
  return port;
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
  };
}
