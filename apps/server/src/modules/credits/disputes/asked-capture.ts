import type { ProviderName } from '../../../providers/payments/payment-provider.ts';

/** A capture that we know, and when its provider was asked about it. */
export interface AskedCapture {
  readonly provider: ProviderName;
  readonly captureId: string;
  readonly purchaseId: string;
  /** Before the question went out: of two answers the one that was asked for later counts. */
  readonly askedAt: Date;
}
