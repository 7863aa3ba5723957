export { buyCredits } from './buy/buy-credits.ts';
export type { CreditsDeps } from './credits-deps.ts';
export { settlePurchase } from './settle/settle-purchase.ts';
export { replayKeptEvents } from './webhooks/replay-webhooks.ts';
