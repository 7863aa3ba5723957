import type { Answer } from './api-types.ts';
import type { PagedAddress, ReadAddress } from './call-key.ts';
import { queryClient } from './query-client.ts';

/** Makes every kept answer of these calls stale; those on screen are asked for again. Resolves once they are there. */
export async function invalidate(addresses: readonly ReadAddress[]): Promise<void> {
  await Promise.all(addresses.map((address) => queryClient.invalidateQueries({ queryKey: [address] })));
}

/** Stops asking, so that an answer under way does not undo what the screen shows meanwhile. */
export async function stopAsking(addresses: readonly ReadAddress[]): Promise<void> {
  await Promise.all(addresses.map((address) => queryClient.cancelQueries({ queryKey: [address] })));
}

/** Changes every kept answer of a call at once, whatever was sent with it. Lists kept page by page are left alone. */
export function changeKept<A extends ReadAddress>(address: A, change: (kept: Answer<A>) => Answer<A>): void {
  queryClient.setQueriesData<Answer<A>>(
    { queryKey: [address], predicate: ({ queryKey }) => queryKey.at(-1) !== 'pages' },
    (kept) => kept && change(kept),
  );
}

/** The same for lists that are kept page by page: changes each page. */
export function changePages<A extends PagedAddress>(
  address: A,
  change: (page: Answer<A>) => Answer<A>,
): void {
  queryClient.setQueriesData<{ pages: Answer<A>[]; pageParams: unknown[] }>(
    { queryKey: [address], predicate: ({ queryKey }) => queryKey.at(-1) === 'pages' },
    (kept) => kept && { ...kept, pages: kept.pages.map(change) },
  );
}
