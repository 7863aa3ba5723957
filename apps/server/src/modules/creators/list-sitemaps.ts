import { isId } from '@likha/contract/addresses';
import { LRUCache } from 'lru-cache';
import {
  addStart,
  findEnd,
  listPosts,
  listStarts,
  listUsernames,
  type SitemapKind,
} from './sitemap.queries.ts';
import { pagesSitemap, postsSitemap, profilesSitemap, sitemapIndex } from './sitemap.ts';
import type { SitemapDeps } from './sitemap-deps.ts';

const ADDRESSES_A_LIST = 1000;
/** Lists grow when somebody is verified, or a post published, long after it was made: a list may have 50,000 addresses. */
const MOST_ADDRESSES = 50_000;
/** A list of lists may name 50,000, of profiles and posts together. */
const MOST_LISTS = 25_000;
/** As many as are begun at one look: a platform that was never looked at has many, and the next look goes on. */
const MOST_NEW_LISTS = 200;
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

  async function startsOf(kind: SitemapKind): Promise<string[]> {
    for (let added = 0; added < MOST_NEW_LISTS; added += 1)
      if (!(await addStart(deps.db, kind, addressesAList))) break;
    return listStarts(deps.db, kind, MOST_LISTS);
  }

  async function write(name: string): Promise<string | null> {
    const { db, publicUrl } = deps;
    if (name === INDEX) {
      const [profiles, posts] = [await startsOf('profiles'), await startsOf('posts')];
      return sitemapIndex(publicUrl, [...profiles, ...posts.map((id) => `${POSTS}${id}`)]);
    }
    const kind = name.startsWith(POSTS) ? 'posts' : 'profiles';
    const firstId = kind === 'posts' ? name.slice(POSTS.length) : name;
    const end = await findEnd(db, kind, firstId);
    if (!end) return null;
    const stretch = { firstId, before: end.before, limit: MOST_ADDRESSES };
    if (kind === 'posts') {
      const ids = await listPosts(db, stretch);
      return ids.length === 0 ? null : postsSitemap(publicUrl, ids);
    }
    const usernames = await listUsernames(db, stretch);
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
