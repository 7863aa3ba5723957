import { expect, it } from 'vitest';
import { earningsTexts } from './earnings.texts.generated.ts';

it('counts views and unlocks in Filipino as posts do: English words in their English forms', () => {
  const { viewsCount, unlocksCount } = earningsTexts.fil;
  expect([1, 2, 163].map((count) => viewsCount({ count }))).toEqual(['1 view', '2 views', '163 views']);
  expect([1, 6].map((count) => unlocksCount({ count }))).toEqual(['1 unlock', '6 unlocks']);
});
