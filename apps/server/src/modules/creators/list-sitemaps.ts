import { LRUCache } from 'lru-cache';
import { isId } from '../../platform/ids.ts';
import { listPageStarts, listPostPageStarts, listPostsFrom, listUsernamesFrom } from './sitemap.queries.ts';
import { pagesSitemap, postsSitemap, profilesSitemap, sitemapIndex } from './sitemap.ts';
import type { SitemapDeps } from './sitemap-deps.ts';

const ADDRESSES_A_LIST = 1000;
/** A list of lists may name 50,000, of profiles and posts together. */
const MOST_LISTS = 25_000;
/** Before the id of a list of posts. */
const POSTS = 'posts-';
const KEPT_MS = 10 * 60_000;
const KEPT_CHARACTERS = 4_000_000;
const INDEX = 'index';
const PAGES = 'pages';

/** Sitemaps by their name, each kept for ten minutes: robots come often and what is new may wait. */
export function createSitemaps(deps: SitemapDeps, addressesAList = ADDRESSES_A_LIST) {
  const kept = new LRUCache<string, Promise<string | null>>({
    max: 200,
    maxSize: KEPT_CHARACTERS,
    // A list is some 70 characters an address; its text is not there yet when it is kept.
    sizeCalculation: () => addressesAList * 70,
    ttl: KEPT_MS,
  });

  async function write(name: string): Promise<string | null> {
    const { db, publicUrl } = deps;
    if (name === INDEX) {
      const profiles = await listPageStarts(db, addressesAList, MOST_LISTS);
      const posts = await listPostPageStarts(db, addressesAList, MOST_LISTS);
      return sitemapIndex(publicUrl, [...profiles, ...posts.map((id) => `${POSTS}${id}`)]);
    }
    if (name.startsWith(POSTS)) {
      const ids = await listPostsFrom(db, name.slice(POSTS.length), addressesAList);
      return ids.length === 0 ? null : postsSitemap(publicUrl, ids);
    }
    const usernames = await listUsernamesFrom(db, name, addressesAList);
    return usernames.length === 0 ? null : profilesSitemap(publicUrl, usernames);
  }

  /** `index`, `pages`, or the id that a list of profiles or posts begins with; null for anything else. */
  return (name: string): Promise<string | null> => {
    if (name === PAGES) return Promise.resolve(pagesSitemap(deps.publicUrl));
    const id = name.startsWith(POSTS) ? name.slice(POSTS.length) : name;
    if (name !== INDEX && !isId(id)) return Promise.resolve(null);
    const known = kept.get(name);
    if (known) return known;
    const writing = write(name);
    kept.set(name, writing);
    writing.catch(() => kept.delete(name));
    return writing;
  };
}
