import { useInfiniteQuery } from '@tanstack/react-query';
import type { KeyInput } from '../../lib/call-key.ts';
import { pagesOptions } from '../../lib/use-pages.ts';

/** How many creators a list has in all, from the answer that the list itself is shown from; undefined until it is there. */
export function useDirectoryTotal(
  query: NonNullable<KeyInput<'GET /creators'>['query']>,
): number | undefined {
  const options = pagesOptions('GET /creators', 'creators', { query }, { keepsPrevious: true });
  return useInfiniteQuery({ ...options, select: ({ pages }) => pages[0]?.total }).data;
}
