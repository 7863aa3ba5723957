import { expect, it } from 'vitest';
import { priceWords } from './price-words.ts';
import { secureMediaTexts } from './secure-media.texts.generated.ts';

const words = (typed: string, rate: number | undefined = 1, language: 'en' | 'fil' = 'en') =>
  priceWords(typed, rate, secureMediaTexts[language]);

it('says before saving that ₱25.50 becomes 26 credits', () => {
  expect(words('25.50')).toBe(
    'Fans pay 26 credits, which is ₱26.00 at the current rate: credits are whole, so the price is rounded up.',
  );
  expect(words('25.50', 1, 'fil')).toContain('26 credits ang bayad ng fans, o ₱26.00');
});

it('speaks of no rounding where there is none', () => {
  expect(words(' 25 ')).toBe('Fans pay 25 credits at the current rate.');
  expect(words('25.50', 0.5)).toBe('Fans pay 51 credits at the current rate.');
  expect(words('1')).toBe('Fans pay 1 credit at the current rate.');
});

it.each(['', '0', 'abc', '25.505', '-3'])('says how it is counted while “%s” is no price', (typed) => {
  expect(words(typed)).toBe(secureMediaTexts.en.ppvPriceHint);
});

it('says so, too, while the rate is not there yet', () => {
  expect(priceWords('25.50', undefined, secureMediaTexts.en)).toBe(secureMediaTexts.en.ppvPriceHint);
});
