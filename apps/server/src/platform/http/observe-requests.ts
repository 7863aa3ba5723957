import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { BaseDeps } from '../base-deps.ts';
import { MINUTE_MS } from '../durations.ts';
import { refusalCodeOf } from './problem.ts';
import { problemsTexts } from './problems.texts.generated.ts';
import { createAccessLog } from './refused-access.ts';
import { createInputLog } from './refused-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for several times a second by everybody who is there: only what is refused has a line in the log. */
    isFrequent?: boolean;
  }
}

/**
 * One log line and one measurement a request, with its id, by route pattern: addresses carry signatures and names, so the
 * address itself is not logged. An address with a NUL is refused before anything sees it.
 */
export function observeRequests(
  app: FastifyInstance,
  { log, metrics, clock }: Pick<BaseDeps, 'log' | 'metrics' | 'clock'>,
): void {
  // These five fields hold nothing to redact, and looking for it would be done on every request.
  const lines = log.child({}, { redact: [] });
  const logAccess = createAccessLog({ log, clock });
  const inputLog = createInputLog({ log, clock });
  const timer = setInterval(() => inputLog.flush(), MINUTE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    inputLog.flush(true);
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done(
      request.url.includes('%00')
        ? new AppError('malformed_request', {
            detail: (language) => problemsTexts[language].addressCharacters,
          })
        : undefined,
    );
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = String(reply.statusCode);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.requestSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    if (request.routeOptions.config.isFrequent && status < '400') return done();
    const refusal = refusalCodeOf(request);
    if (refusal) {
      logAccess(request, refusal);
      inputLog.note(request, refusal);
    }
    const code = refusal ?? (reply.statusCode >= 400 ? 'other' : null);
    if (code) metrics.parts.refusals.inc({ code, status });
    lines.info(
      { request_id: request.id, method: request.method, route, status: reply.statusCode, ms },
      'request',
    );
    done();
  });
}
