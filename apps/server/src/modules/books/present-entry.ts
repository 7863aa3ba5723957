import { pesosFromCentavos } from '@likha/contract/money';
import type { Balance } from './days.queries.ts';
import type { EntryFacts, PostingRow } from './journal.queries.ts';

export function presentFacts(row: EntryFacts) {
  const { entry_id, at, value_at, reason, subject_type, subject_id, missed_month } = row;
  const moments = { at: at.toISOString(), value_at: value_at?.toISOString() ?? null };
  return { entry_id, ...moments, reason, subject_type, subject_id, missed_month };
}

/** As calls say it: in pesos, or in whole credits. @param amount centavos, or credits */
export function inUnits(amount: number, currency: 'PHP' | 'CREDIT'): number {
  return currency === 'PHP' ? pesosFromCentavos(amount) : amount;
}

export function presentPosting({ currency, debit_account, credit_account, amount }: PostingRow) {
  return { currency, debit_account, credit_account, amount: inUnits(amount, currency) };
}

/** What an account had, what left and came, and what it has. */
export function presentBalance({ currency, opening, debit, credit }: Omit<Balance, 'account'>) {
  return {
    currency,
    opening: inUnits(opening, currency),
    debit: inUnits(debit, currency),
    credit: inUnits(credit, currency),
    closing: inUnits(opening + credit - debit, currency),
  };
}
