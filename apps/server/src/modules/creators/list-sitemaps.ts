import { LRUCache } from 'lru-cache';
import { isId } from '../../platform/ids.ts';
import { listPageStarts, listUsernamesFrom } from './sitemap.queries.ts';
import { pagesSitemap, profilesSitemap, sitemapIndex } from './sitemap.ts';
import type { SitemapDeps } from './sitemap-deps.ts';

const PROFILES_A_LIST = 1000;
/** A list of lists may name so many. */
const MOST_LISTS = 50_000;
const KEPT_MS = 10 * 60_000;
const KEPT_CHARACTERS = 4_000_000;
const INDEX = 'index';
const PAGES = 'pages';

/** Sitemaps by their name, each kept for ten minutes: robots come often and what is new may wait. */
export function createSitemaps(deps: SitemapDeps, profilesAList = PROFILES_A_LIST) {
  const kept = new LRUCache<string, Promise<string | null>>({
    max: 200,
    maxSize: KEPT_CHARACTERS,
    // A list is some 70 characters an address; its text is not there yet when it is kept.
    sizeCalculation: () => profilesAList * 70,
    ttl: KEPT_MS,
  });

  async function write(name: string): Promise<string | null> {
    if (name === INDEX)
      return sitemapIndex(deps.publicUrl, await listPageStarts(deps.db, profilesAList, MOST_LISTS));
    const usernames = await listUsernamesFrom(deps.db, name, profilesAList);
    return usernames.length === 0 ? null : profilesSitemap(deps.publicUrl, usernames);
  }

  /** `index`, `pages` or the id that a list begins with; null for anything else. */
  return (name: string): Promise<string | null> => {
    if (name === PAGES) return Promise.resolve(pagesSitemap(deps.publicUrl));
    if (name !== INDEX && !isId(name)) return Promise.resolve(null);
    const known = kept.get(name);
    if (known) return known;
    const writing = write(name);
    kept.set(name, writing);
    writing.catch(() => kept.delete(name));
    return writing;
  };
}
