import { useEffect } from 'react';
import type { ReadAddress } from './call-key.ts';
import { askAgain } from './kept-answers.ts';

/** Asks again from time to time while the page is looked at, each time once the answer before has come (P1021). @returns how to stop */
export function keepAsking(addresses: readonly ReadAddress[], everyMs: number): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void askAgain(addresses);
  }, everyMs);
  return () => clearInterval(timer);
}

/**
 * The same for as long as something is to be expected.
 * @param addresses the same list each time
 * @param everyMs null while nothing is
 */
export function useAskedAgain(addresses: readonly ReadAddress[], everyMs: number | null): void {
  useEffect(() => (everyMs === null ? undefined : keepAsking(addresses, everyMs)), [addresses, everyMs]);
}
