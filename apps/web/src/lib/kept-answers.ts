import type { Answer } from './api-types.ts';
import type { PagedAddress, ReadAddress } from './call-key.ts';
import { queryClient } from './query-client.ts';

/** Makes every kept answer of these calls stale; those on screen are asked for again. Resolves once they are there. */
export async function invalidate(addresses: readonly ReadAddress[]): Promise<void> {
  await Promise.all(addresses.map((address) => queryClient.invalidateQueries({ queryKey: [address] })));
}

/** Asks again for what is on screen. What is on its way is waited for: begun anew each time, an answer that takes longer would never come. */
export async function askAgain(addresses: readonly ReadAddress[]): Promise<void> {
  await Promise.all(
    addresses.map((address) =>
      queryClient.invalidateQueries({ queryKey: [address] }, { cancelRefetch: false }),
    ),
  );
}

/** Has what is not on screen asked for when it next is; what is on screen stays as it stands. */
export async function askAgainLater(addresses: readonly ReadAddress[]): Promise<void> {
  await Promise.all(
    addresses.map((address) => queryClient.invalidateQueries({ queryKey: [address], refetchType: 'none' })),
  );
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

/** The same for lists that are kept page by page: changes each page, knowing what its list was asked for with. */
export function changePages<A extends PagedAddress>(
  address: A,
  change: (page: Answer<A>, query: Readonly<Record<string, unknown>>) => Answer<A>,
): void {
  const lists = queryClient.getQueryCache().findAll({
    queryKey: [address],
    predicate: ({ queryKey }) => queryKey.at(-1) === 'pages',
  });
  for (const { queryKey } of lists) {
    const { query = {} } = queryKey[1] as { query?: Record<string, unknown> };
    queryClient.setQueryData<{ pages: Answer<A>[]; pageParams: unknown[] }>(
      queryKey,
      (kept) => kept && { ...kept, pages: kept.pages.map((page) => change(page, query)) },
    );
  }
}
