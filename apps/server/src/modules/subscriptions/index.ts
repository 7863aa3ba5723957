export { grantSubscription } from './grant-subscription.ts';
export { stopAllRenewals, stopRenewal } from './subscriptions.queries.ts';
