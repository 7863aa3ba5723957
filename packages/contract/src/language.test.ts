import { expect, it } from 'vitest';
import { LOCALES, languageFrom, languageFromCookie } from './language.ts';
import { formatPesos } from './money.ts';

it.each([
  ['fil-PH,fil;q=0.9,en-US;q=0.8', 'fil'],
  ['en-PH,en;q=0.9,fil;q=0.8', 'en'],
  ['tl', 'fil'],
  ['de-DE,fil;q=0.3,en;q=0.5', 'en'],
  ['en;q=0,fil;q=0.1', 'fil'],
  ['de, *', null],
  ['constructor', null],
  [undefined, null],
])('%s → %s', (accepted, language) => {
  expect(languageFrom(accepted)).toBe(language);
});

it('finds its own cookie among others, and takes no other value', () => {
  expect(languageFromCookie('a=1; likha-language=fil; b=2')).toBe('fil');
  expect(languageFromCookie('likha-language=de')).toBeNull();
  expect(languageFromCookie(undefined)).toBeNull();
});

it('writes pesos and counts alike in both languages, so that they need not be asked for', () => {
  for (const locale of Object.values(LOCALES)) {
    const pesos = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PHP' });
    expect(pesos.format(12_345.6)).toBe(formatPesos(12_345.6));
    expect((1_234_567).toLocaleString(locale)).toBe('1,234,567');
  }
});
