import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a server renders, and for the first rendering of what it rendered; then true, at once where it did not. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
