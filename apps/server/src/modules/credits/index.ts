export { createAcquirerMemory } from './acquirer/acquirer-memory.queries.ts';
export { buyCredits } from './buy/buy-credits.ts';
export type { CreditsDeps } from './credits-deps.ts';
export { readDebtOf } from './disputes/list-disputes.ts';
export { bookReportedFee } from './fees/record-fee.ts';
export { askRefund } from './refund/ask-refund.ts';
export { settlePurchase } from './settle/settle-purchase.ts';
export { listTransactions, readWallet } from './wallet/read-wallet.ts';
export { replayKeptEvents } from './webhooks/replay-webhooks.ts';
