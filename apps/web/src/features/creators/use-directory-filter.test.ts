import { expect, it } from 'vitest';
import { directoryFilter } from './use-directory-filter.ts';

const filterOf = (query: string) => directoryFilter(new URLSearchParams(query));

it('asks for what the address names', () => {
  expect(filterOf('search=%40luna&sort=newest')).toEqual({ sort_by: 'newest', search: '@luna', limit: 50 });
  expect(filterOf('sort=none')).toEqual({ sort_by: 'most_active', search: '', limit: 50 });
});

it('sends no search that the server would refuse', () => {
  expect(filterOf(`search=${'x'.repeat(80)}`).search).toHaveLength(80);
  expect(filterOf(`search=${'x'.repeat(81)}`).search).toBe('');
});
