import { BENEFITS } from '@likha/contract/late-limits';
import { linesOf } from '../../../lib/written-lines.ts';
import type { BenefitsTexts } from '../benefits.texts.generated.ts';

/** What is wrong with benefits, one on each line, before they are sent (P411). */
export function benefitsProblem(value: string, t: BenefitsTexts): string | null {
  const lines = linesOf(value);
  const isShort = lines.every((line) => line.length <= BENEFITS.characters);
  return isShort && lines.length <= BENEFITS.count ? null : t.bounds(BENEFITS);
}
