import { expect, it } from 'vitest';
import { DISCOVER_SORTS, directoryFilter, searchProblem } from './use-directory-filter.ts';

const filterOf = (query: string) => directoryFilter(new URLSearchParams(query));

it('asks for what the address names', () => {
  expect(filterOf('search=%40luna&sort=newest')).toEqual({ sort_by: 'newest', search: '@luna', limit: 50 });
  expect(filterOf('sort=none')).toEqual({ sort_by: 'most_active', search: '', limit: 50 });
});

it('sends no search that the server would refuse', () => {
  expect(filterOf(`search=${'x'.repeat(80)}`).search).toHaveLength(80);
  expect(filterOf(`search=${'x'.repeat(81)}`).search).toBe('');
});

it.each([
  ['', null],
  ['@', null],
  ['x', 'too_short'],
  ['@x', 'too_short'],
  ['xy', null],
  ['x'.repeat(81), 'too_long'],
] as const)('says what is wrong with the search %j', (search, problem) => {
  expect(searchProblem(search)).toBe(problem);
  if (problem) expect(directoryFilter(new URLSearchParams(), search).search).toBe('');
});

it('has the orders of the page that asks, and none of another', () => {
  const asked = new URLSearchParams('sort=price_low_to_high');
  expect(directoryFilter(asked, '', DISCOVER_SORTS).sort_by).toBe('price_low_to_high');
  expect(directoryFilter(asked).sort_by).toBe('most_active');
  expect(directoryFilter(new URLSearchParams(), '', DISCOVER_SORTS).sort_by).toBe('popular');
});
