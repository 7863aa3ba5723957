import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes every cell, doubles quotation marks and ends lines as RFC 4180 says', () => {
  expect(
    csvOf([
      ['a', 1],
      ['say "hi",\nthere', -2],
    ]),
  ).toBe('\ufeff"a","1"\r\n"say ""hi"",\nthere","-2"\r\n');
});

it.each(['=1+1', '+63', '-x', '-1+1', '-1.5.2', '@SUM(A1)', '\t=1', '\r=1'])(
  'lets %j be no formula',
  (written) => {
    expect(csvOf([[written]])).toBe(`\ufeff"'${written}"\r\n`);
  },
);

it.each(['-1234.50', '-7'])('leaves the number %s a number, so that what left can be added up', (written) => {
  expect(csvOf([[written]])).toBe(`\ufeff"${written}"\r\n`);
});
