import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase, createPool, type Database } from '../apps/server/src/platform/database/index.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/local/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../apps/server/src/platform/worker.ts';

const FILL_TIMEOUT_MS = 600_000;

/** A PostgreSQL of a bench's own, in a folder that is gone with it; with more memory than it has here where that is said (`5GB`). */
export async function startDatabases(maxConnections: number, memory?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'likha-bench-'));
  // As root, PostgreSQL runs as another user who must be able to enter.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { max_connections: String(maxConnections), ...(memory && { shared_buffers: memory }) },
  });
  return {
    /** An empty database, and a folder for the files of who uses it. */
    async create(name: string): Promise<{ connectionString: string; dataDir: string }> {
      const admin = new pg.Client({ connectionString: postgres.connectionString('postgres') });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      return { connectionString: postgres.connectionString(name), dataDir: join(folder, name) };
    },
    /** The same, migrated and with its queue, and filled. @returns what `fill` does as well */
    async createFilled<T>(name: string, fill: (db: Database) => Promise<T>) {
      const created = await this.create(name);
      await migrate(created.connectionString);
      const pool = createPool({
        connectionString: created.connectionString,
        maxConnections: 2,
        statementTimeoutMs: FILL_TIMEOUT_MS,
      });
      await migrateJobs(pool);
      const filled = await fill(createDatabase(pool));
      await pool.end();
      return { ...created, filled };
    },
    async stop(): Promise<void> {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
