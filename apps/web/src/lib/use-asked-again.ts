import { useEffect } from 'react';
import type { ReadAddress } from './call-key.ts';
import { askAgain } from './kept-answers.ts';
import { queryClient } from './query-client.ts';
import { slowedDown } from './slowed-down.ts';

/**
 * Asks again from time to time while the page is looked at, each time once the answer before has come (P1021), and ever more seldom of a server
 * that is busy or away (P1042). @returns how to stop
 */
export function keepAsking(addresses: readonly ReadAddress[], everyMs: number): () => void {
  const timer = setInterval(() => {
    const due = addresses.filter((address) => isDue(address, everyMs));
    if (document.visibilityState === 'visible' && due.length > 0) void askAgain(due);
  }, everyMs);
  return () => clearInterval(timer);
}

function isDue(address: ReadAddress, everyMs: number): boolean {
  const all = queryClient.getQueryCache().findAll({ queryKey: [address], type: 'active' });
  return all.every(({ state }) => {
    const pause = slowedDown(everyMs, state);
    return pause === everyMs || Date.now() - state.errorUpdatedAt >= pause;
  });
}

/**
 * The same for as long as something is to be expected.
 * @param addresses the same list each time
 * @param everyMs null while nothing is
 */
export function useAskedAgain(addresses: readonly ReadAddress[], everyMs: number | null): void {
  useEffect(() => (everyMs === null ? undefined : keepAsking(addresses, everyMs)), [addresses, everyMs]);
}
