import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls } from '@likha/contract/calls';
import type { FastifyInstance } from 'fastify';
import { acceptsGzip } from './compress-texts.ts';
import { openApiDocument } from './openapi.ts';

const DOCUMENT = '/api/openapi.json';
const DOCS = '/api/docs';
/** The library would write the same anew for each who asks, in up to a second of the only thread there is. */
const WRITTEN_ANEW: ReadonlySet<string> = new Set([`${DOCS}/json`, `${DOCS}/yaml`]);

/** The library of the page wants a document at hand; it shows what its hook leads to. */
const NEVER_SHOWN = { openapi: '3.1.0', info: { title: 'Likha', version: '0' }, paths: {} };

/**
 * The library's own policy asks for everything by TLS, which a server on one's own machine does not speak, and lets pictures come
 * from a server of others. Its page writes styles, and shows nobody's words.
 */
const POLICY = [
  "default-src 'self'",
  "base-uri 'self'",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

interface Documentation {
  publicUrl: string;
  /** Whether texts are compressed here, and not by a proxy. */
  isCompressing: boolean;
}

/** `/api/openapi.json` and the browsable `/api/docs`, both from the contract. */
export async function documentationRoutes(
  app: FastifyInstance,
  { publicUrl, isCompressing }: Documentation,
): Promise<void> {
  // More than a megabyte that never changes: put together, written and packed once, and not before somebody asks.
  let written: Promise<Written> | undefined;
  app.get(DOCUMENT, { config: { door: 'open' } }, async (request, reply) => {
    written ??= write(openApiDocument(calls, publicUrl));
    const { plain, packed, etag } = await written;
    reply.type('application/json; charset=utf-8').headers({ etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!isCompressing || !acceptsGzip(request.headers['accept-encoding'])) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(packed);
  });
  await app.register(swagger, { mode: 'static', specification: { document: NEVER_SHOWN } });
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    staticCSP: POLICY,
    uiConfig: { docExpansion: 'list' },
    uiHooks: {
      onRequest(request, reply, done) {
        if (WRITTEN_ANEW.has(request.url.split('?', 1)[0] ?? '')) void reply.redirect(DOCUMENT);
        else done();
      },
    },
  });
}

interface Written {
  plain: Buffer;
  packed: Buffer;
  /** Weak, as the same is said packed and plain. */
  etag: string;
}

async function write(document: object): Promise<Written> {
  const plain = Buffer.from(JSON.stringify(document));
  const packed = await promisify(gzip)(plain);
  return { plain, packed, etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"` };
}
