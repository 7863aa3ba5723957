import { expect, it } from 'vitest';
import { keepRefusal, refusalFrom } from './kept-refusal.ts';

it('keeps a refusal in every language through what can be written down', () => {
  const detail = (language: string) => (language === 'en' ? 'Too few' : 'Kulang');
  const kept = keepRefusal('price_changed', { detail, errors: { amount: detail }, retryAfterSeconds: 2 });
  const { code, details } = refusalFrom(JSON.parse(JSON.stringify(kept)));
  expect(code).toBe('price_changed');
  expect([details.detail?.('en'), details.detail?.('fil')]).toEqual(['Too few', 'Kulang']);
  expect(details.errors?.amount?.('fil')).toBe('Kulang');
  expect(details.retryAfterSeconds).toBe(2);
});

it('reads what was written down before there were two languages', () => {
  const { details } = refusalFrom({ code: 'price_changed', details: { detail: 'The price has changed' } });
  expect(details.detail?.('fil')).toBe('The price has changed');
});
