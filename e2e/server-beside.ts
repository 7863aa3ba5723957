import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** What hangs ends; how busy the machine is decides nothing. */
const READY_MS = 600_000;
const PAUSE_MS = 200;
/** Nobody is paid there: the providers are named so that no sandbox of its own is started. */
const NO_PAYMENTS = {
  PAYPAL_CLIENT_ID: 'none',
  PAYPAL_CLIENT_SECRET: 'none',
  PAYPAL_WEBHOOK_ID: 'none',
  PAYMONGO_SECRET_KEY: 'none',
  PAYMONGO_WEBHOOK_SECRET: 'none',
};

/** One more node over the data of a server that runs, with settings of its own; its jobs are that server's to do. */
export async function startBeside(dataDir: string, port: number, settings: Record<string, string>) {
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--disable-proto=delete', 'apps/server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...NO_PAYMENTS,
      ...settings,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseOf(dataDir),
      DATABASE_POOL: '3',
      DEMO: 'true',
      ROLE: 'web',
      LOG_LEVEL: 'warn',
    },
  });
  const stop = async (how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(how);
    await once(server, 'exit');
  };
  const until = performance.now() + READY_MS;
  while (!(await isReady(url))) {
    if (performance.now() > until || server.exitCode !== null) {
      await stop();
      throw new Error(`the server at ${url} is not ready`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { url, stop };
}

/**
 * Nodes behind one door, as behind a balancer: the next one is ready before the one before it goes, however long a busy machine takes to
 * start it. What is open to a node goes with it.
 */
export async function startBehindDoor(dataDir: string, port: number) {
  const begin = async (at: number) => ({ ...(await startBeside(dataDir, at, {})), port: at });
  let now = await begin(port + 1);
  let next: typeof now | null = null;
  let isOpen = true;
  const door = createServer((client) => {
    if (!isOpen) return client.on('error', () => undefined).destroy();
    const node = connect(now.port, '127.0.0.1');
    client.pipe(node).pipe(client);
    client.on('error', () => undefined).on('close', () => node.destroy());
    return node.on('error', () => undefined).on('close', () => client.destroy());
  });
  await once(door.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    /** Starts the one that takes the place of the one that is there. */
    async prepare(): Promise<void> {
      next = await begin(now.port === port + 1 ? port + 2 : port + 1);
    },
    async end(how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      isOpen = false;
      await now.stop(how);
    },
    /** The one that was prepared answers from now on. */
    goOn(): void {
      if (!next) throw new Error('none is prepared');
      [now, next, isOpen] = [next, null, true];
    },
    async stop(): Promise<void> {
      door.close();
      await Promise.all([now.stop(), next?.stop()]);
    },
  };
}

/** Where the embedded database of a data folder listens, and its password, as the folder itself says. */
export function databaseOf(dataDir: string): string {
  const reminder = join(dataDir, 'postgres.location');
  const home = existsSync(reminder) ? readFileSync(reminder, 'utf8').trim() : dataDir;
  // PostgreSQL notes the folder of its socket in the fifth line.
  const sockets = readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  return `postgresql://likha:${password}@/likha?host=${encodeURIComponent(sockets)}`;
}

export const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
