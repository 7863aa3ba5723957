import type { Answer } from '../../lib/api-types.ts';
import { type Turn, turnOf } from '../../lib/two-people.ts';

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

/** How far saying that it was paid is. @param viewerId who of the staff looks at it */
export function payingOf(
  { needs_two: needsTwo, remittance }: OwedPeriod,
  viewerId: string | undefined,
): Turn {
  const byId = remittance?.asked_by_id ?? null;
  const first = remittance && byId !== null ? { by_id: byId, counts: remittance.counts } : null;
  return turnOf({ needsTwo, first, viewerId });
}

/** How far taking back what was said of its payment is. */
export function takingBackOf(
  { needs_two: needsTwo, remittance }: OwedPeriod,
  viewerId: string | undefined,
): Turn {
  return turnOf({ needsTwo, first: remittance?.back_asked ?? null, viewerId });
}
