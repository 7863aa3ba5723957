import { expect, it } from 'vitest';
import { listBody, newListOf, numberProblem } from './new-list.ts';

it('sends what is of its kind alone', () => {
  const written = { ...newListOf(null), name: '  Mga suki ' };
  expect(listBody(written)).toEqual({ kind: 'by_hand', name: 'Mga suki' });
  expect(listBody({ ...written, kind: 'spent' })).toEqual({
    kind: 'spent',
    name: 'Mga suki',
    credits: 100,
    days: 30,
  });
  expect(listBody({ ...written, kind: 'subscribed', days: '7' })).toEqual({
    kind: 'subscribed',
    name: 'Mga suki',
    days: 7,
  });
});

it.each(['', '0', '2.5', '-1', 'ten', '366'])('takes %s for no number of days', (text) => {
  expect(numberProblem(text, 365)).toBe(true);
  expect(numberProblem(' 365 ', 365)).toBe(false);
});
