import { expect, it } from 'vitest';
import { readChoice, writeChoice } from './use-kept-choice.ts';

const OPTIONS = [
  { value: 'row', label: 'Rows' },
  { value: 'capture', label: 'Payments' },
] as const;

it('is what the address says, and the first one where it says none of them', () => {
  const said = (search: string) => readChoice(new URLSearchParams(search), 'work', [...OPTIONS]);
  expect([said(''), said('work=capture'), said('work=else'), said('work='), said('other=capture')]).toEqual([
    'row',
    'capture',
    'row',
    'row',
    'row',
  ]);
});

it('is written beside what else the address says, and not at all where it is the first', () => {
  const search = new URLSearchParams('tab=books&items_from=2026-01-01');
  const written = writeChoice(search, 'work', 'capture');
  expect(written.toString()).toBe('tab=books&items_from=2026-01-01&work=capture');
  expect(writeChoice(written, 'work', null).toString()).toBe(search.toString());
});
