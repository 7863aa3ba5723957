export { listBeginnings, listDays, listEngagement, listNewSubscribers } from './earnings.queries.ts';
export { firstHeldDay } from './hold.ts';
export { askedDays, lastDays } from './last-days.ts';
export { monthsCompared } from './months-compared.ts';
export { presentAvailable } from './present-available.ts';
export { readAvailable } from './read-available.ts';
export { readEarnings } from './read-earnings.ts';
export { recordSale } from './record-sale.ts';
