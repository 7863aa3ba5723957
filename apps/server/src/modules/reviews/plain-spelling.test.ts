import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInReadings, plainKeyword, readingsOf } from './plain-spelling.ts';

const isIn = (keyword: string, text: string) => isInReadings(plainKeyword(keyword), readingsOf(text));

describe('a keyword', () => {
  it.each([
    ['spam', 'This is SPAM!'],
    ['spam', 'spám and eggs'],
    ['spam', 'ｓｐａｍ'],
    ['spam', '𝓼𝓹𝓪𝓶'],
    ['spam', 'ѕраm'],
    ['spam', 'sp4m'],
    ['spam', '$p@m'],
    ['spam', 's p a m'],
    ['spam', 'buy  s  p  a  m  now'],
    ['spam', 's.p.a.m'],
    ['spam', 's-p-a-m, cheap'],
    ['spam', 'sp\u200bam'],
    ['spam', 's\u00adp\u2060a\ufeffm'],
    ['spam', 'spa\u0301\u0302m'],
    ['spam', 'hello,spam'],
    ['Libre', 'l1bre'],
    ['libre', 'li|bre l!bre'],
    ['onlyfans link', 'OnlyFans   LINK'],
    ['onlyfans link', 'only-fans link'],
    ['5000 agad', '5000 agad!'],
    ['señorita', 'senorita'],
    ['wow!', 'wow'],
    ['spam', 'spaaam'],
    ['spam', 'buy sppaamm now'],
    ['spam', 'sp\nam'],
    ['murang load', 'muraaang load'],
    ['spam', 'sp<b>am</b>'],
    ['libre', 'erbil'],
    ['murang load', 'daol gnarum'],
    ['libre', 'erbbiil'],
    // Letters drawn otherwise, and what cannot be seen though it counts as a letter.
    ['spam', 'ꜱᴘᴀᴍ'],
    ['spam', '🆂🅿🅰🅼 🅢🅟🅐🅜'],
    ['spam', '🇸🇵🇦🇲'],
    ['spam', 'ꓢꓑꓮꓟ'],
    ['spam', 'ʂþɑɱ'],
    ['spam', 'sp\u3164a\u115f\uffa0m'],
    // Signs that may be letters, and may be gaps.
    ['spam', '@spam'],
    ['spam', 's|p|a|m'],
    ['spam', 's@p@a@m'],
    ['ass', 'a$$'],
    ['pera agad', 'p3r@ ag@d'],
    ['puta', 'pu+a'],
    ['bobo', '6o6o'],
    // Spaces between letters of several words, and around them.
    ['spam', 'buy a s p a m'],
    ['spam', 's p aaa m'],
    ['murang load', 'm u r a n g l o a d'],
    ['murang load', 'm u r a n g  l o a d'],
    ['tang ina', 'tangina'],
    ['5000 agad', '5 0 0 0 a g a d'],
    // What addresses are made of.
    ['spam', 'https://x.com/sp%61m'],
    ['spam', 'https://x.com/s%70%61m?q=1'],
    ['murang load', 'https://x.com/?q=murang%20load'],
    ['spam', new URL('https://sp\u0430m.com/').href],
    // Letters that are left to be guessed.
    ['spam', 's*am'],
    ['spam', 'ang s**m na ito'],
    ['tang ina', 't*ng ina'],
  ])('%j is in %j', (keyword, text) => {
    expect(isIn(keyword, text)).toBe(true);
  });

  it.each([
    ['spam', 'class pamphlet'],
    ['spam', 'spammer'],
    ['spam', 'as pam said'],
    ['ass', 'a class assembly'],
    ['spam', ''],
    ['!!!', 'anything !!! at all'],
    ['spam', 's p a n'],
    ['loot', 'lot'],
    ['ass', 'aass'],
    ['spam', 'maps'],
    ['spam', 'a < b and spa > m'],
    // Figures are no words.
    ['bobo', 'kuwarto 8080'],
    ['gago', '₱9490'],
    ['tite', 'code 7173'],
    ['5000 agad', '50000 agad'],
    // Words that begin or end as others do, set apart for a heading.
    ['rape', 'G R A P E'],
    ['ass', 'L A S S'],
    ['may be', 'maybe'],
    ['spam', 'https://x.com/%ffspa%E0%A4'],
    // Nothing is left of it to know it by.
    ['spam', 's***'],
    ['spam', '****'],
    ['solo', '5*10'],
    ['spam', '*spa* *m*'],
  ])('%j is not in %j', (keyword, text) => {
    expect(isIn(keyword, text)).toBe(false);
  });

  it('is found in itself, in any case, with anything invisible in it', () => {
    const letters = fc.stringMatching(/^[a-z]{2,12}$/);
    const hidden = fc.constantFrom('\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff', '\u0301', '');
    fc.assert(
      fc.property(
        letters,
        fc.array(hidden, { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        (word, signs, up) => {
          const text = [...word].map((letter, at) => letter + signs[at]).join('');
          return isIn(word, `x ${up ? text.toUpperCase() : text} y`);
        },
      ),
    );
  });

  // Of readings that multiply with the text it would not come to an end.
  it('is looked for in the longest text', () => {
    const keywords = Array.from({ length: 1000 }, (_, at) => plainKeyword(`keyword ${at}`));
    for (const text of [
      'a '.repeat(2500),
      '!'.repeat(5000),
      's p a m '.repeat(625),
      '@$|'.repeat(1666),
      'a*b '.repeat(1250),
    ]) {
      const readings = readingsOf(text);
      expect(keywords.filter((plain) => isInReadings(plain, readings))).toEqual([]);
    }
  });
});
