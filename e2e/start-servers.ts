import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';

/**
 * Starts one server for each port at once, and answers on a port of its own when all are ready: a runner that starts them one
 * after the other waits for each demo to be made. `node e2e/start-servers.ts READY_PORT FOLDER PORT…`
 */
const [ready = '', folder = '', ...ports] = process.argv.slice(2);
const READY_MS = 170_000;
const PAUSE_MS = 250;

const servers = ports.map((port) =>
  spawn(process.execPath, ['apps/server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, port), LOG_LEVEL: 'warn' },
  }),
);
// One that ends is missed by its journeys; better none of them begins.
for (const server of servers) server.on('exit', (code) => stop(code ?? 1));

let isStopping = false;
function stop(code: number): void {
  if (isStopping) return;
  isStopping = true;
  const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const server of running) server.kill('SIGTERM');
  void Promise.all(running.map((server) => once(server, 'exit'))).then(() => process.exit(code));
}
process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));

const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const until = performance.now() + READY_MS;
for (const port of ports)
  while (!(await isReady(port))) {
    if (performance.now() > until) throw new Error(`the server on ${port} is not ready`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
createServer((_request, response) => response.end('ready')).listen(Number(ready), '127.0.0.1');
