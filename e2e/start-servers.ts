import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { removeFolder } from '../apps/server/test/remove-folder.ts';

/**
 * Starts a server for each port, and answers on a port of its own when all are ready. The demo is made once, and copied: it
 * takes longer than everything else here. When they end, their folder goes. `node e2e/start-servers.ts READY_PORT FOLDER PORT…`
 */
const [ready = '', folder = '', first = '', ...others] = process.argv.slice(2);
const PAUSE_MS = 250;
const dataOf = (port: string) => join(folder, port);

let servers: ChildProcess[] = [];
let isStopping = false;

/** One that ends is missed by its journeys; better none of them begins. */
function start(port: string): ChildProcess {
  const server = spawn(process.execPath, ['--disable-proto=delete', 'apps/server/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataOf(port),
      LOG_LEVEL: 'warn',
      DEMO_CROWD: 'false',
      // Where a journey's push service listens, while there is one.
      PUSH_SERVICES: `http://127.0.0.1:${Number(port) + 5}`,
    },
  });
  server.on('exit', (code) => servers.includes(server) && void stop(code ?? 1));
  servers.push(server);
  return server;
}

/** The rest of the demo comes while people look around; what is copied has to be whole. */
async function untilWhole(server: ChildProcess): Promise<void> {
  if (!server.stdout) throw new Error('the server says nothing');
  for await (const line of createInterface(server.stdout)) if (line.includes('The demo is whole')) return;
  throw new Error('the demo did not become whole');
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(servers.map(end));
  // Not before: a server whose data is taken away has nothing to end with, and waits for as long as it may.
  await removeFolder(folder);
  process.exit(code);
}
process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whoever started us ends us when it takes too long. */
async function untilReady(port: string): Promise<void> {
  while (!(await isReady(port))) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

try {
  const made = start(first);
  await Promise.all([untilReady(first), untilWhole(made)]);
  servers = [];
  await end(made);
  // With their owners: as root, PostgreSQL runs as another user.
  for (const port of others) execFileSync('cp', ['-a', dataOf(first), dataOf(port)]);
  for (const port of [first, ...others]) start(port).stdout?.resume();
  for (const port of [first, ...others]) await untilReady(port);
  createServer((_request, response) => response.end('ready')).listen(Number(ready), '127.0.0.1');
} catch (error) {
  process.stderr.write(`${error}\n`);
  await stop(1);
}
