import { expect, it } from 'vitest';
import { actionWords } from './action-words.ts';
import { auditTexts } from './audit.texts.generated.ts';

it('says what was done in words, in both languages, and by its name where there are none', () => {
  expect(actionWords('coupon.create', auditTexts.en)).toBe('Coupon created');
  expect(actionWords('user.view', auditTexts.fil)).toBe('Tiningnan ang account');
  expect(actionWords('toy.make', auditTexts.en)).toBe('toy.make');
});
