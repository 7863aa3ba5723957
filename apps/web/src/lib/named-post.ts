import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Post } from './api-types.ts';
import { POST, UNLOCK } from './paths.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the post that the address names, also after it was taken out of the address; null when it never did. */
export function useNamedPost(): string | null {
  const [query] = useSearchParams();
  const named = query.get(POST) ?? query.get(UNLOCK);
  const [kept, setKept] = useState(named);
  if (named !== null && named !== kept) setKept(named);
  const id = named ?? kept;
  return id !== null && ID.test(id) ? id : null;
}

/**
 * Where in a list of posts one of them begins a page: lists go from newer to older ids, without the cursor's own.
 * @param id a post's id, as the API writes it
 */
export function cursorAt(id: string): string {
  const next = BigInt(`0x${id.replaceAll('-', '')}`) + 1n;
  const digits = next.toString(16).padStart(32, '0');
  return [0, 8, 12, 16, 20].map((from, place) => digits.slice(from, [8, 12, 16, 20, 32][place])).join('-');
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
