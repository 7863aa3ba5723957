import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { type Loadable, stateOf } from './loadable.ts';

interface LoadedProps<T> {
  query: Loadable<T>;
  /** Blocks of the final shape. */
  loading: ReactNode;
  /** The screen's own words, e.g. `Failed to load creators`. */
  failedTitle: string;
  /** Stands for an error that has words of its own; null leaves it to the usual ones. */
  failed?: (error: unknown) => ReactNode;
  /** What a list without items says. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was asked for, in every state that asking can have: loading, failed with a way to retry, empty, there. */
export function Loaded<T>({ query, loading, failedTitle, failed, empty, children }: LoadedProps<T>) {
  const state = stateOf(query, empty !== undefined);
  if (state.is === 'loading') return loading;
  if (state.is === 'empty') return empty;
  if (state.is === 'content') return children(state.data);
  return (
    failed?.(query.error) ?? (
      <ErrorState
        title={failedTitle}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  );
}
