import { SPENDING_LIMIT } from '@likha/contract/late-limits';
import { plainNumber } from '../../lib/typed-number.ts';

/** What somebody typed as a limit: whole credits, null for none, `undefined` where it is neither. Commas between thousands are fine. */
export function limitFrom(typed: string): number | null | undefined {
  const plain = plainNumber(typed);
  if (plain === '') return null;
  if (!/^\d{1,7}$/.test(plain)) return undefined;
  const credits = Number(plain);
  return credits >= SPENDING_LIMIT.min && credits <= SPENDING_LIMIT.max ? credits : undefined;
}
