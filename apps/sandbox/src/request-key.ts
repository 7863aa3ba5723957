import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The key under which a call may be repeated; null where none was sent. */
export function keyOf(request: FastifyRequest): string | null {
  const value = request.headers['idempotency-key'];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Tells one request from another under the same key. */
export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
