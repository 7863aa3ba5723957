import type { Charge, ProviderName } from './payment-provider.ts';

/** An order of ours: whose it is, what is owed in pesos, and what its payer was asked for. */
export interface PinnedOrder {
  purchaseId: string;
  amountCentavos: number;
  charge: Charge;
}

/** What an acquirer posted, signed, of money that left: it is told once and by no call. */
export interface AcquirerPost {
  postId: string;
  saleId: string;
  kind: 'credit' | 'chargeback';
  minor: number;
  currency: string;
  receivedAt: Date;
}

/** A refund that was asked for, or is about to be. */
export interface AskedAcquirerRefund {
  refundId: string;
  saleId: string;
  amountCentavos: number;
  minor: number;
  /** `taken`: the acquirer said so. Until then nobody knows, where its answer was lost. */
  state: 'asked' | 'taken';
  askedAt: Date;
}

/**
 * What is kept for an acquirer whose protocol has hosted pages and posts, and too few calls to ask it by: what its orders were pinned at,
 * what it posted, and what was asked of it without a key of ours (P779). Each may be repeated.
 */
export interface AcquirerMemory {
  /** Null for an order that is not ours. */
  findOrder(provider: ProviderName, orderId: string): Promise<PinnedOrder | null>;
  /** Keeps a post once. */
  keepPost(provider: ProviderName, post: AcquirerPost): Promise<void>;
  listPosts(provider: ProviderName, saleId: string): Promise<AcquirerPost[]>;
  listRefunds(provider: ProviderName, saleId: string): Promise<AskedAcquirerRefund[]>;
  /** Writes down that a refund is about to be asked for; false where it was before: then it may have been made. */
  beginRefund(provider: ProviderName, refund: Omit<AskedAcquirerRefund, 'state'>): Promise<boolean>;
  markTaken(refundId: string): Promise<void>;
  /** It was certainly not made: never sent, or refused. */
  dropRefund(refundId: string): Promise<void>;
}
