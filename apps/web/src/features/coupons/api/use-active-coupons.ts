import { useInfiniteQuery } from '@tanstack/react-query';
import type { KeyInput } from '../../../lib/call-key.ts';
import { pagesOptions } from '../../../lib/use-pages.ts';

/** How many coupons a fan could use now, from the answer that the list itself is shown from; undefined until it is there. */
export function useActiveCoupons(
  query: NonNullable<KeyInput<'GET /coupons/admin/list'>['query']>,
): number | undefined {
  const options = pagesOptions('GET /coupons/admin/list', 'coupons', { query }, { keepsPrevious: true });
  return useInfiniteQuery({ ...options, select: ({ pages }) => pages[0]?.active_count }).data;
}
