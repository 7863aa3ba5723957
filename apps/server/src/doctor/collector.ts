import { type Examination, type Found, fault, ok } from './finding.ts';

const PATIENCE_MS = 8000;

/** Where traces and metrics go, if anywhere: it is sent an empty list of each. */
export const collector: Examination = {
  part: 'collector',
  async look({ env }) {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = env;
    if (!endpoint) return [ok('none: nothing is traced')];
    return Promise.all([
      ask(endpoint, headers, 'traces', { resourceSpans: [] }),
      ask(endpoint, headers, 'metrics', { resourceMetrics: [] }),
    ]);
  },
};

async function ask(
  endpoint: string,
  headers: Record<string, string>,
  signal: string,
  body: object,
): Promise<Found> {
  const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/${signal}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.ok) return ok(`it takes ${signal}`);
  return fault(
    `it answers ${answer.status} to ${signal}`,
    'OTEL_EXPORTER_OTLP_ENDPOINT is of OTLP over HTTP, usually port 4318, and OTEL_EXPORTER_OTLP_HEADERS what it wants to see',
  );
}
