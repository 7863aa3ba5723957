export { buyCredits } from './buy-credits.ts';
export { creditsJobs } from './credits.jobs.ts';
export { creditsHandlers } from './credits.routes.ts';
export type { CreditsDeps } from './credits-deps.ts';
export { settlePurchase } from './settle-purchase.ts';
export { unlockContent } from './unlock-content.ts';
export { webhookRoutes } from './webhooks.routes.ts';
