import { expect, it } from 'vitest';
import { rateTexts } from './rate.texts.generated.ts';
import { revaluation } from './revaluation.ts';

it.each([
  [250, 'en', '₱250.00 more for 1,000 credits, paid by promotions'],
  [-250, 'en', '₱250.00 less for 1,000 credits, back to promotions'],
  [250, 'fil', '₱250.00 na dagdag para sa 1,000 credits, bayad ng promotions'],
  [-250, 'fil', '₱250.00 na bawas para sa 1,000 credits, balik sa promotions'],
] as const)('a revaluation by %s says “credits” once (%s)', (revalued, language, words) => {
  expect(revaluation({ revalued, credits_in_circulation: 1000 }, rateTexts[language])).toBe(words);
});
