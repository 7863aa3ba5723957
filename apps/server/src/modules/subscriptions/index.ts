export { changeOffers } from './change-offers.ts';
export { endAtOnce } from './end-at-once.ts';
export { giveMonths, priceGift } from './give-months.ts';
export { grantSubscription } from './grant-subscription.ts';
export { NO_OFFERS, type Offers } from './plan.ts';
export { retryRenewals } from './retry-renewals.ts';
export { startSubscription } from './start-subscription.ts';
export { GRACE_MS } from './subscription.ts';
export { stopAllRenewals } from './subscriptions.queries.ts';
