import type { FastifyRequest } from 'fastify';

/** PayPal's idempotency key, or null. */
export function requestIdOf(request: FastifyRequest): string | null {
  const value = request.headers['paypal-request-id'];
  return typeof value === 'string' && value !== '' ? value : null;
}
