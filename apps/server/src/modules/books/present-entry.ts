import type { EntryFacts, PostingRow } from './journal.queries.ts';

const CENTAVOS = 100;

export function presentFacts(row: EntryFacts) {
  const { entry_id, at, value_at, reason, subject_type, subject_id, missed_month } = row;
  const moments = { at: at.toISOString(), value_at: value_at?.toISOString() ?? null };
  return { entry_id, ...moments, reason, subject_type, subject_id, missed_month };
}

/** In pesos, or in whole credits. */
export function presentPosting({ currency, debit_account, credit_account, amount }: PostingRow) {
  return {
    currency,
    debit_account,
    credit_account,
    amount: currency === 'PHP' ? amount / CENTAVOS : amount,
  };
}
