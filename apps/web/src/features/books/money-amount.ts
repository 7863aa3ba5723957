import { formatPesos } from '@likha/contract/money';
import { wholeNumber } from '../../lib/format.ts';

/** Of a currency: `₱1,234.50`, or whole credits. */
export function moneyAmount(amount: number, currency: 'PHP' | 'CREDIT'): string {
  return currency === 'PHP' ? formatPesos(amount) : wholeNumber(amount);
}
