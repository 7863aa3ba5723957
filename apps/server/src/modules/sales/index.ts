export { SALE_TERMS, type SaleTerms } from './sale-terms.ts';
export { type SalesDeps, spendCredits } from './spend-credits.ts';
