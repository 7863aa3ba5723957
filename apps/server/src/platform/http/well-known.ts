import { paths } from '@likha/contract/addresses';
import { LANGUAGES } from '@likha/contract/language';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { DAY_MS } from '../durations.ts';

/** RFC 9116 asks for less than a year, so that nobody trusts what was forgotten. */
const TRUSTED_DAYS = 180;

/**
 * What programs look for at an agreed place (RFC 8615, P945): where a password is changed, as managers of passwords lead there, and
 * whom to tell of a hole.
 */
export function wellKnownRoutes(
  app: FastifyInstance,
  { publicUrl, clock }: { publicUrl: string; clock: Clock },
): void {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(paths.settings(), 302));
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now().getTime() + TRUSTED_DAYS * DAY_MS);
    const text = [
      `Contact: ${publicUrl}${paths.contact()}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(text);
  });
}
