import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../src/platform/database/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/local/embedded-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';
import { migrateJobs } from '../src/platform/worker.ts';

/** A PostgreSQL of one test file, which it may stop and start as often as it likes. */
export class OwnPostgres {
  #folder = '';
  #server: EmbeddedPostgres | null = null;

  readonly database = async () => {
    this.#folder = await mkdtemp(join(tmpdir(), 'likha-own-'));
    // As root, PostgreSQL runs as another user who must be able to enter.
    await chmod(this.#folder, 0o755);
    await this.start();
    const connectionString = this.#server?.connectionString() ?? '';
    await migrate(connectionString);
    const pool = createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 20_000 });
    await migrateJobs(pool);
    await pool.end();
    return { connectionString, drop: () => this.#drop() };
  };

  /** Of the server, whose children are its connections. */
  pid(): number {
    return Number(readFileSync(join(this.#folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  async start(): Promise<void> {
    this.#server = await startEmbeddedPostgres({ dataDir: this.#folder });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = null;
  }

  async #drop(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
