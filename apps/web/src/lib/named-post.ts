import { isId, POST, UNLOCK } from '@likha/contract/addresses';
import { useState } from 'react';
import type { Post } from './api-types.ts';
import { useSearchParams } from './use-search-params.ts';

/** The id of the post that the address names, also after it was taken out of the address; null when it never did. */
export function useNamedPost(): string | null {
  const [query] = useSearchParams();
  const named = query.get(POST) ?? query.get(UNLOCK);
  const [kept, setKept] = useState(named);
  if (named !== null && named !== kept) setKept(named);
  const id = named ?? kept;
  return id !== null && isId(id) ? id : null;
}

/** Is the named post beyond what a list has loaded so far? */
export function isBeyond(listed: readonly Post[] | undefined, named: string | null): boolean {
  return named !== null && listed !== undefined && !listed.some(({ id }) => id === named);
}

/** The list with the named post before all others, where that had to be asked for by itself. */
export function withFirst(listed: Post[] | undefined, first: Post | undefined, named: string | null) {
  if (!listed || first?.id !== named || !first) return listed;
  return [first, ...listed.filter(({ id }) => id !== named)];
}
