import type { Call } from '@likha/contract';
import type { FastifyInstance } from 'fastify';

/**
 * How a route below `/api` lets somebody in: `call` and `file` by one way each, which looks at who asks, with how many factors
 * and how often; `open` to whoever has the address, as webhooks, which bring proofs of their own.
 */
export type Door = 'call' | 'file' | 'open';

declare module 'fastify' {
  interface FastifyContextConfig {
    door?: Door;
    /** Which call it is, where the door is `call`. */
    boundCall?: Call;
  }
}

/** What the library that shows the documentation registers for itself: public files. */
const DOCUMENTATION = '/api/docs';

/** From now on no route below `/api` is registered that does not say by which door it is entered. @throws for one that does not */
export function demandDoors(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/') || url.startsWith(DOCUMENTATION) || config?.door) return;
    throw new Error(`${String(method)} ${url} has no door`);
  });
}
