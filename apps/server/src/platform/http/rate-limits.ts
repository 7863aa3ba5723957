import rateLimit from '@fastify/rate-limit';
import { RATE_LIMITS, type RateLimitName } from '@likha/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../app-error.ts';
import type { Viewer } from '../viewer.ts';
import { problemsTexts } from './problems.texts.generated.ts';

export interface RateLimits {
  /** @throws AppError `rate_limited` with `Retry-After` once the bound is passed. */
  check(name: RateLimitName, request: FastifyRequest, viewer: Viewer | null): Promise<void>;
}

const viewerIds = new WeakMap<FastifyRequest, string>();

/** Counted per person when known, else per address; in memory, or in Redis when several nodes share the work. */
export async function createRateLimits(app: FastifyInstance, redis: Redis | null): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    ...(redis ? { redis, nameSpace: 'likha-rate:' } : { cache: 20_000 }),
  });
  const limiters = new Map(
    (Object.keys(RATE_LIMITS) as RateLimitName[]).map((name) => {
      const { max, seconds } = RATE_LIMITS[name];
      const keyGenerator = (request: FastifyRequest) => `${name}:${viewerIds.get(request) ?? request.ip}`;
      return [name, app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator })];
    }),
  );
  return {
    async check(name, request, viewer) {
      if (viewer) viewerIds.set(request, viewer.id);
      const result = await limiters.get(name)?.(request);
      if (!result || result.isAllowed || !result.isExceeded) return;
      throw new AppError('rate_limited', {
        detail: (language) => problemsTexts[language].tooManyRequests({ seconds: result.ttlInSeconds }),
        retryAfterSeconds: Math.max(1, result.ttlInSeconds),
      });
    },
  };
}
