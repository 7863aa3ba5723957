import type { ProviderHttpOptions } from '../http/provider-error.ts';
import type { PayoutSender } from './payout-sender.ts';
import { createXendit } from './xendit.ts';

export interface PayoutSenderSettings {
  XENDIT_BASE_URL?: string | undefined;
  XENDIT_SECRET_KEY?: string | undefined;
  XENDIT_CALLBACK_TOKEN?: string | undefined;
  DEMO: boolean;
}

/** Below the time that a job may take for one payout. */
const TIMEOUT_MS = 10_000;

/**
 * Who sends payouts (P600): Xendit with its keys, the sandbox in the demo, and nobody otherwise: then people pay by hand
 * from the list (P141).
 */
export function createPayoutSender(
  settings: PayoutSenderSettings,
  sandboxUrl: string | null,
  onCall: ProviderHttpOptions['onCall'] = () => undefined,
): PayoutSender | null {
  const options = { timeoutMs: TIMEOUT_MS, onCall };
  const { XENDIT_SECRET_KEY: secretKey, XENDIT_CALLBACK_TOKEN: callbackToken } = settings;
  // Each role has the one that it works with.
  if (secretKey || callbackToken)
    return createXendit(
      { baseUrl: settings.XENDIT_BASE_URL ?? 'https://api.xendit.co', secretKey, callbackToken },
      options,
    );
  if (!settings.DEMO || sandboxUrl === null) return null;
  return createXendit(
    {
      baseUrl: sandboxUrl,
      secretKey: 'xnd_development_sandbox',
      callbackToken: 'xendit-callback-sandbox',
    },
    options,
  );
}
