export { listPayouts } from './list-payouts.ts';
export { countPending, hasOpenPayouts } from './payouts.queries.ts';
export type { PayoutsDeps } from './payouts-deps.ts';
