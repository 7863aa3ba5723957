import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Tx } from '../../database/index.ts';
import type { Listener } from '../../listener.ts';
import type { Log } from '../../log.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { repack as asBrotli, packPage } from './pack-page.ts';
import { type Asked, renderInTime } from './render-in-time.ts';
import type { SharedPages } from './shared-pages.ts';
import type { WebPages } from './web-pages.ts';

/**
 * For so long a page is as good as new, where changes are heard of; then it is sent once more while another is made. The addresses
 * of pictures in it live for 90 seconds at the least (decision 11).
 */
const FRESH_MS = 60_000;
const STALE_MS = 75_000;
/** Where nobody says what has changed: while the listener is deaf, and for what is not there, as a name may be taken any moment. */
const UNHEARD_MS = 10_000;
const UNHEARD_STALE_MS = 30_000;
/** When nothing else is to be had, what was kept for so long is better than nothing. */
const LAST_MS = 10 * 60_000;
const KEPT_BYTES = 32 * 1024 * 1024;
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
  /** Smaller; of pages that are asked for again. */
  brotli?: Buffer | undefined;
  location?: string | undefined;
}

interface KeptPage extends GuestPage {
  madeAt: number;
  isBeingRepacked?: boolean;
  /** Of whatever its answers name. */
  ids: ReadonlySet<string>;
}

/**
 * `new`, `kept`, `shared` (kept by another node), `stale` (another is being made), `last` (none can be made now): a page.
 * `empty`: none for guests. `busy`: none to be had.
 */
export type PageKind = 'new' | 'kept' | 'shared' | 'stale' | 'last' | 'empty' | 'busy';

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
  listener?: Pick<Listener, 'on' | 'onReconnect' | 'isConnected'> | null;
  patienceMs?: number;
  freshMs?: number;
  /** Where nodes keep pages together, for as long as `SHARED_MS`; each by itself where there is none. */
  sharedPages?: Pick<SharedPages, 'find' | 'keep' | 'forget'> | null;
  /** Packs a page better. */
  repack?: (gzipped: Buffer) => Promise<Buffer>;
}

/** For so long nodes keep a page together. */
export const SHARED_MS = STALE_MS;

/**
 * Renders pages as guests see them and keeps each by address and language. However many ask for a page at once it is made once,
 * by a few at a time; who would wait too long gets the last one that was kept, or is told to come again. The colour scheme makes
 * no difference: it is an attribute that the browser sets before it paints.
 */
export function createGuestPages(
  pages: WebPages,
  log: Log,
  {
    patienceMs = PATIENCE_MS,
    freshMs = FRESH_MS,
    listener,
    sharedPages = null,
    repack = asBrotli,
  }: GuestPagesOptions = {},
) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: KEPT_BYTES,
    maxEntrySize: LONGEST_BYTES,
    // Packed anew it takes less than it does now.
    sizeCalculation: ({ gzipped }, key) => 2 * gzipped.length + key.length,
    ttl: LAST_MS,
  });
  const underWay = new Map<string, Promise<GuestPage | null>>();
  const lookUps = new Map<string, Promise<KeptPage | null>>();
  const limit = pLimit(AT_ONCE);
  const answers = createKeptAnswers();
  let changes = 0;
  listener?.on(CHANGED, (id) => {
    changes += 1;
    if (id === '') {
      kept.clear();
      answers.forget();
    } else for (const [key, page] of kept.entries()) if (page.ids.has(id)) kept.delete(key);
    void sharedPages?.forget(id);
  });
  listener?.onReconnect(() => {
    changes += 1;
    kept.clear();
    answers.forget();
  });

  const repacking = pLimit(1);

  /**
   * Packing a page better takes as long as making it, which one that is asked for a second time pays back: a phone with a new connection
   * has it a round earlier. Beside what is asked meanwhile, and one at a time; what breaks it leaves the page as it is.
   */
  function packBetter(page: KeptPage): void {
    if (page.isBeingRepacked || repacking.pendingCount >= MOST_WAITING) return;
    page.isBeingRepacked = true;
    repacking(() => repack(page.gzipped)).then(
      (brotli) => (page.brotli = brotli),
      (error: unknown) => log.warn({ err: error }, 'a page could not be packed anew'),
    );
  }

  /** But for one page, of which this is asked. */
  const isIdle = () => limit.activeCount <= 1 && limit.pendingCount === 0 && repacking.activeCount === 0;

  const hears = () => listener?.isConnected() ?? false;

  /** For how long it is as good as new. */
  const freshFor = ({ status }: GuestPage) =>
    status === 200 && hears() ? freshMs : Math.min(freshMs, UNHEARD_MS);

  /** What another node has made, which this one keeps from now on, too. However many ask, it is looked for once. */
  function findShared(key: string): Promise<KeptPage | null> | null {
    if (!sharedPages || !hears()) return null;
    const known = lookUps.get(key);
    if (known) return known;
    const before = changes;
    const looking = sharedPages
      .find(key)
      .then((found) => {
        // It may be what has changed meanwhile.
        if (!found || before !== changes || found.ageMs >= freshMs) return null;
        const { gzipped, ids, ageMs } = found;
        const page = { status: 200, gzipped, ids, madeAt: performance.now() - ageMs };
        kept.set(key, page);
        return page;
      })
      .finally(() => lookUps.delete(key));
    lookUps.set(key, looking);
    return looking;
  }

  async function make(key: string, asked: Asked): Promise<GuestPage | null> {
    const before = changes;
    const { request, ids } = listening({ ...asked, read: answers.readOf(asked) });
    const page = await renderInTime(pages, request, patienceMs);
    if (!page) return null;
    const made = { status: page.status, location: page.location, gzipped: packPage(page) };
    // What asked before something changed is not kept.
    if (before === changes) {
      // Where nothing else is to be done it costs nobody anything.
      const isWorthIt = made.status === 200 && (kept.has(key) || isIdle());
      const page: KeptPage = { ...made, ids, madeAt: performance.now() };
      kept.set(key, page);
      if (isWorthIt) packBetter(page);
      if (made.status === 200 && hears()) void sharedPages?.keep(key, { gzipped: made.gzipped, ids });
    }
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
    if (known && age < freshFor(known)) {
      packBetter(known);
      return { kind: 'kept', page: known };
    }
    const found = await findShared(key);
    if (found) return { kind: 'shared', page: found };
    if (known?.status === 200 && age < (hears() ? STALE_MS : UNHEARD_STALE_MS)) {
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
    // Copied, as what is cut out of a text keeps all of it in memory.
    for (const [id] of answer.text.matchAll(ID))
      if (ids.size < MOST_IDS && !ids.has(id)) ids.add(Buffer.from(id).toString());
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
