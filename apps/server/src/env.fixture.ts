import { EnvError, readEnv } from './env.ts';

export const STRONG = '4f1c9b7e02ad83566ec1f09d7b35a248';

/** With real money. */
export const live = {
  DATABASE_URL: 'postgresql://u@h/d',
  PAYPAL_CLIENT_ID: 'a',
  PAYPAL_CLIENT_SECRET: 'b',
  PAYPAL_WEBHOOK_ID: 'c',
  PAYMONGO_SECRET_KEY: 'd',
  PAYMONGO_WEBHOOK_SECRET: 'e',
};

export const EDGE = {
  MEDIA_DIRECT: 'edge',
  MEDIA_DIRECT_URL: 'https://cdn.likha.example',
  MEDIA_DIRECT_SECRET: STRONG.replace('4', '6'),
};

/** What is said where this stops the start; empty where it does not. */
export function refusalOf(source: Record<string, string>): string {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
}
