/** What people have and what became of it, as the rules of `purse-rules.ts` keep it: whole credits, whole centavos, milliseconds. */

/** Of one moment of the settings. */
export interface Terms {
  rate: number;
  creatorPercent: number;
  affiliatePercent: number;
  leastReferred: number;
  leastPayout: number;
}

export interface Fan {
  wallet: number;
  debt: number;
  isBanned: boolean;
}

export type Bucket = 'earnings' | 'affiliate';

export interface Payout {
  bucket: Bucket;
  seller: Seller;
  centavos: number;
  state: 'pending' | 'approved' | 'rejected' | 'paid' | 'failed';
}

export interface Seller {
  standing: 'active' | 'banned' | 'leaving';
  referrer: Seller | null;
  /** Of sales, held or not. */
  earned: number;
  /** Commission by the Philippine day of its sale, while it is held. */
  waiting: Map<number, number>;
  released: Set<number>;
  commission: number;
  debt: number;
  payouts: Payout[];
}

export interface Post {
  seller: Seller;
  price: number;
  isRemoved: boolean;
}

export interface Sale {
  what: 'unlock' | 'tip' | 'month';
  fan: Fan;
  seller: Seller;
  post: Post | null;
  credits: number;
  at: number;
  endsAt: number;
  share: number;
  commission: number;
  /** Of a month: what ended it before its time, as its creator blocked the fan. */
  cutBy: object | null;
  /** Came back because what was sold is gone. */
  restored: { credits: number; borne: number } | null;
}

export interface Purchase {
  fan: Fan;
  credits: number;
  centavos: number;
  at: number;
  isAsked: boolean;
  refunds: { centavos: number; credits: number }[];
  byHand: { centavos: number; isBooked: boolean }[];
  dispute: { centavos: number; state: 'open' | 'won' | 'lost'; taking: Taking | null } | null;
}

/** Money that went back without us. */
export interface Taking {
  fan: Fan;
  purchase: Purchase;
  centavos: number;
  credits: number;
  spent: number;
  debt: number;
  at: number;
  stands: boolean;
  parts: Part[] | null;
}

export interface Part {
  sale: Sale;
  whose: 'creator' | 'affiliate';
  credits: number;
  centavos: number;
  from: { held: number; available: number; debt: number } | null;
  isOver: boolean;
}

export interface Gone {
  key: object;
  why: 'banned' | 'left' | 'removed' | 'blocked';
  seller: Seller;
  post: Post | null;
  at: number;
}

export type Errand = { kind: 'clawback'; taking: Taking } | { kind: 'restitution'; gone: Gone };

export interface Purses {
  terms: Terms;
  sales: Sale[];
  purchases: Purchase[];
  takings: Taking[];
  /** What is to be done later, in its order. */
  errands: Errand[];
}
