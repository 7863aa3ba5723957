export { grantSubscription } from './grant-subscription.ts';
export { retryRenewals } from './retry-renewals.ts';
export { stopAllRenewals, stopRenewal } from './subscriptions.queries.ts';
