import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../log.ts';
import { acceptsGzip } from '../compress-texts.ts';
import { languageOf } from '../request-language.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { createGuestPages, type GuestPagesOptions } from './guest-pages.ts';
import type { Page, WebPages } from './web-pages.ts';

export interface ServePagesDeps extends GuestPagesOptions {
  log: Log;
  sessionCookie: Pick<SessionCookie, 'read'>;
  /** Where people reach Likha. */
  publicUrl: string;
  isCompressing: boolean;
}

const NOT_KEPT = { 'cache-control': 'private, no-cache', 'content-type': 'text/html; charset=utf-8' };

/**
 * Answers a request for a page (P87): guests get it with its content, everybody else, and guests when rendering fails, an
 * empty one that the browser fills. What a request with a session asks for is neither rendered nor looked up here.
 */
export function createPageAnswers(app: FastifyInstance, pages: WebPages, deps: ServePagesDeps) {
  const guestPage = createGuestPages(pages, deps.log, deps);
  const allowed = `script-src 'self' '${hashOf(pages.script)}'`;

  /** As the visitor would ask, so that it counts against the visitor's limits; as nobody, as no header is passed on. */
  async function read(request: FastifyRequest, path: string) {
    const { statusCode, body } = await app.inject({
      url: `/api${path}`,
      headers: { 'accept-language': languageOf(request) },
      remoteAddress: request.ip,
    });
    return { status: statusCode, body: JSON.parse(body) as unknown };
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url } = request;
    const language = languageOf(request);
    reply.headers(NOT_KEPT);
    const page = isGuest(request)
      ? await guestPage({ url, language, origin: deps.publicUrl, read: (path) => read(request, path) })
      : null;
    reply.header('vary', page ? 'cookie, accept-language, accept-encoding' : 'cookie, accept-language');
    if (!page) return sendEmpty(reply, pages.empty({ url, language }));
    reply.code(page.status);
    allowScript(reply, allowed);
    if (!deps.isCompressing || !acceptsGzip(request.headers['accept-encoding']))
      return reply.send(gunzipSync(page.gzipped));
    return reply.header('content-encoding', 'gzip').send(page.gzipped);
  };

  function isGuest(request: FastifyRequest): boolean {
    return request.headers.authorization === undefined && deps.sessionCookie.read(request) === null;
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
