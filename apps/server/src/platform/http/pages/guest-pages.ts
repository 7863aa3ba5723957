import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Tx } from '../../database/index.ts';
import type { Listener } from '../../listener.ts';
import type { Log } from '../../log.ts';
import { packPage } from './pack-page.ts';
import { type Asked, renderInTime } from './render-in-time.ts';
import type { WebPages } from './web-pages.ts';

/** For so long a page is as good as new; then it is sent once more while another is made. */
const FRESH_MS = 10_000;
const STALE_MS = 30_000;
/** When nothing else is to be had, what was kept for so long is better than nothing. */
const LAST_MS = 10 * 60_000;
const KEPT_BYTES = 16 * 1024 * 1024;
/** Of one page; a longer one is sent and not kept. */
const LONGEST_BYTES = 512 * 1024;
/** Rendering keeps one core busy: more at once are all later. They wait for the API in between. */
const AT_ONCE = 4;
const MOST_WAITING = 40;
const PATIENCE_MS = 2000;
/** Whose change has a page forgotten. */
const MOST_IDS = 500;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A page that is the same for every guest who asks for it in this language. */
export interface GuestPage {
  status: number;
  gzipped: Buffer;
  location?: string | undefined;
}

interface KeptPage extends GuestPage {
  madeAt: number;
  /** Of whatever its answers name. */
  ids: ReadonlySet<string>;
}

/** `new`, `kept`, `stale` (another is being made), `last` (none can be made now): a page. `empty`: none for guests. `busy`: none to be had. */
export type PageKind = 'new' | 'kept' | 'stale' | 'last' | 'empty' | 'busy';

/** Announced by whatever changes what guests see of somebody, who looks at once whether it did. */
const CHANGED = 'guest_pages_changed';

/**
 * Has every node forget the pages that it keeps for guests, once the caller's transaction is permanent.
 * @param id of whom or what it is about: pages that name it go; without one all do
 */
export async function forgetGuestPages(tx: Tx, id = ''): Promise<void> {
  await sql`select pg_notify(${CHANGED}, ${id})`.execute(tx);
}

export interface GuestPagesOptions {
  listener?: Pick<Listener, 'on'> | null;
  patienceMs?: number;
  freshMs?: number;
}

/**
 * Renders pages as guests see them and keeps each by address and language. However many ask for a page at once it is made once,
 * by a few at a time; who would wait too long gets the last one that was kept, or is told to come again. The colour scheme makes
 * no difference: it is an attribute that the browser sets before it paints.
 */
export function createGuestPages(
  pages: WebPages,
  log: Log,
  { patienceMs = PATIENCE_MS, freshMs = FRESH_MS, listener }: GuestPagesOptions = {},
) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: KEPT_BYTES,
    maxEntrySize: LONGEST_BYTES,
    sizeCalculation: ({ gzipped }, key) => gzipped.length + key.length,
    ttl: LAST_MS,
  });
  const underWay = new Map<string, Promise<GuestPage | null>>();
  const limit = pLimit(AT_ONCE);
  let changes = 0;
  listener?.on(CHANGED, (id) => {
    changes += 1;
    if (id === '') kept.clear();
    else for (const [key, page] of kept.entries()) if (page.ids.has(id)) kept.delete(key);
  });

  async function make(key: string, asked: Asked): Promise<GuestPage | null> {
    const before = changes;
    const { request, ids } = listening(asked);
    const page = await renderInTime(pages, request, patienceMs);
    if (!page) return null;
    const made = { status: page.status, location: page.location, gzipped: packPage(page) };
    // What asked before something changed is not kept.
    if (before === changes) kept.set(key, { ...made, ids, madeAt: performance.now() });
    return made;
  }

  /** Undefined when too many wait already. @throws what breaks it, and when it takes too long */
  function begin(key: string, asked: Asked): Promise<GuestPage | null> | undefined {
    // Whoever comes after something changed gets a page that asks anew.
    const name = `${changes} ${key}`;
    const known = underWay.get(name);
    if (known) return known;
    if (limit.pendingCount >= MOST_WAITING) return undefined;
    const making = limit(() => make(key, asked)).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  function renew(key: string, asked: Asked): void {
    begin(key, asked)?.catch((error: unknown) => log.warn({ err: error }, 'a page could not be made anew'));
  }

  /** Null for pages that guests get empty, and where none is to be had. */
  return async (asked: Asked): Promise<{ kind: PageKind; page: GuestPage | null }> => {
    const url = pages.guestAddress(asked.url);
    if (url === null) return { kind: 'empty', page: null };
    const request = { ...asked, url };
    const key = `${request.language} ${url}`;
    const known = kept.get(key) ?? null;
    const age = known ? performance.now() - known.madeAt : Number.POSITIVE_INFINITY;
    if (age < freshMs) return { kind: 'kept', page: known };
    if (known?.status === 200 && age < STALE_MS) {
      renew(key, request);
      return { kind: 'stale', page: known };
    }
    try {
      const making = begin(key, request);
      const page = making ? await inTime(making, patienceMs) : undefined;
      if (page !== undefined) return { kind: page ? 'new' : 'empty', page };
    } catch (error) {
      log.warn({ err: error }, 'a page could not be rendered');
    }
    return { kind: known ? 'last' : 'busy', page: known };
  };
}

/** Notes what the answers that a page is made of name. */
function listening(asked: Asked) {
  const ids = new Set<string>();
  const read: Asked['read'] = async (path) => {
    const answer = await asked.read(path);
    for (const [id] of answer.text.matchAll(ID)) if (ids.size < MOST_IDS) ids.add(id);
    return answer;
  };
  return { request: { ...asked, read }, ids };
}

/** With the time that it waits for its turn. @throws when the time is over; it goes on, and is kept */
function inTime<Made>(making: Promise<Made>, patienceMs: number): Promise<Made> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('a page waited too long')), patienceMs);
  // Who waits no longer hears of what breaks it in the log.
  making.catch(() => undefined);
  return Promise.race([making, promise]).finally(() => clearTimeout(timer));
}
