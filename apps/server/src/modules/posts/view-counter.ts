import { LRUCache } from 'lru-cache';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { countViews } from './count-views.ts';
import type { SeenMedia } from './posts.queries.ts';

/** One person looking again within this time is one view. */
const SAME_VIEW_MS = 30 * 60 * 1000;
const FLUSH_EVERY_MS = 5000;
const REMEMBERED = 50_000;
const MAX_PENDING = 50_000;

/** Collects views and adds them up in the database every few seconds: a picture never waits for a counter. */
export interface ViewCounter {
  count(mediaId: string, viewerId: string | null): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export function createViewCounter(deps: Pick<BaseDeps, 'db' | 'clock' | 'log'>): ViewCounter {
  let pending: SeenMedia[] = [];
  /** When a person last counted for a media item, in milliseconds since 1970. */
  const seen = new LRUCache<string, number>({ max: REMEMBERED });

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
    count(mediaId, viewerId) {
      const who = `${mediaId}:${viewerId ?? 'guest'}`;
      const now = deps.clock.now().getTime();
      if (now - (seen.get(who) ?? 0) < SAME_VIEW_MS) return;
      seen.set(who, now);
      if (pending.length < MAX_PENDING) pending.push({ mediaId, viewerId });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
