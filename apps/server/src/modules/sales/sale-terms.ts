/** On what terms a creator sells at this moment; a row of the view `sale_terms`. */
export interface SaleTerms {
  readonly creator_id: string;
  readonly settings_version: number;
  readonly centavos_per_credit: number;
  readonly creator_percent: number;
  readonly affiliate_percent: number;
  readonly affiliate_validity_months: number;
  readonly affiliate_cap_centavos: number;
  readonly affiliate_min_transaction_centavos: number;
  readonly affiliate_id: string | null;
  readonly creator_since: Date;
}

/** The view's columns, for queries that join it. */
export const SALE_TERMS = [
  'terms.creator_id',
  'terms.settings_version',
  'terms.centavos_per_credit',
  'terms.creator_percent',
  'terms.affiliate_percent',
  'terms.affiliate_validity_months',
  'terms.affiliate_cap_centavos',
  'terms.affiliate_min_transaction_centavos',
  'terms.affiliate_id',
  'terms.creator_since',
] as const;
