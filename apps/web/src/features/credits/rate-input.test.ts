import { expect, it } from 'vitest';
import { rateTexts } from './rate.texts.generated.ts';
import { isTypedRate, rateProblem } from './rate-input.ts';

it.each([
  ['', 'Invalid Rate'],
  ['0', 'Invalid Rate'],
  ['-1', 'Invalid Rate'],
  ['abc', 'Invalid Rate'],
  ['1.005', 'Invalid Rate'],
  ['100.01', 'Rate Too High'],
  ['1000', 'Rate Too High'],
])('refuses %s', (text, title) => {
  expect(rateProblem(text, rateTexts.en)?.title).toBe(title);
});

it.each(['0.01', '1', '1.25', '100'])('takes %s', (text) => {
  expect(rateProblem(text, rateTexts.en)).toBeNull();
});

it.each(['0.70', '0.7', ' 0.70 ', '₱0.70', '₱ 0.7'])('knows 0.70 typed as %s', (text) => {
  expect(isTypedRate(text, 0.7)).toBe(true);
});

it.each(['', '0.07', '7', '70', '0.700', '0,70', '.7', '0.7 pesos', '-0.7', '7e-1'])(
  'does not take %s for 0.70',
  (text) => {
    expect(isTypedRate(text, 0.7)).toBe(false);
  },
);
