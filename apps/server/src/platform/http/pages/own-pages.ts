import type { Log } from '../../log.ts';
import { type Asked, renderInTime } from './render-in-time.ts';
import type { Page, WebPages } from './web-pages.ts';

/** Pages in the making; whoever comes then gets an empty page, which the browser fills. */
const MOST_AT_ONCE = 8;
const PATIENCE_MS = 1000;

/**
 * Renders pages for people who are signed in, each for the one request that asked: nothing of it is kept, and nobody waits for
 * what is made for somebody else.
 */
export function createOwnPages(pages: WebPages, log: Log, { patienceMs = PATIENCE_MS } = {}) {
  let underWay = 0;

  /** Null where there is none to be had: too much to do, something broke, or the session has ended. */
  return async (request: Asked): Promise<Page | null> => {
    if (underWay >= MOST_AT_ONCE) return null;
    underWay += 1;
    try {
      return await renderInTime(pages, request, patienceMs);
    } catch (error) {
      log.warn({ err: error }, 'a page of somebody could not be rendered and is sent empty');
      return null;
    } finally {
      underWay -= 1;
    }
  };
}
