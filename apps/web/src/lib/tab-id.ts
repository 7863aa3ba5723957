const TAB = 'likha.tab';
const LOCK = 'likha.tab.';
/** Of a browser that keeps nothing of a tab. */
const ONLY = 'only';

/** What the tab is called here from now on, and what it was called where it is the copy of another one. */
export interface TabId {
  id: string;
  copyOf: string | null;
}

let known: Promise<TabId> | null = null;
let letGo = () => {};

/**
 * Tells tabs apart: a reload stays the same tab. A browser that duplicates a tab copies its name with it, so a name is held by a lock for as long
 * as its page lives, and whoever finds it held takes another (P1055).
 */
export async function tabId(): Promise<TabId> {
  known ??= claim();
  const now = await known;
  if (now.id === ONLY || sessionStorage.getItem(TAB) === now.id) return now;
  // Somebody cleared what the browser keeps of this page.
  known = claim();
  return known;
}

async function claim(): Promise<TabId> {
  try {
    const before = sessionStorage.getItem(TAB);
    const isOwn = before !== null && (await hold(before));
    const id = isOwn ? before : String(Math.random()).slice(2);
    if (!isOwn) await hold(id);
    sessionStorage.setItem(TAB, id);
    followPage(id);
    return { id, copyOf: isOwn ? null : before };
  } catch {
    return { id: ONLY, copyOf: null };
  }
}

/** @returns whether nobody else has it; where a browser has no locks, nobody can say */
function hold(id: string): Promise<boolean> {
  const { locks } = globalThis.navigator ?? {};
  if (!locks) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  locks
    .request(`${LOCK}${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      return new Promise<void>((end) => {
        letGo = end;
      });
    })
    .catch(() => resolve(true));
  return promise;
}

/** A page that holds a lock is not kept for the way back, and the next page of this tab is to find its name free. */
function followPage(id: string): void {
  const page = typeof window === 'undefined' ? null : window;
  page?.addEventListener('pagehide', () => letGo());
  page?.addEventListener('pageshow', ({ persisted }) => persisted && void hold(id));
}
