import { createCircuitBreaker } from '../http/circuit-breaker.ts';
import type { ProviderHealth } from '../http/provider-error.ts';
import { createProviderHttp, type ProviderAnswer } from '../http/provider-http.ts';
import type { ProviderOptions } from './payment-provider.ts';
import { signVerotel } from './verotel-signature.ts';

export interface VerotelSettings {
  /** `https://secure.verotel.com` or another brand's, or the local sandbox: its pages and how sales stand. */
  baseUrl: string;
  /** `https://controlcenter.verotel.com/api`: refunds. */
  apiUrl: string;
  shopId: string;
  /** Signs what payers are sent with, and what is posted. */
  signatureKey: string;
  /** Of the Control Center's API, which Verotel opens on request; without them a person gives money back there. */
  apiUser: string | undefined;
  apiPassword: string | undefined;
}

/** What a refund was answered; `isSent` is false where it never went out. */
export type Sent = { isSent: true; answer: ProviderAnswer } | { isSent: boolean; error: unknown };

export interface VerotelApi {
  settings: VerotelSettings;
  /** An address of Verotel's with its parameters, signed. */
  signedUrl(path: string, params: Readonly<Record<string, string>>): string;
  /** How a sale stands, as text. @throws ProviderError */
  readSale(by: { saleID: string } | { referenceID: string }): Promise<ProviderAnswer>;
  /** Null without keys to the Control Center. */
  refund: ((saleId: string, form: URLSearchParams) => Promise<Sent>) | null;
  health(): ProviderHealth;
}

const VERSION = '4';
export const SALE_CALL = 'read sale';
export const REFUND_CALL = 'refund sale';

export function createVerotelApi(settings: VerotelSettings, options: ProviderOptions): VerotelApi {
  const breaker = createCircuitBreaker('verotel', options.halfOpenAfterMs);
  // The Control Center is another machine: that it is down keeps nobody from paying.
  const refundBreaker = createCircuitBreaker('verotel', options.halfOpenAfterMs);
  const send = createProviderHttp('verotel', settings.baseUrl, options, breaker);

  function signedPath(path: string, given: Readonly<Record<string, string>>): string {
    const params = { ...given, version: VERSION, shopID: settings.shopId };
    const signature = signVerotel(settings.signatureKey, params);
    return `${path}?${new URLSearchParams({ ...params, signature })}`;
  }

  async function refund(saleId: string, form: URLSearchParams): Promise<Sent> {
    let isSent = false;
    const onCall: ProviderOptions['onCall'] = (call) => {
      isSent = true;
      options.onCall?.(call);
    };
    const post = createProviderHttp('verotel', settings.apiUrl, { ...options, onCall }, refundBreaker);
    const keys = Buffer.from(`${settings.apiUser}:${settings.apiPassword}`).toString('base64');
    try {
      const answer = await post({
        call: REFUND_CALL,
        method: 'POST',
        path: `/sale/${encodeURIComponent(saleId)}/refund`,
        headers: {
          accept: 'application/json; version=2.0.0',
          authorization: `Basic ${keys}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: form.toString(),
      });
      return { isSent: true, answer };
    } catch (error) {
      return { isSent, error };
    }
  }

  return {
    settings,
    signedUrl: (path, params) => `${settings.baseUrl.replace(/\/+$/, '')}${signedPath(path, params)}`,
    readSale: (by) =>
      send({
        call: SALE_CALL,
        method: 'GET',
        path: signedPath('/salestatus', by),
        headers: {},
        answer: 'text',
      }),
    refund: settings.apiUser && settings.apiPassword ? refund : null,
    health: breaker.health,
  };
}
