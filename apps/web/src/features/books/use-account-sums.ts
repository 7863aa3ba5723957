import { useInfiniteQuery } from '@tanstack/react-query';
import type { Answer } from '../../lib/api-types.ts';
import type { KeyInput } from '../../lib/call-key.ts';
import { pagesOptions } from '../../lib/use-pages.ts';

type Sums = Answer<'GET /admin/books/statement'>['sums'];

/** What an account had, what left and came, and what it has, from the answer that its movements are shown from; undefined until it is there. */
export function useAccountSums(
  query: NonNullable<KeyInput<'GET /admin/books/statement'>['query']>,
): Sums | undefined {
  const options = pagesOptions('GET /admin/books/statement', 'movements', { query });
  return useInfiniteQuery({ ...options, select: ({ pages }) => pages[0]?.sums }).data;
}
