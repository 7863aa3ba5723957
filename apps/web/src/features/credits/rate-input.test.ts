import { expect, it } from 'vitest';
import { rateTexts } from './rate.texts.generated.ts';
import { rateProblem } from './rate-input.ts';

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
