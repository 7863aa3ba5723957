import { createHash } from 'node:crypto';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { RateLimitName } from '@likha/contract';
import { RATE_LIMITS } from '@likha/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../app-error.ts';
import type { RedisBreaker } from '../redis-breaker.ts';
import type { Viewer } from '../viewer.ts';
import { customerOf } from './network-address.ts';
import { problemsTexts } from './problems.texts.generated.ts';
import { tooManyRequests } from './too-many-requests.ts';

export interface RateLimits {
  /** Counts. @throws AppError `rate_limited` with `Retry-After` once the bound is passed. */
  check(name: RateLimitName, request: FastifyRequest, viewer: Viewer | null): Promise<void>;
}

interface Limit {
  max: number;
  guestMax?: number;
  seconds: number;
  byAddress?: boolean;
  /** Guests beyond the bound are asked for a captcha before they are refused. */
  asksCaptcha?: boolean;
}

/** Tells whether a token is a solved captcha: what it is known by, or null. Cheap, and without asking anybody. */
export type ReadPass = (token: string) => Promise<string | null>;

const PASS_HEADER = 'likha-captcha';
const MAX_PASS = 4000;

const viewerIds = new WeakMap<FastifyRequest, string>();
const passIds = new WeakMap<FastifyRequest, string>();

export interface RateLimitDeps {
  /** Null where one node does all the work. */
  redis: Redis | null;
  redisBreaker: RedisBreaker;
}

/**
 * Counted per person when known, else per address, or as the limit says; in memory, or in Redis when several nodes share
 * the work and while it answers. Behind a crowded address a guest who shows a solved captcha is counted by it, as strictly as a
 * person (P68).
 * @param readPass null where captchas cannot be checked without asking somebody
 */
export async function createRateLimits(
  app: FastifyInstance,
  deps: RateLimitDeps,
  readPass: ReadPass | null = null,
): Promise<RateLimits> {
  const createLimiter = await limiterFactory(app, deps);
  const limiters = new Map(
    (Object.keys(RATE_LIMITS) as RateLimitName[]).map((name) => {
      const { max, guestMax = max, seconds, byAddress, asksCaptcha }: Limit = RATE_LIMITS[name];
      const whoOf = (request: FastifyRequest) => (byAddress ? undefined : viewerIds.get(request));
      const keyGenerator = (request: FastifyRequest) => `${name}:${whoOf(request) ?? customerOf(request.ip)}`;
      const bound = (most: number) => createLimiter({ max: most, timeWindow: seconds * 1000, keyGenerator });
      const guest = bound(guestMax);
      const ofPass = (request: FastifyRequest) => `${name}:pass:${passIds.get(request)}`;
      const pass = createLimiter({ max, timeWindow: seconds * 1000, keyGenerator: ofPass });
      return [name, { person: byAddress ? guest : bound(max), guest, pass: asksCaptcha ? pass : null }];
    }),
  );
  return {
    async check(name, request, viewer) {
      if (viewer) viewerIds.set(request, viewer.id);
      const limiter = limiters.get(name);
      let result = await limiter?.[viewer ? 'person' : 'guest'](request);
      if (!result || result.isAllowed || !result.isExceeded) return;
      if (!viewer && limiter?.pass && readPass) {
        await demandPass(request, readPass, result.ttlInSeconds);
        result = await limiter.pass(request);
        if (result.isAllowed || !result.isExceeded) return;
      }
      throw tooManyRequests(result.ttlInSeconds);
    },
  };
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type LimiterOptions = Parameters<FastifyInstance['createRateLimit']>[0];

/** Limiters of this process, or of all nodes with this process's own behind them. */
async function limiterFactory(app: FastifyInstance, { redis, redisBreaker }: RateLimitDeps) {
  const own = await limitsIn(app, { cache: 20_000 });
  if (!redis) return own;
  const shared = await limitsIn(app, { redis, nameSpace: 'likha-rate:' });
  return (options: LimiterOptions): Limiter => {
    const [together, alone] = [shared(options), own(options)];
    return (request) =>
      redisBreaker.count(
        () => together(request),
        () => alone(request),
      );
  };
}

/** The library keeps one store an instance, so each has one of its own. */
async function limitsIn(app: FastifyInstance, store: RateLimitPluginOptions) {
  const { promise, resolve } = Promise.withResolvers<(options: LimiterOptions) => Limiter>();
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...store });
    resolve((options) => scope.createRateLimit(options));
  });
  return promise;
}

/** @throws AppError `captcha_required` without a solved captcha; with one the request is counted by it */
async function demandPass(request: FastifyRequest, readPass: ReadPass, ttlInSeconds: number): Promise<void> {
  const token = request.headers[PASS_HEADER];
  const once = typeof token === 'string' && token.length <= MAX_PASS ? await readPass(token) : null;
  if (once === null)
    throw new AppError('captcha_required', {
      detail: (language) => problemsTexts[language].crowded,
      retryAfterSeconds: Math.max(1, ttlInSeconds),
    });
  passIds.set(request, createHash('sha256').update(once).digest('base64url'));
}
