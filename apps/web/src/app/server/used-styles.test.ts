import { expect, it } from 'vitest';
import { createUsedStyles } from './used-styles.ts';

const used = (css: string, html: string) => createUsedStyles(css, (styles) => styles)(html);
const PAGE = '<div class="card wide"><p class="card">.open ā</p><a data-class="shut">class="menu"</a></div>';

it.each([
  ['a rule of a class that the page has', '.card{a:b}', '.card{a:b}'],
  ['no rule of one that it only speaks of', '.open{a:b}', ''],
  ['what needs both only where both are', '.card .wide{a:b}.card .open{a:b}', '.card .wide{a:b}'],
  ['a rule that one of its selectors keeps', '.open,.wide{a:b}', '.open,.wide{a:b}'],
  ['what names no class', ':root{--a:b}a:hover,*{a:b}', ':root{--a:b}a:hover,*{a:b}'],
  ['what must not be there, or may be another', '.card:not(.open){a:b}:is(.open,.shut) p{a:b}', null],
  [
    'what a touch or an attribute changes',
    '.card:hover{a:b}.card[data-x="y"]{a:b}',
    '.card:hover{a:b}.card[data-x="y"]{a:b}',
  ],
  [
    'of a width or a layer what is used, and none that is left empty',
    '@media (width>1px){.card{a:b}.open{a:b}}@layer x{.open{a:b}}@layer x,y;',
    '@media (width>1px){.card{a:b}}@layer x,y;',
  ],
  [
    'a font of characters that the page has',
    '@font-face{unicode-range:U+20-7E,U+A0}@font-face{unicode-range:U+20B1}@font-face{unicode-range:U+0100-02BA,U+1E00-1E9F}',
    '@font-face{unicode-range:U+20-7E,U+A0}@font-face{unicode-range:U+0100-02BA,U+1E00-1E9F}',
  ],
  ['a font and a movement', '@font-face{a:b}@keyframes x{to{a:b}}', '@font-face{a:b}@keyframes x{to{a:b}}'],
])('keeps %s', (_, css, kept) => expect(used(css, PAGE)).toBe(kept ?? css));

it('knows a name that the styles escape', () => {
  expect(used(String.raw`.a\:b{c:d}.a\/c{c:d}`, '<i class="a:b"></i>')).toBe(String.raw`.a\:b{c:d}`);
});

it('writes for each page what that page uses, however many were written before', () => {
  const of = createUsedStyles('.a{b:c}.d{e:f}@font-face{unicode-range:U+20B1}', (styles) => styles);
  const pages = {
    '<i class="a">': '.a{b:c}',
    '<i class="d">': '.d{e:f}',
    '<i class="a d">': '.a{b:c}.d{e:f}',
  };
  for (let round = 0; round < 100; round += 1) {
    for (const [html, styles] of Object.entries(pages)) expect(of(html)).toBe(styles);
    expect(of(`<i class="a x${round}">`)).toBe('.a{b:c}');
  }
  expect(of('<i class="a">₱')).toBe('.a{b:c}@font-face{unicode-range:U+20B1}');
  expect(of('<i class="a">')).toBe('.a{b:c}');
});
