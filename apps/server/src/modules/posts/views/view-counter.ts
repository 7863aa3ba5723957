import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/at-most.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { philippineDay } from '../../accounts/index.ts';
import { countViews, type View } from './count-views.ts';
import type { Looker } from './looker.ts';

const FLUSH_EVERY_MS = 5000;
const REMEMBERED = 50_000;
const MAX_PENDING = 50_000;

/** Collects views and adds them up in the database every few seconds: a picture never waits for a counter. */
export interface ViewCounter {
  /** @param id of a post, or of its first file; each other file counts for nothing */
  count(id: string, looker: Looker): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** A viewer counts once a Philippine day for a post (P129): what this process has seen is not even asked about. */
export function createViewCounter(deps: Pick<BaseDeps, 'db' | 'clock' | 'log'>): ViewCounter {
  let pending: View[] = [];
  let today = '';
  const seen = new LRUCache<string, true>(atMost(REMEMBERED));

  async function flush(): Promise<void> {
    if (pending.length === 0) return;
    const views = pending;
    pending = [];
    await countViews(deps, views).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'views could not be counted'),
    );
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    count(id, { viewerId, address, browser }) {
      const day = philippineDay(deps.clock.now());
      if (day !== today) seen.clear();
      today = day;
      const who = viewerId ?? `${address}\n${browser}`;
      const key = `${id} ${who}`;
      if (seen.has(key) || pending.length >= MAX_PENDING) return;
      seen.set(key, true);
      pending.push({ id, viewerId, who, day });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
