export { grantSubscription } from './grant-subscription.ts';
