import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Arguments, api } from './api.ts';
import type { Answer } from './api-types.ts';
import { callKey, type KeyInput, type ReadAddress } from './call-key.ts';
import { slowedDown } from './slowed-down.ts';

/** How a call is asked, where it differs from the rule of `query-client.ts`. */
export interface CallOptions<A extends ReadAddress>
  extends Pick<UseQueryOptions<Answer<A>>, 'staleTime' | 'refetchInterval' | 'refetchOnMount' | 'enabled'> {
  /** Gets the answer in another way than by the call alone. */
  ask?: () => Promise<Answer<A>>;
}

/** The last arguments of a hook: what the call sends, to be left out where it needs nothing, and options. */
export type InputAndOptions<Input, Options> =
  Record<string, never> extends Input
    ? [input?: Input, options?: Options]
    : [input: Input, options?: Options];

/** What is asked again by itself is, of a server that is busy or away, ever more seldom (P1042). */
function seldomIfRefused<A extends ReadAddress>(every: CallOptions<A>['refetchInterval']): typeof every {
  if (!every) return every;
  return (query) => {
    const everyMs = typeof every === 'function' ? every(query) : every;
    return everyMs && slowedDown(everyMs, query.state);
  };
}

/** What TanStack Query needs to know of a call: the name of its answer and how to get it. */
export function callOptions<A extends ReadAddress>(
  address: A,
  input?: KeyInput<A>,
  { ask, refetchInterval, ...options }: CallOptions<A> = {},
) {
  return {
    ...options,
    refetchInterval: seldomIfRefused(refetchInterval),
    queryKey: callKey(address, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<A>> =>
      ask ? ask() : api(address, ...([{ ...input, signal }] as unknown as Arguments<A>)),
  };
}

/**
 * The answer of a reading call, kept under its address and what it sends:
 * `useCall('GET /users/profile/{id}', { params: { id } })`. Refusals are `ApiError`s.
 */
export function useCall<A extends ReadAddress>(
  address: A,
  ...[input, options]: InputAndOptions<KeyInput<A>, CallOptions<A>>
): UseQueryResult<Answer<A>> {
  return useQuery(callOptions(address, input, options));
}
