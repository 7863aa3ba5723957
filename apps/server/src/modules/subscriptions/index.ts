export { grantSubscription } from './grant-subscription.ts';
export { stopAllRenewals } from './subscriptions.queries.ts';
