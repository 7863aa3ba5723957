import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { payMongoError } from './paymongo-errors.ts';

export function keyOf(request: FastifyRequest): string | null {
  const value = request.headers['idempotency-key'];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

export function keyReused() {
  return payMongoError(400, 'idempotency_key_reused', 'This key belongs to a request with another body.');
}
