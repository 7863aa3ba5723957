/** The part of a query that decides what a screen shows. */
export interface Loadable<T> {
  data: T | undefined;
  isPending: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

type State<T> = { is: 'loading' | 'failed' | 'empty' } | { is: 'content'; data: T };

/**
 * Which state a query is in. Data outlive a later failure: an old list is better than none. Only where an empty list
 * has something to say is it a state of its own.
 */
export function stateOf<T>(
  { data, isPending }: Pick<Loadable<T>, 'data' | 'isPending'>,
  canBeEmpty: boolean,
): State<T> {
  if (data === undefined) return { is: isPending ? 'loading' : 'failed' };
  if (canBeEmpty && Array.isArray(data) && data.length === 0) return { is: 'empty' };
  return { is: 'content', data };
}
