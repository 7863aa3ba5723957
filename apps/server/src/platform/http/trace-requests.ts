import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracer, type OpenSpan } from '../telemetry/spans.ts';
import { refusalCodeOf } from './problem.ts';

/** Asked by machines every few seconds, about the process itself. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * A span a request, by route pattern and status. What somebody sends as `traceparent` is not believed: a stranger would say what is
 * kept. Where nothing is traced nothing is hooked in.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = currentTracer();
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (UNTRACED.has(route)) return done();
    const span = tracer.begin({
      name: `${request.method} ${route}`,
      kind: 'asked',
      facts: {
        'http.request.method': request.method,
        'http.route': route,
        'likha.request_id': request.id,
      },
    });
    spans.set(request, span);
    span.with(done);
  });
  // A body comes by events of the connection, which knew nothing of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.with(done) : done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const fault = status >= 500 ? (refusalCodeOf(request) ?? String(status)) : undefined;
    spans.get(request)?.end({ 'http.response.status_code': status }, fault);
    done();
  });
}
