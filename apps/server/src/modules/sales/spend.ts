import type { Filled } from '../../platform/database/index.ts';
import type { EntryDetails } from '../ledger/index.ts';
import type { SaleTerms } from './sale-terms.ts';

/** One spend of a fan's credits with a creator. */
export interface Spend {
  /** The row that this pays for: its id keys the entry, so it has to be a new one. */
  readonly subject: { readonly type: 'unlock' | 'subscription' | 'tip'; readonly id: string };
  /** What the credits are for, where the row does not say it: a subscription of somebody else is a gift, messages and tickets are unlocked. */
  readonly use?: 'gift' | 'message' | 'ticket';
  /** Makes that row and answers its id, or nothing when there is one already. */
  readonly claim: Filled<{ id: string }>;
  readonly fanId: string;
  /** Whole credits. */
  readonly credits: number;
  readonly terms: SaleTerms;
  readonly details: EntryDetails;
  readonly correlationId: string;
  /** Of the figures that are kept in stripes. */
  readonly stripe: number;
}
