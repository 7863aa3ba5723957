import { expect, it } from 'vitest';
import { searchWith } from './search-with.ts';
import { readChoice } from './use-kept-choice.ts';

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

it('is written beside what else the address says, and not at all where it has no value', () => {
  const search = new URLSearchParams('tab=books&items_from=2026-01-01');
  const written = searchWith(search, { work: 'capture' });
  expect(written.toString()).toBe('tab=books&items_from=2026-01-01&work=capture');
  expect(searchWith(written, { work: undefined }).toString()).toBe(search.toString());
});
