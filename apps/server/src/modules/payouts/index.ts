export { erasePayoutSettings, hasOpenPayouts } from './payouts.queries.ts';
