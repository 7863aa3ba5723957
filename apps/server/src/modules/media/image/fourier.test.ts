import { expect, it } from 'vitest';
import { emptySquare, transform, transformBack } from './fourier.ts';

it('gives back what was transformed', () => {
  const square = emptySquare(16);
  square.re.forEach((_, at) => {
    square.re[at] = (at * 37) % 11;
    square.im[at] = (at * 5) % 7;
  });
  transform(square);
  transformBack(square);
  square.re.forEach((value, at) => {
    expect(value).toBeCloseTo((at * 37) % 11, 9);
    expect(square.im[at]).toBeCloseTo((at * 5) % 7, 9);
  });
});

it('finds a wave at its frequency, sideways and downwards', () => {
  const square = emptySquare(32);
  square.re.forEach((_, at) => {
    square.re[at] = Math.cos((2 * Math.PI * (3 * (at % 32) + 5 * Math.floor(at / 32))) / 32);
  });
  transform(square);
  const found = [...square.re.keys()].filter((at) => Math.hypot(square.re[at] ?? 0, square.im[at] ?? 0) > 1);
  expect(found).toEqual([5 * 32 + 3, 27 * 32 + 29]);
});
