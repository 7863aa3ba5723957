import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

it('writes a table as RFC 4180 says, to be opened as UTF-8', () => {
  const table = [
    ['Petsa', 'Kita, sa "piso"'],
    ['Niño\nat iba pa', -12.5],
  ];
  expect(writeCsv(table)).toBe('\ufeffPetsa,"Kita, sa ""piso"""\r\n"Niño\nat iba pa",-12.5\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes no formula of the text %j', (text) => {
  const cell = writeCsv([[text]])
    .slice(1, -2)
    .replaceAll('"', '');
  expect(cell).toBe(`'${text}`);
});
