/** The part of a query that decides what a screen shows. */
export interface Loadable<T> {
  data: T | undefined;
  isPending: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Of a list by pages. */
  more?: { hasMore: boolean };
}

type State<T> = { is: 'loading' | 'failed' | 'empty' } | { is: 'content'; data: T };

/**
 * Which state a query is in. Data outlive a later failure: an old list is better than none. Only where an empty list
 * has something to say is it a state of its own, and a page that was emptied is not the end while there is a next one.
 */
export function stateOf<T>(
  { data, isPending, more }: Pick<Loadable<T>, 'data' | 'isPending' | 'more'>,
  canBeEmpty: boolean,
): State<T> {
  if (data === undefined) return { is: isPending ? 'loading' : 'failed' };
  if (canBeEmpty && Array.isArray(data) && data.length === 0 && !more?.hasMore) return { is: 'empty' };
  return { is: 'content', data };
}
