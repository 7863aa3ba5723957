import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { UNLOCK } from '../../lib/paths.ts';

/** Asks at once about the post that the address names, once: whoever bought what was missing is back where they were. */
export function useAskedAtOnce(id: string, onAsk: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isNamed = query.get(UNLOCK) === id;
  const ask = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.delete(UNLOCK);
    setQuery(rest, { replace: true, preventScrollReset: true });
    onAsk();
  });
  useEffect(() => {
    if (isNamed) ask();
  }, [isNamed]);
}
