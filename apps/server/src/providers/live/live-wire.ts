import type { Database } from '../../platform/database/index.ts';
import { notify } from '../../platform/database/notify.ts';
import type { Listener } from '../../platform/listener.ts';

/** What nodes tell each other at once: that somebody is cut, or that it is over. */
export type LiveNews = { expel: string; viewer: string } | { close: string };

/** Tells all nodes, this one included. */
export interface LiveWire {
  tell(news: LiveNews): Promise<void>;
  hear(hear: (news: LiveNews) => void): void;
}

/** For one node alone, and where nothing tells the others. */
export function createLocalWire(): LiveWire {
  const hearers = new Set<(news: LiveNews) => void>();
  return {
    async tell(news) {
      for (const hear of hearers) hear(news);
    },
    hear: (hear) => void hearers.add(hear),
  };
}

/** The channel of PostgreSQL. */
const LIVE_TOLD = 'live_told';

/** By PostgreSQL, as the end of a session is told. Who hears nothing for a while asks for rights anew within two seconds (P617). */
export function createNotifyWire({ db, listener }: { db: Database; listener: Listener }): LiveWire {
  return {
    tell: (news) => notify(db, LIVE_TOLD, JSON.stringify(news)),
    hear: (hear) =>
      listener.on(LIVE_TOLD, (text) => {
        const news = readNews(text);
        if (news) hear(news);
      }),
  };
}

/** As it is written on the way; null for what nobody here wrote. */
function readNews(text: string): LiveNews | null {
  try {
    const news = JSON.parse(text) as Partial<Record<'expel' | 'viewer' | 'close', unknown>>;
    if (typeof news.close === 'string') return { close: news.close };
    if (typeof news.expel === 'string' && typeof news.viewer === 'string')
      return { expel: news.expel, viewer: news.viewer };
    return null;
  } catch {
    return null;
  }
}
