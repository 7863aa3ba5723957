export { type CreatorTerms, findCreatorTerms } from './creator-terms.queries.ts';
export { refuseUnpaid } from './refuse-unpaid.ts';
export { SALE_TERMS, type SaleTerms } from './sale-terms.ts';
export { type SalesDeps, spendCredits } from './spend-credits.ts';
export { addMonths, percentOf } from './split.ts';
