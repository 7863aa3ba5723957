import type { Question } from '@likha/contract/addresses';
import { useEffect, useEffectEvent } from 'react';
import { searchWith } from './search-with.ts';
import { useSearchParams } from './use-search-params.ts';

/** Asks at once about what the address names, once: whoever bought what was missing is back where they were. */
export function useAskedAtOnce(question: Question, id: string, onAsk: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isNamed = query.get(question) === id;
  const ask = useEffectEvent(() => {
    setQuery(searchWith(query, { [question]: undefined }), { replace: true, preventScrollReset: true });
    onAsk();
  });
  useEffect(() => {
    if (isNamed) ask();
  }, [isNamed]);
}
