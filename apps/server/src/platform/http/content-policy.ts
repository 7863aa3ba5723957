import type { FastifyReply, FastifyRequest } from 'fastify';

/** Everything from ourselves; styles may be inline, scripts may not. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** The content security policy of pages and answers; media and documents set a stricter or wider one of their own. */
export function setContentPolicy(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('content-security-policy', POLICY);
  done();
}
