import type { CreditsDeps } from '../credits/index.ts';

/** Fees that a report tells of are booked by `credits`, with all that it needs. */
export type SettlementsDeps = CreditsDeps;
