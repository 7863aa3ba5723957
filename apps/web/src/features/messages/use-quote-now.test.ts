import { expect, it } from 'vitest';
import { quoteNow } from './use-quote-now.ts';

const quote = { seq: 2, is_own: false, text: 'said in haste', files_count: 1 };

it.each(['unsent', 'removed'] as const)('has no word left of what was %s', (state) => {
  const now = quoteNow(quote, [
    { seq: 1, state: 'sent' },
    { seq: 2, state },
  ]);
  expect(now).toEqual({ ...quote, text: null, files_count: 0 });
  expect(quoteNow(now, [{ seq: 2, state }])).toBe(now);
});

it('stays as it is where its message stands, or is not there', () => {
  expect(quoteNow(quote, [{ seq: 2, state: 'sent' }])).toBe(quote);
  expect(quoteNow(quote, [{ seq: 3, state: 'unsent' }])).toBe(quote);
  expect(quoteNow(null, [{ seq: 2, state: 'unsent' }])).toBeNull();
});
