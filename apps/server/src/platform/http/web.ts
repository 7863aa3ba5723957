import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { withoutAt } from '@likha/contract/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { HOUR_MS } from '../durations.ts';
import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';
import type { RedisBreaker } from '../redis-breaker.ts';
import { keepAssets } from './keep-assets.ts';
import { SHARED_MS } from './pages/guest-pages.ts';
import { createPageAnswers, type ServePagesDeps } from './pages/serve-pages.ts';
import { SharedPages } from './pages/shared-pages.ts';
import { loadWebPages } from './pages/web-pages.ts';
import { sendProblem } from './problem.ts';
import { type AssetStore, SharedAssets } from './share-assets.ts';

const YEAR_MS = 31_536_000_000;
/** What browsers look for with documents and workers only. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
] as const;
/** What says whether a file changed, or which answer it was: a hashed file never does, and a page has dozens of them. */
const OF_CHANGES = ['etag', 'last-modified', 'accept-ranges', 'x-request-id'] as const;
/** A store that is away keeps no node from starting. */
const SHARE_MS = 10_000;
/** A node that runs for long, or could not reach the store as it started, is not taken for one that is gone. */
const SHARE_EVERY_MS = HOUR_MS;
const ASSET = /^\/assets\/([\w~-][\w.~-]*)$/;

interface WebDeps {
  clock: Clock;
  /** Where nodes keep pages together; null where one does all the work. */
  redis: Redis | null;
  redisBreaker: RedisBreaker;
  /** Where nodes of several machines keep their hashed files for each other; null where one machine has them all. */
  assetStore: AssetStore | null;
}

export interface WebFolders {
  /** The built web app. */
  root: string;
  /** Where hashed files of earlier releases stay for tabs that are still open. */
  kept: string;
}

/**
 * Serves the built web app: hashed files for a year, pages fresh, every unknown page address as the app. Where the build
 * brought no pages for the server, they all are `index.html`.
 */
export async function webRoutes(
  app: FastifyInstance,
  { root, kept }: WebFolders,
  deps: Omit<ServePagesDeps, 'sharedPages'> & WebDeps,
): Promise<void> {
  if (!existsSync(join(root, 'index.html')))
    throw new Error('the web app is not built: run npm start or npm test');
  await keepAssets(join(root, 'assets'), kept, deps.clock.now());
  const shared = await shareAssets(app, join(root, 'assets'), deps);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    // What pages are made of is none itself.
    globIgnore: ['index.html*'],
    // The build leaves them beside the files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${root}/assets/`) || path.startsWith(`${kept}/`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
      if (!isHashed) return;
      for (const name of OF_CHANGES) reply.removeHeader(name);
      // A connection of HTTP/1.1 stays open unless somebody says otherwise; a page has dozens of these files.
      reply.raw.removeHeader('connection');
      // The type of scripts that is not outdated (RFC 9239); modules are UTF-8 whatever is said.
      if (/\.js(\.\w+)?$/.test(path)) reply.header('content-type', 'text/javascript');
      // A worker is judged by its own policy; other files by that of the page.
      if (!path.includes('worker')) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
  const pages = await loadWebPages(root);
  const sharedPages = pages && deps.redis ? sharedBy(deps.redis, deps.redisBreaker, pages.build) : null;
  const answer = pages ? createPageAnswers(app, pages, { ...deps, sharedPages }) : sendIndex;
  app.get('/', answer);
  app.get('/index.html', (_request, reply) => reply.redirect('/', 308));
  app.setNotFoundHandler(async (request, reply) => {
    // Who only looks whether a page is there, as those do who draw a link's card or watch over us, is answered as if they read it.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const earlier = ASSET.exec(request.url)?.[1];
    if (isRead && earlier && (existsSync(join(kept, earlier)) || (await shared?.bring(earlier, kept))))
      return reply.sendFile(earlier, kept);
    const isPage = isRead && !/^\/(api|media|assets)(\/|$|\?)/.test(request.url);
    if (!isPage) return sendProblem(new AppError('not_found'), request, reply);
    const elsewhere = withoutAt(request.url);
    if (elsewhere !== null) return reply.redirect(elsewhere, 308);
    return answer(request, reply);
  });
}

/** Before this node shows a page that names them, as another may be asked for them. */
async function shareAssets(
  app: FastifyInstance,
  assets: string,
  deps: WebDeps & { log: Log },
): Promise<SharedAssets | null> {
  const { assetStore: store, clock, log } = deps;
  if (!store) return null;
  const shared = new SharedAssets({ store, clock, log });
  const share = () =>
    inTime(SHARE_MS, shared.share(assets)).catch((error: unknown) =>
      log.warn({ err: error }, 'files of this release could not be put into the store'),
    );
  await share();
  const again = setInterval(share, SHARE_EVERY_MS);
  app.addHook('onClose', async () => clearInterval(again));
  return shared;
}

function sharedBy(redis: Redis, redisBreaker: RedisBreaker, build: string): SharedPages {
  return new SharedPages({ redis, redisBreaker, build, lifeMs: SHARED_MS });
}

function sendIndex(_request: FastifyRequest, reply: FastifyReply) {
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
