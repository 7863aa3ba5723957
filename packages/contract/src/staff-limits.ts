/** Figures that both sides must agree on, of what staff alone has on a page: apart from the others, which everybody loads. No zod here. */

/**
 * What admins may set (P181): percents of a sale, pesos, months, credits. That the parts of a sale add up to no more than all
 * of it is the server's to check.
 */
export const SETTINGS = {
  creatorPercent: { min: 1, max: 99 },
  commissionPercent: { min: 1, max: 50 },
  validityMonths: { min: 1, max: 24 },
  maxEarningsPesos: { min: 10_000, max: 100_000_000 },
  minTransactionPesos: { min: 1, max: 10_000 },
  minPayoutPesos: { min: 100, max: 1_000_000 },
  twoPersonPayoutPesos: { min: 0, max: 10_000_000 },
  /** A day of one creator; 0 is none. */
  instantPayoutPesos: { min: 0, max: 1_000_000 },
  instantFeePesos: { min: 0, max: 99 },
  /** Pesos for one unit of the acquirer's currency; 0 turns it off. */
  foreignRatePesos: { min: 0, max: 1_000 },
  settlementDays: { min: 1, max: 90 },
  earningsHoldDays: { min: 0, max: 90 },
  earningsReservePercent: { min: 0, max: 50 },
  earningsReserveDays: { min: 1, max: 180 },
  restitutionPercent: { min: 0, max: 100 },
  customCredits: { min: 1, max: 100_000 },
  packCredits: { min: 1, max: 100_000 },
  strikeLimit: { min: 1, max: 20 },
  strikeWindowDays: { min: 7, max: 365 },
  accountsPerPayer: { min: 1, max: 50 },
} as const;

/** What a rule of VAT may say (P805), in hundredths of a percent. */
export const VAT_RULE = { rate: 3500, sourceCharacters: 200 } as const;

/** What a rule of withholding may say (P784), in hundredths of a percent and in pesos. */
export const TAX_RULE = {
  rate: 3500,
  share: 10_000,
  threshold: 1_000_000_000,
  sourceCharacters: 200,
} as const;

/** Who Likha is to the tax office (P802). */
export const TAX_IDENTITY = { nameCharacters: 150, addressCharacters: 300 } as const;

/** What a series of invoice numbers may say (P804). */
export const INVOICE_SERIES = { highest: 99_999_999, permitCharacters: 200 } as const;

/** What is said of a payment to the tax office (P791). */
export const REMITTANCE = { referenceCharacters: 100, reasonCharacters: 500 } as const;

/** What is said of money that left the bank for payouts (P954), and after how many days finance should have said it (P956). */
export const FUNDING = { referenceCharacters: 100, reasonCharacters: 500, lateDays: 3 } as const;

/** The most pesos that anybody types of one amount. */
export const MOST_PESOS = 1_000_000_000;
