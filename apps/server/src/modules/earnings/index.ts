export { listDays, listEngagement, listNewSubscribers } from './earnings.queries.ts';
export { lastDays } from './last-days.ts';
export { monthsCompared } from './months-compared.ts';
export { readEarnings } from './read-earnings.ts';
export { recordSale } from './record-sale.ts';
