import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Did this machine itself ask? A proxy on this machine passes on what others ask, and says so. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined;
}
