import { type KeyObject, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../platform/durations.ts';
import type { CircuitBreaker } from '../http/circuit-breaker.ts';
import { ProviderError } from '../http/provider-error.ts';
import { asProviderError, isTemporary, readBounded } from '../http/provider-http.ts';
import { badSignature } from '../http/webhook-body.ts';
import type { ProviderOptions } from './payment-provider.ts';

/** Gives the key behind a certificate's address. @throws ProviderError `bad_signature`, or a retryable one */
export type PayPalCertificates = (address: string) => Promise<KeyObject>;

const FOLDER = '/v1/notifications/certs/';
const WHERE = 'paypal: read certificate';
const MAX_BYTES = 32 * 1024;
const REFUSED_MS = 60 * 60 * 1000;
const DEFAULT_TIMEOUT_MS = 8000;
/** New addresses that are asked for in an hour. PayPal has two or three; who makes some up gets no more of our time. */
const READS = { max: 20, everyMs: 60 * 60 * 1000 };

/**
 * Certificates of PayPal's, each read once a day at most and only from PayPal: the address comes with the webhook, so
 * whoever sends one could name a server of their own.
 * @param baseUrl where PayPal's API is: at PayPal's own host certificates are PayPal's, at a stand-in they are the stand-in's
 */
export function createPayPalCertificates(
  baseUrl: string,
  options: ProviderOptions,
  breaker: CircuitBreaker,
): PayPalCertificates {
  const now = options.now ?? (() => new Date());
  const time = { perf: { now: () => now().getTime() }, ttlResolution: 0 };
  const kept = new LRUCache<string, Promise<KeyObject>>({ max: 8, ttl: DAY_MS, ...time });
  const refused = new LRUCache<string, true>({ max: 200, ttl: REFUSED_MS, ...time });
  const reads = new LRUCache<number, true>({ max: READS.max, ttl: READS.everyMs, ...time });
  let count = 0;

  async function read(address: string): Promise<KeyObject> {
    reads.purgeStale();
    if (reads.size >= READS.max)
      throw new ProviderError('unavailable', `${WHERE}: too many addresses`, { retryable: true });
    count += 1;
    reads.set(count, true);
    const pem = await breaker.run(WHERE, () => download(address, options.timeoutMs ?? DEFAULT_TIMEOUT_MS));
    const key = pem === null ? null : keyOf(pem, now());
    if (key) return key;
    refused.set(address, true);
    throw badSignature('its certificate is none');
  }

  return function keyAt(address) {
    if (!isCertificateAddress(address, baseUrl)) throw badSignature('its certificate is not at PayPal');
    if (refused.has(address)) throw badSignature('its certificate is none');
    const known = kept.get(address);
    if (known) return known;
    const reading = read(address);
    kept.set(address, reading);
    reading.catch(() => kept.delete(address));
    return reading;
  };
}

/** PayPal's host itself or one below it, by https, at the usual port; sandbox and live apart. */
export function isCertificateAddress(address: string, baseUrl: string): boolean {
  const [url, base] = [URL.parse(address), new URL(baseUrl)];
  if (!url?.pathname.startsWith(FOLDER) || url.username || url.password || url.search) return false;
  if (!isPayPal(base)) return url.origin === base.origin;
  return isPayPal(url) && isSandbox(url) === isSandbox(base);
}

function isPayPal({ protocol, hostname, port }: URL): boolean {
  return protocol === 'https:' && port === '' && hostname.endsWith('.paypal.com');
}

function isSandbox({ hostname }: URL): boolean {
  return hostname.endsWith('.sandbox.paypal.com');
}

/** @returns null when there is no such certificate */
async function download(address: string, timeoutMs: number): Promise<string | null> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (isTemporary(response.status)) {
      await response.body?.cancel();
      throw new ProviderError('unavailable', `${WHERE} answered ${response.status}`, { retryable: true });
    }
    const text = await readBounded(response, WHERE, MAX_BYTES);
    return response.status === 200 ? text : null;
  } catch (error) {
    throw asProviderError(error, WHERE);
  }
}

/** The first certificate of a chain is the one that signs. */
function keyOf(pem: string, now: Date): KeyObject | null {
  try {
    const { publicKey, validFrom, validTo } = new X509Certificate(pem);
    const isValid = Date.parse(validFrom) <= now.getTime() && now.getTime() < Date.parse(validTo);
    return isValid && publicKey.asymmetricKeyType === 'rsa' ? publicKey : null;
  } catch {
    return null;
  }
}
