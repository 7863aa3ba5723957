import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './rate-limits.ts';

const BODY_BYTES = 256 * 1024;

interface Received {
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer;
}

/**
 * `POST /api/webhooks/{name}` for each name: for companies only, so not in the contract. The body stays bytes, as signatures are
 * over bytes; at most 256 KiB, and bounded by address.
 */
export async function webhookRoute<Name extends string>(
  app: FastifyInstance,
  rateLimits: RateLimits,
  names: readonly Name[],
  receive: (name: Name, received: Received) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const name of names) {
      scope.post(`/api/webhooks/${name}`, { config: { door: 'open' } }, async (request) => {
        await rateLimits.check('webhook', request, null);
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receive(name, { headers: request.headers, rawBody });
        return { received: true };
      });
    }
  });
}

/**
 * The same for companies that ask for an address with their words in its query (P778): the query is the body, and the answer that they
 * wait for is the two letters `OK`.
 */
export async function postbackRoute<Name extends string>(
  app: FastifyInstance,
  rateLimits: RateLimits,
  names: readonly Name[],
  receive: (name: Name, received: Received) => Promise<void>,
): Promise<void> {
  for (const name of names) {
    app.get(`/api/webhooks/${name}`, { config: { door: 'open' } }, async (request, reply) => {
      await rateLimits.check('webhook', request, null);
      const [, query = ''] = request.url.split('?', 2);
      await receive(name, { headers: request.headers, rawBody: Buffer.from(query) });
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK');
    });
  }
}
