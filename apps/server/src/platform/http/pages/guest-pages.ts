import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../database/index.ts';
import type { Listener } from '../../listener.ts';
import type { Log } from '../../log.ts';
import { type Asked, renderInTime } from './render-in-time.ts';
import type { WebPages } from './web-pages.ts';

const KEPT_MS = 10_000;
const KEPT_BYTES = 8 * 1024 * 1024;
/** Of one page; a longer one is sent and not kept. */
const LONGEST_BYTES = 512 * 1024;
/** Pages in the making; whoever comes then gets an empty page, which the browser fills. */
const MOST_AT_ONCE = 16;
const PATIENCE_MS = 2000;
const compress = promisify(gzip);

/** A page that is the same for every guest who asks for it in this language. */
export interface GuestPage {
  status: number;
  gzipped: Buffer;
  location?: string | undefined;
}

/** Announced by whatever changes what guests see of somebody, who looks at once whether it did. */
const CHANGED = 'guest_pages_changed';

/** Has every node forget the pages that it keeps for guests, once the caller's transaction is permanent. */
export async function forgetGuestPages(tx: Tx): Promise<void> {
  await sql`select pg_notify(${CHANGED}, '')`.execute(tx);
}

export interface GuestPagesOptions {
  listener?: Pick<Listener, 'on'> | null;
  patienceMs?: number;
}

/**
 * Renders pages as guests see them and keeps each for ten seconds by address and language. A page takes no longer than two
 * seconds, however many ask for it at once it is made once. The colour scheme makes no difference: it is an attribute that
 * the browser sets before it paints.
 */
export function createGuestPages(
  pages: WebPages,
  log: Log,
  { patienceMs = PATIENCE_MS, listener }: GuestPagesOptions = {},
) {
  const kept = new LRUCache<string, GuestPage>({
    maxSize: KEPT_BYTES,
    maxEntrySize: LONGEST_BYTES,
    sizeCalculation: ({ gzipped }, key) => gzipped.length + key.length,
    ttl: KEPT_MS,
  });
  const underWay = new Map<string, Promise<GuestPage | null>>();
  let forgotten = 0;
  listener?.on(CHANGED, () => {
    forgotten += 1;
    kept.clear();
  });

  async function make(key: string, request: Asked): Promise<GuestPage | null> {
    const before = forgotten;
    try {
      const page = await renderInTime(pages, request, patienceMs);
      if (!page) return null;
      const made = { status: page.status, location: page.location, gzipped: await compress(page.html) };
      if (before === forgotten) kept.set(key, made);
      return made;
    } catch (error) {
      log.warn({ err: error }, 'a page could not be rendered and is sent empty');
      return null;
    } finally {
      underWay.delete(key);
    }
  }

  /** Null where there is none to be had: pages that are not for guests, too much to do, or something broke. */
  return async (request: Asked): Promise<GuestPage | null> => {
    // What is being made may have asked before something changed: whoever comes after that gets one that asks anew.
    const key = `${forgotten} ${request.language} ${request.url}`;
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    if (underWay.size >= MOST_AT_ONCE) return null;
    const making = make(key, request);
    underWay.set(key, making);
    return making;
  };
}
