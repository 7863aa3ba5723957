export { listPayouts } from './list-payouts.ts';
export { erasePayoutSettings, hasOpenPayouts } from './payouts.queries.ts';
export type { PayoutsDeps } from './payouts-deps.ts';
