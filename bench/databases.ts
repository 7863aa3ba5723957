import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase, createPool, type Database } from '../apps/server/src/platform/database/index.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/local/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../apps/server/src/platform/worker.ts';

const FILL_TIMEOUT_MS = 600_000;

/**
 * A PostgreSQL of a bench's own, in a folder that is gone with it, but for one that is named; with more memory than it has here where
 * that is said (`5GB`).
 */
export async function startDatabases(maxConnections: number, memory?: string, kept?: string) {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'likha-bench-')));
  await mkdir(folder, { recursive: true });
  // As root, PostgreSQL runs as another user who must be able to enter.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { max_connections: String(maxConnections), ...(memory && { shared_buffers: memory }) },
  });
  const addressOf = (name: string) => ({
    connectionString: postgres.connectionString(name),
    dataDir: join(folder, name),
  });
  const asAdmin = async (text: string) => {
    const admin = new pg.Client({ connectionString: postgres.connectionString('postgres') });
    await admin.connect();
    const { rows } = await admin.query(text);
    await admin.end();
    return rows;
  };
  return {
    /** One that a run before has left in a folder that is kept. */
    async find(name: string): Promise<{ connectionString: string; dataDir: string } | null> {
      const rows = await asAdmin(`select from pg_database where datname = '${name}'`);
      return rows.length > 0 ? addressOf(name) : null;
    },
    /** An empty database, and a folder for the files of who uses it. */
    async create(name: string): Promise<{ connectionString: string; dataDir: string }> {
      await asAdmin(`create database ${name}`);
      return addressOf(name);
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
      if (!kept) await rm(folder, { recursive: true, force: true });
    },
  };
}
