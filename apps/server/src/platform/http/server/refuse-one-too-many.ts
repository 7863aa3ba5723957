import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isOneTooMany } from './bounded-server.ts';

const BUSY_SECONDS = 2;

/** Refuses who is beyond those in flight when their body is there (P68): as early as a body lets it be known. */
export function refuseOneTooMany(app: FastifyInstance): void {
  // Not an async function: every request passes here.
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isOneTooMany(request.raw)) return done();
    done(new AppError('service_unavailable', { retryAfterSeconds: BUSY_SECONDS }));
  });
}
