import rateLimit from '@fastify/rate-limit';
import { RATE_LIMITS, type RateLimitName } from '@likha/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../app-error.ts';
import type { Viewer } from '../viewer.ts';
import { customerOf } from './network-address.ts';
import { problemsTexts } from './problems.texts.generated.ts';

export interface RateLimits {
  /** Counts. @throws AppError `rate_limited` with `Retry-After` once the bound is passed. */
  check(name: RateLimitName, request: FastifyRequest, viewer: Viewer | null): Promise<void>;
}

interface Limit {
  max: number;
  guestMax?: number;
  seconds: number;
  byAddress?: boolean;
}

const viewerIds = new WeakMap<FastifyRequest, string>();

/**
 * Counted per person when known, else per address, or as the limit says; in memory, or in Redis when several nodes share
 * the work.
 */
export async function createRateLimits(app: FastifyInstance, redis: Redis | null): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    ...(redis ? { redis, nameSpace: 'likha-rate:' } : { cache: 20_000 }),
  });
  const limiters = new Map(
    (Object.keys(RATE_LIMITS) as RateLimitName[]).map((name) => {
      const { max, guestMax = max, seconds, byAddress }: Limit = RATE_LIMITS[name];
      const whoOf = (request: FastifyRequest) => (byAddress ? undefined : viewerIds.get(request));
      const keyGenerator = (request: FastifyRequest) => `${name}:${whoOf(request) ?? customerOf(request.ip)}`;
      const bound = (most: number) =>
        app.createRateLimit({ max: most, timeWindow: seconds * 1000, keyGenerator });
      const guest = bound(guestMax);
      return [name, { person: byAddress ? guest : bound(max), guest }];
    }),
  );
  return {
    async check(name, request, viewer) {
      if (viewer) viewerIds.set(request, viewer.id);
      const result = await limiters.get(name)?.[viewer ? 'person' : 'guest'](request);
      if (!result || result.isAllowed || !result.isExceeded) return;
      throw new AppError('rate_limited', {
        detail: (language) => problemsTexts[language].tooManyRequests({ seconds: result.ttlInSeconds }),
        retryAfterSeconds: Math.max(1, result.ttlInSeconds),
      });
    },
  };
}
