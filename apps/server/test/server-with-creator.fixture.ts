import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Deps } from '../src/deps.ts';
import { createSessions, grantAdmin } from '../src/modules/accounts/index.ts';
import { DECLARED_VERSIONS } from '../src/modules/legal/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createIds } from '../src/platform/ids.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { createStripes } from '../src/platform/stripes.ts';
import { createTestDatabase } from './database.ts';
import { createFactory, type Person } from './factory.ts';
import { removeFolder } from './remove-folder.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

export interface ServerWithCreator {
  creator: Person;
  /** Starts the real program, on the folder and the database that it had before. */
  start(): Promise<ServerProcess>;
  end(): Promise<void>;
}

/** The real program with the database of the tests, and a creator in it. What reads and encodes videos are processes of their own. */
export async function prepareServer(): Promise<ServerWithCreator> {
  const folder = await mkdtemp(join(tmpdir(), 'likha-server-'));
  const { db, connectionString, drop } = await createTestDatabase();
  const ids = createIds(systemClock);
  const log = pino({ level: 'silent' });
  const clocked = { db, moneyDb: db, clock: systemClock, ids, log };
  const base = { ...clocked, stripes: createStripes(ids), metrics: createMetrics() };
  const deps = { ...base, sessions: createSessions(base, null) };
  // Where the demo's admin is, the demo is taken for complete.
  const admin = {
    email: 'admin@likha.test',
    fullName: 'Luz Administrador',
    password: async () => 'Mabuhay-2026-Likha',
  };
  await grantAdmin({ ...deps, legalVersions: DECLARED_VERSIONS }, admin);
  const creator = await createFactory(deps as unknown as Deps).creator();
  let server: ServerProcess | undefined;
  return {
    creator,
    async start() {
      server = await startServer({
        dataDir: folder,
        port: await freePort(),
        sandboxPort: await freePort(),
        environment: { DATABASE_URL: connectionString },
      });
      return server;
    },
    async end() {
      await server?.kill9();
      await drop();
      await removeFolder(folder);
    },
  };
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
