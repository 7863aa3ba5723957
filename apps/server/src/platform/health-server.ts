import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Health, type HealthDeps, maySeeMetrics } from './health.ts';
import type { Metrics } from './metrics.ts';

export interface HealthServer {
  /** Where it listens; of port 0 the one that was found. */
  readonly port: number;
  /** From now on it says that it is not ready. */
  close(): void;
  stop(): Promise<void>;
}

const CONNECTIONS = 50;
const PATIENCE_MS = 5000;

/**
 * `/healthz`, `/readyz` and `/metrics` of a worker, which serves nothing else (P263): Node's own server, as everything that the
 * web is served by would have to be kept in memory.
 */
export async function startHealthServer(
  deps: HealthDeps & { metrics: Metrics },
  where: { port: number; host: string },
): Promise<HealthServer> {
  const health = new Health(deps);
  const server = createServer(
    { headersTimeout: PATIENCE_MS, requestTimeout: PATIENCE_MS },
    (request, response) => {
      answer(request).then(
        ({ status, type, body }) => end(response, status, type, body),
        () => end(response, 500, 'text/plain', ''),
      );
    },
  );
  server.maxConnections = CONNECTIONS;

  async function answer(request: IncomingMessage) {
    if (request.url === '/healthz') return asJson(200, { status: 'ok' });
    if (request.url === '/readyz') {
      const { isReady, body } = await health.read();
      return asJson(isReady ? 200 : 503, body);
    }
    const asker = { ip: request.socket.remoteAddress ?? '', headers: request.headers };
    if (request.url !== '/metrics' || !maySeeMetrics(asker, deps))
      return { status: 404, type: 'text/plain', body: '' };
    const { registry } = deps.metrics;
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  }

  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(where.port, where.host, () => done());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => health.close(),
    async stop() {
      health.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function asJson(status: number, body: object) {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

function end(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
