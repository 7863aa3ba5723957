import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { unsubscribePerson } from './unsubscribe-person.ts';

const BODY_BYTES = 4096;
const ADDRESS = '/api/notifications/one-click/:token';
/** Its token is the proof: there is nobody signed in. */
const OPEN = { config: { door: 'open' } } as const;
/** As a form has it, in the way of an address or in parts. */
const ONE_CLICK = /List-Unsubscribe(?:=|"(?:\r?\n[^\r\n]+)*\r?\n\r?\n)One-Click/;

interface Link {
  Params: { token: string };
}

/**
 * Where mail programs turn a mail off (RFC 8058): a POST that says so, with no session and from wherever. For mail programs
 * only, so not in the contract. Whoever opens the address instead is led to the page with the button: programs that look into
 * mail open everything, and turn nothing off by it (P213).
 */
export async function oneClickRoutes(
  app: FastifyInstance,
  deps: NotificationsDeps,
  rateLimits: RateLimits,
): Promise<void> {
  app.get<Link>(ADDRESS, OPEN, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`/unsubscribe#${encodeURIComponent(request.params.token)}`, 303),
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<Link>(ADDRESS, OPEN, async (request, reply) => {
      await rateLimits.check('unsubscribe', request, null);
      if (typeof request.body !== 'string' || !ONE_CLICK.test(request.body))
        throw new AppError('malformed_request');
      await unsubscribePerson(deps, request.params.token);
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK\n');
    });
  });
}
