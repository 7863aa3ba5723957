import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/local/embedded-postgres.ts';

/** A PostgreSQL of a bench's own, in a folder that is gone with it. */
export async function startDatabases(maxConnections: number) {
  const folder = await mkdtemp(join(tmpdir(), 'likha-bench-'));
  // As root, PostgreSQL runs as another user who must be able to enter.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, maxConnections });
  return {
    /** An empty database, and a folder for the files of who uses it. */
    async create(name: string): Promise<{ connectionString: string; dataDir: string }> {
      const admin = new pg.Client({ connectionString: postgres.connectionString('postgres') });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      return { connectionString: postgres.connectionString(name), dataDir: join(folder, name) };
    },
    async stop(): Promise<void> {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
