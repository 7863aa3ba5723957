export { decidePayout } from './decide-payout.ts';
export { listPayouts } from './list-payouts.ts';
export { countPending, hasOpenPayouts } from './payouts.queries.ts';
export type { PayoutsDeps } from './payouts-deps.ts';
export { requestPayout } from './request-payout.ts';
export { savePayoutSettings } from './save-settings.ts';
