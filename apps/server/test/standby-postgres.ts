import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { OwnPostgres } from './own-postgres.ts';
import { removeFolder } from './remove-folder.ts';

/** May follow the primary: whoever knows the password may connect. */
const MAY_FOLLOW = 'local replication all scram-sha-256\n';

/** A PostgreSQL that follows another one of this test file, from a copy that was made while that one stood still. */
export class StandbyPostgres extends OwnPostgres {
  /** @param primary which runs, and is stopped and started for it */
  async follow(primary: OwnPostgres): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'likha-standby-'));
    await chmod(this.folder, 0o755);
    await primary.stop();
    const parts = ['postgres', 'postgres.password'].map((part) => join(primary.folder, part));
    execFileSync('cp', ['-a', ...parts, this.folder]);
    await primary.start();
    await letFollow(primary);
    const cluster = join(this.folder, 'postgres');
    const signal = join(cluster, 'standby.signal');
    await writeFile(signal, '');
    const { uid, gid } = statSync(cluster);
    chownSync(signal, uid, gid);
    await appendFile(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = '${primary.connectionString()}'\n`,
    );
    await this.start();
  }

  /** Takes what comes and shows nothing of it. */
  async pause(): Promise<void> {
    await ask(this, 'select pg_wal_replay_pause()');
  }

  async resume(): Promise<void> {
    await ask(this, 'select pg_wal_replay_resume()');
  }

  /** From now on it takes writes of its own. */
  async promote(): Promise<void> {
    await ask(this, 'select pg_promote()');
  }

  async remove(): Promise<void> {
    await this.stop();
    await removeFolder(this.folder);
  }
}

/** After each of its starts, which say anew who may connect. */
export async function letFollow(primary: OwnPostgres): Promise<void> {
  await appendFile(join(primary.folder, 'postgres', 'likha_hba.conf'), MAY_FOLLOW);
  await ask(primary, 'select pg_reload_conf()');
}

async function ask(server: OwnPostgres, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.connectionString() });
  await client.connect();
  await client.query(statement);
  await client.end();
}
