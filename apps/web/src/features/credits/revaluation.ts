import { formatCredits, formatPesos } from '@likha/contract/money';
import type { Answer } from '../../lib/api-types.ts';
import type { RateTexts } from './rate.texts.generated.ts';

type Change = Answer<'GET /credits/admin/rate-changes'>['rate_changes'][number];

/** What a change of the rate made of the credits in circulation, in words (P184). */
export function revaluation(
  { revalued, credits_in_circulation: held }: Pick<Change, 'revalued' | 'credits_in_circulation'>,
  t: RateTexts,
): string {
  if (revalued === 0) return t.revaluedNothing;
  const words = { pesos: formatPesos(Math.abs(revalued)), credits: formatCredits(held) };
  return revalued > 0 ? t.revaluedUp(words) : t.revaluedDown(words);
}
