import type { Answer } from '../../lib/api-types.ts';

type OwedMonth = Answer<'GET /admin/tax'>['tax']['months'][number];
type OwedQuarter = Answer<'GET /admin/vat'>['vat']['quarters'][number];

/** A month of what was withheld, or a quarter of VAT, as `/admin/tax` shows it. */
export interface OwedPeriod extends Omit<OwedMonth, 'month' | 'withheld' | 'form'> {
  tax: 'withheld' | 'vat';
  /** As the calls name it: `2026-11`, `2026-Q4`. */
  period: string;
  /** Withheld or put aside in it. */
  added: number;
  form: string;
}

export function periodOfMonth({ month, withheld, ...rest }: OwedMonth): OwedPeriod {
  return { tax: 'withheld', period: month, added: withheld, ...rest };
}

export function periodOfQuarter({ quarter, put_aside: added, ...rest }: OwedQuarter): OwedPeriod {
  return { tax: 'vat', period: quarter, added, form: '2550Q', ...rest };
}
