import type { Path } from '@likha/contract/addresses';
import { createContext, useContext } from 'react';

/** Where people reach Likha, without a slash at the end: the server's word for it, so that both sides write the same. */
export const SiteOrigin = createContext('');

/** Makes whole addresses, for what is read outside of the page: search engines, previews in chats. */
export function useWholeAddress(): (path: Path | string) => string {
  const origin = useContext(SiteOrigin);
  return (path) => new URL(path, `${origin}/`).href;
}
