import { expect, it } from 'vitest';
import { linesOf } from '../../../lib/written-lines.ts';
import { benefitsTexts } from '../benefits.texts.generated.ts';
import { benefitsProblem } from './benefits.ts';

it('says how many benefits there may be, and how long', () => {
  const t = benefitsTexts.en;
  expect(benefitsProblem('a\nb\nc\n\nd\ne\nf\nf', t)).toBeNull();
  for (const value of ['x'.repeat(81), 'a\nb\nc\nd\ne\nf\ng'])
    expect(benefitsProblem(value, t)).toBe('At most 6 lines of 80 characters');
  expect(linesOf(' Letters\n\n A photo a day \nLetters')).toEqual(['Letters', 'A photo a day']);
});
