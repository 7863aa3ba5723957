/** `rejected`: the provider understood and refused; the others speak for themselves. */
export type ProviderErrorCode = 'timeout' | 'unavailable' | 'rejected' | 'bad_signature' | 'malformed';

/** A call that gave no outcome. The message is for logs: it names provider, call and code, never a secret. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  /** Whether the very same call may succeed later. */
  readonly retryable: boolean;

  constructor(code: ProviderErrorCode, message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable;
  }
}

/** `open`: no call goes out and each fails at once. `half_open`: the next one tries. */
export type ProviderHealth = 'closed' | 'open' | 'half_open';

export interface ProviderHttpOptions {
  /** For a whole call, the answer's body included. Default 8000. */
  timeoutMs?: number;
  /** Default 256 KiB. */
  maxResponseBytes?: number;
  /** How long no call goes out after the provider stopped answering. Default 15000. */
  halfOpenAfterMs?: number;
  /** Told of each call that went out: what was asked, `answered` or why not, and how long it took. */
  onCall?: (call: ProviderCall) => void;
}

export interface ProviderCall {
  /** The company: `paypal`, `paymongo`, `xendit`. */
  provider: string;
  call: string;
  outcome: 'answered' | ProviderErrorCode;
  seconds: number;
}

export interface WebhookDelivery {
  /** As Node gives them: names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** The exact bytes received: signatures are over bytes, not over parsed JSON. */
  rawBody: Buffer;
  now: Date;
}
