import { timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance } from 'fastify';

/** An answer below 500 in the provider's own form. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Answers in the provider's form whatever goes wrong in this scope. */
export function answerErrors(
  app: FastifyInstance,
  forms: { badRequest: (detail: string) => unknown; failure: unknown },
): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body);
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(forms.badRequest(error.message));
    request.log.error(error);
    return reply.code(500).send(forms.failure);
  });
}

/** The user and password of a Basic authorization header, compared without telling how far they match. */
export function isBasicAuth(header: string | undefined, user: string, password: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
  const given = Buffer.from(header ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
