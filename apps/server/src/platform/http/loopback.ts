import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** By any of these a proxy says that it passes on what somebody else asks. */
const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Did this machine itself ask? A proxy on this machine passes on what others ask, and most say so. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return LOOPBACK.has(request.ip) && PASSED_ON.every((name) => request.headers[name] === undefined);
}
