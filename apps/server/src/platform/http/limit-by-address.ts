import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../app-error.ts';
import { customerOf } from './network-address.ts';

const WINDOW_MS = 60_000;
const REMEMBERED = 20_000;

/** What is no call, and how often a minute an address may ask for it. A balancer asks for health once a second. */
const BOUNDS = [
  { paths: /^\/(healthz|readyz|metrics)$/, max: 600 },
  { paths: /^\/api\/(openapi\.json|docs)(\/|$)/, max: 300 },
];

/**
 * Bounds what is answered outside of the contract's calls, by address. Counted in this process alone: whether it lives
 * must not depend on another.
 */
export function limitByAddress(app: FastifyInstance): void {
  const counts = new LRUCache<string, { count: number }>({ max: REMEMBERED, ttl: WINDOW_MS });
  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const index = BOUNDS.findIndex(({ paths }) => paths.test(path));
    const bound = BOUNDS[index];
    if (!bound) return done();
    const name = `${index} ${customerOf(request.ip)}`;
    const counted = counts.get(name) ?? { count: 0 };
    counted.count += 1;
    if (counted.count === 1) counts.set(name, counted);
    if (counted.count <= bound.max) return done();
    const seconds = Math.max(1, Math.ceil(counts.getRemainingTTL(name) / 1000));
    done(
      new AppError('rate_limited', {
        detail: `Too many requests. Try again in ${seconds} seconds.`,
        retryAfterSeconds: seconds,
      }),
    );
  });
}
