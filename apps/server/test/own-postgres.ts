import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../src/platform/database/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/local/embedded-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';
import { migrateJobs } from '../src/platform/worker.ts';
import { removeFolder } from './remove-folder.ts';

/** A PostgreSQL of one test file, which it may stop and start as often as it likes. */
export class OwnPostgres {
  folder = '';
  #server: EmbeddedPostgres | null = null;
  readonly #settings: Readonly<Record<string, string>>;

  /** @param settings `fsync` off where nothing has to outlive the machine, which is quicker */
  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#settings = settings;
  }

  readonly database = async () => {
    this.folder = await mkdtemp(join(tmpdir(), 'likha-own-'));
    // As root, PostgreSQL runs as another user who must be able to enter.
    await chmod(this.folder, 0o755);
    await this.start();
    const connectionString = this.connectionString();
    await migrate(connectionString);
    const pool = createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 20_000 });
    await migrateJobs(pool);
    await pool.end();
    return { connectionString, drop: () => this.#drop() };
  };

  /** Of the server, whose children are its connections. */
  pid(): number {
    return Number(readFileSync(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  connectionString(): string {
    return this.#server?.connectionString() ?? '';
  }

  /** It and its children, as PostgreSQL has one for each connection. */
  family(): number[] {
    const root = this.pid();
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    return [root, ...pids.filter((pid) => parentOf(pid) === root)];
  }

  async start(): Promise<void> {
    this.#server = await startEmbeddedPostgres({ dataDir: this.folder, settings: this.#settings });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = null;
  }

  async #drop(): Promise<void> {
    await this.stop();
    await removeFolder(this.folder);
  }
}

function parentOf(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
