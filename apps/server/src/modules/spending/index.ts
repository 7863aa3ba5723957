export { refuseBuying } from './refuse-buying.ts';
export { refuseSpending } from './refuse-spending.ts';
export { spendingBounds } from './spending.queries.ts';
