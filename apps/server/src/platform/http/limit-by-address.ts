import type { FastifyInstance } from 'fastify';
import { AddressCounter } from './address-counter.ts';

/**
 * Bounds what is answered outside of the contract's calls, by address and minute; a balancer asks for health once a
 * second. Counted in this process alone: whether it lives must not depend on another.
 */
export function limitByAddress(app: FastifyInstance): void {
  const bounds = [
    { paths: /^\/(healthz|readyz|metrics)$/, counter: new AddressCounter({ max: 600, seconds: 60 }) },
    {
      paths: /^\/api\/(openapi\.json|docs)(\/|$)/,
      counter: new AddressCounter({ max: 300, seconds: 60 }),
    },
  ];
  // Not an async function: every request passes here, and most are not counted.
  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const counter = bounds.find(({ paths }) => paths.test(path))?.counter;
    try {
      counter?.add(request.ip);
      counter?.check(request.ip);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}
