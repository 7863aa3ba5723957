import { expect, it } from 'vitest';
import { plainNumber, typedPesos } from './typed-number.ts';

it.each([
  ['1500', '1500'],
  [' 1,500 ', '1500'],
  ['1,234,567.50', '1234567.50'],
  ['', ''],
])('takes %j for %j', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

it.each(['5115,50', '5,00', '1,0', '1,2345', '12,34,567', ',500', '5,115,', '5.115,50'])(
  'takes %j for no number',
  (typed) => {
    expect(Number(plainNumber(typed))).toBeNaN();
  },
);

it.each([
  ['5,115.00', 5115],
  [' 961.5 ', 961.5],
  ['0', 0],
  ['5115,50', null],
  ['5115.005', null],
  ['1e5', null],
  ['0x10', null],
  ['-5', null],
  ['99999999999999', null],
  ['', null],
])('takes %j for %s pesos', (typed, pesos) => {
  expect(typedPesos(typed)).toBe(pesos);
});
