import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import { acceptsBrotli, acceptsGzip } from '../compress-texts.ts';
import { languageOf } from '../request-language.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { createGuestPages, type GuestPagesOptions } from './guest-pages.ts';
import { createOwnPages } from './own-pages.ts';
import { packPage } from './pack-page.ts';
import type { Page, WebPages } from './web-pages.ts';

export interface ServePagesDeps extends GuestPagesOptions {
  log: Log;
  sessionCookie: Pick<SessionCookie, 'read' | 'newest'>;
  /** Where people reach Likha. */
  publicUrl: string;
  isCompressing: boolean;
  metrics: Pick<Metrics, 'pages'>;
}

const NOT_KEPT = { 'cache-control': 'private, no-cache', 'content-type': 'text/html; charset=utf-8' };
/** Kept by whatever stands before us, which hears of no change, for a moment; a browser asks each time. */
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=5';
const BUSY_SECONDS = 2;
const NO_PAGE = { kind: 'empty', page: null } as const;

/**
 * Answers a request for a page (P87, P105): guests get it with its content, from what is kept; people who are signed in get
 * theirs, made for this request and kept nowhere. Where that fails, and for programs with a token, the page is empty and
 * the browser fills it; a guest's that should not be is a 503 besides, so that nobody else keeps it.
 */
export function createPageAnswers(app: FastifyInstance, pages: WebPages, deps: ServePagesDeps) {
  const guestPage = createGuestPages(pages, deps.log, deps);
  const ownPage = createOwnPages(pages, deps.log, deps);
  const allowed = `script-src 'self' '${hashOf(pages.script)}'`;

  /**
   * As the visitor would ask, so that it counts against the visitor's limits; as nobody where no cookie is given. What is kept for others is of
   * the newest: it may be made anew because of something that a replica has yet to hear of.
   */
  async function read(request: FastifyRequest, path: string, cookie?: string) {
    const { statusCode, body } = await app.inject({
      url: `/api${path}`,
      headers: {
        'accept-language': languageOf(request),
        cookie: cookie ?? deps.sessionCookie.newest,
      },
      remoteAddress: request.ip,
    });
    return { status: statusCode, body: JSON.parse(body) as unknown, text: body };
  }

  function asked(request: FastifyRequest, cookie?: string) {
    return {
      url: request.url,
      language: languageOf(request),
      origin: deps.publicUrl,
      isGuest: cookie === undefined,
      read: (path: string) => read(request, path, cookie),
    };
  }

  /** Made for whoever sent the cookie, and for this one request. */
  async function answerSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await ownPage(asked(request, request.headers.cookie ?? ''));
    if (!page) return sendEmpty(reply, pages.empty({ url: request.url, language: languageOf(request) }));
    allowScript(reply, allowed);
    reply.code(page.status).header('cache-control', 'private, no-store');
    if (page.location !== undefined) return reply.header('location', page.location).send('');
    if (!takesGzip(request)) return reply.send(page.html);
    return reply.header('content-encoding', 'gzip').send(packPage(page));
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url } = request;
    const language = languageOf(request);
    reply.headers(NOT_KEPT).header('vary', 'cookie, accept-language, accept-encoding');
    if (isSignedIn(request)) return answerSignedIn(request, reply);
    // A program with a token asks the API, not for pages.
    const { kind, page } =
      request.headers.authorization === undefined ? await guestPage(asked(request)) : NO_PAGE;
    deps.metrics.pages.inc({ kind });
    if (kind === 'busy') reply.header('retry-after', BUSY_SECONDS);
    if (!page) {
      const { html, status } = pages.empty({ url, language });
      return sendEmpty(reply, { html, status: kind === 'busy' ? 503 : status });
    }
    reply.code(page.status);
    // With a cookie it may be somebody's whose session we do not know yet to have ended.
    if (request.headers.cookie === undefined) reply.header('cache-control', SHARED);
    if (page.location !== undefined) return reply.header('location', page.location).send('');
    allowScript(reply, allowed);
    if (page.brotli && deps.isCompressing && acceptsBrotli(request.headers['accept-encoding']))
      return reply.header('content-encoding', 'br').send(page.brotli);
    if (!takesGzip(request)) return reply.send(gunzipSync(page.gzipped));
    return reply.header('content-encoding', 'gzip').send(page.gzipped);
  };

  function isSignedIn(request: FastifyRequest): boolean {
    return request.headers.authorization === undefined && deps.sessionCookie.read(request) !== null;
  }

  function takesGzip(request: FastifyRequest): boolean {
    return deps.isCompressing && acceptsGzip(request.headers['accept-encoding']);
  }
}

function sendEmpty(reply: FastifyReply, { status, html }: Page): FastifyReply {
  return reply.code(status).send(html);
}

/** As the content policy names a script that stands in a page. */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** The page's own script and no other besides files of ours. */
function allowScript(reply: FastifyReply, allowed: string): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace("script-src 'self'", allowed));
}
