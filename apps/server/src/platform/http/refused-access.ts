import type { ErrorCode } from '@likha/contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.ts';
import type { BaseDeps } from '../base-deps.ts';
import { HOUR_MS } from '../durations.ts';
import { customerOf } from './network-address.ts';
import { viewerOf } from './request-viewer.ts';

/** Refusals of who may not: by role, verification, a second factor that is missing, or sent by another site. */
const OF_ACCESS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'fans_only',
  'creators_only',
  'admins_only',
  'other_part',
  'creator_unverified',
  'two_factor_setup',
  'cross_site',
]);

/** Lines of one person, or of one address without one, for one code in an hour: enough to see that somebody tries. */
const LINES_PER_HOUR = 5;
/** Who is told apart in this process. */
const REMEMBERED = 10_000;

/**
 * Makes what writes a refusal of access into the log (P756), a few an hour for each person and code: a flood is in the lines of
 * requests and in `refusals_total`. Other refusals cost a look into a set.
 */
export function createAccessLog({ log, clock }: Pick<BaseDeps, 'log' | 'clock'>) {
  const counts = new LRUCache<string, number>(atMost(REMEMBERED));
  return (request: FastifyRequest, code: ErrorCode): void => {
    if (!OF_ACCESS.has(code)) return;
    const viewer = viewerOf(request);
    const hour = Math.floor(clock.now().getTime() / HOUR_MS);
    const key = `${hour} ${code} ${viewer?.id ?? customerOf(request.ip)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > LINES_PER_HOUR) return;
    log.warn(
      {
        event: 'access_refused',
        code,
        user_id: viewer?.id ?? null,
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        is_last_of_hour: count === LINES_PER_HOUR,
      },
      'access was refused',
    );
  };
}
