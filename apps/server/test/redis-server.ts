import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { removeFolder } from './remove-folder.ts';
import { freePort } from './server-process.ts';

/** Without the program, which only tests want, there is nothing to be tested. */
export const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

/** A real redis-server of a test's own, which can be killed and started again at the same port. */
export async function createRedisServer() {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'likha-redis-'));
  let server: ChildProcess | null = null;

  /** Says something to it by a connection of its own. */
  async function tell(command: string, ...words: string[]): Promise<unknown> {
    const client = new Redis({ port, lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.call(command, ...words);
    } finally {
      client.disconnect();
    }
  }

  async function start(): Promise<void> {
    const quiet = ['--save', '', '--appendonly', 'no', '--enable-debug-command', 'yes', '--dir', folder];
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...quiet], {
      stdio: 'ignore',
    });
    while ((await tell('ping').catch(() => null)) !== 'PONG') await pause(20);
  }

  async function stop(): Promise<void> {
    const ended = server;
    server = null;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const gone = new Promise((done) => ended.once('exit', done));
    ended.kill('SIGKILL');
    await gone;
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    tell,
    start,
    stop,
    signal: (name: NodeJS.Signals) => server?.kill(name),
    async remove() {
      await stop();
      await removeFolder(folder);
    },
  };
}

export type RedisServer = Awaited<ReturnType<typeof createRedisServer>>;
