import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../apps/server/test/server-process.ts';
import { Daemon, ownerOf } from '../cluster/daemon.ts';
import { fillIn } from '../cluster/fill-in.ts';
import type { Programs } from './programs.ts';

const run = promisify(execFile);
const WAIT_MS = 120_000;

/** A PostgreSQL whose every change goes to a repository of pgBackRest, by the files of ops/pgbackrest. */
export class ArchivedPostgres {
  readonly url: string;
  readonly #programs: Programs;
  readonly #own: string;
  readonly #config: string;
  readonly #daemon: Daemon;

  private constructor(
    folder: string,
    programs: Programs,
    { port, password }: { port: number; password: string },
  ) {
    this.#programs = programs;
    this.#own = join(folder, 'postgres');
    this.#config = join(this.#own, 'pgbackrest.conf');
    this.url = `postgres://postgres:${password}@127.0.0.1:${port}/likha`;
    this.#daemon = new Daemon(folder, {
      name: 'postgres',
      file: join(programs.bin, 'postgres'),
      args: ['-D', this.data],
      isNotForRoot: true,
      pidFile: join(this.data, 'postmaster.pid'),
    });
  }

  get data(): string {
    return join(this.#own, 'data');
  }

  get repository(): string {
    return join(this.#own, 'repository');
  }

  /** A new one with an empty database, its repository made and looked at. */
  static async start(folder: string, programs: Programs): Promise<ArchivedPostgres> {
    const [port, password] = [await freePort(), randomBytes(16).toString('hex')];
    const postgres = new ArchivedPostgres(folder, programs, { port, password });
    await postgres.#make({ port, password });
    postgres.#daemon.start();
    await postgres.untilWrites('postgres');
    await postgres.#query('postgres', 'create database likha');
    await postgres.backrest('stanza-create');
    await postgres.backrest('check');
    return postgres;
  }

  async #make({ port, password }: { port: number; password: string }): Promise<void> {
    const [own, data] = [this.#own, this.data];
    for (const each of ['', 'repository', 'logs', 'locks', 'spool']) this.#folder(join(own, each));
    const secret = join(own, 'password');
    writeFileSync(secret, password, { mode: 0o600 });
    this.#give(secret);
    await this.#as(join(this.#programs.bin, 'initdb'), [
      ...['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8'],
      ...['--locale=C', '--data-checksums'],
    ]);
    // pgBackRest comes by the socket, as the same user of the machine.
    writeFileSync(
      join(data, 'pg_hba.conf'),
      'local all postgres trust\nhost all all 127.0.0.1/32 scram-sha-256\n',
    );
    const paths = { repository: this.repository, logs: join(own, 'logs'), locks: join(own, 'locks') };
    const values = { ...paths, spool: join(own, 'spool'), data, port, sockets: own };
    fillIn('../pgbackrest/pgbackrest.conf', this.#config, {
      ...values,
      passphrase: randomBytes(32).toString('base64'),
    });
    chmodSync(this.#config, 0o600);
    this.#give(this.#config);
    const archiving = fillIn('../pgbackrest/postgresql.conf', join(own, 'archiving.conf'), {
      pgbackrest: this.#programs.pgbackrest,
      config: this.#config,
    });
    appendFileSync(
      join(data, 'postgresql.conf'),
      `include '${archiving}'\nport = ${port}\nunix_socket_directories = '${own}'\nmax_connections = 100\n`,
    );
  }

  /** A command of pgBackRest on this one. @throws Error with what it said */
  async backrest(command: string, ...options: string[]): Promise<string> {
    return this.#as(this.#programs.pgbackrest, [
      `--config=${this.#config}`,
      '--stanza=likha',
      ...options,
      command,
    ]);
  }

  /** As a power cut. */
  kill9(): Promise<void> {
    return this.#daemon.kill9();
  }

  /** Nothing of it is left but its repository; brought back as of a moment, or as far as was archived. */
  async restore(moment?: string): Promise<void> {
    rmSync(this.data, { recursive: true, force: true });
    this.#folder(this.data);
    const until = moment ? ['--type=time', `--target=${moment}`, '--target-action=promote'] : [];
    await this.backrest('restore', ...until);
    this.#daemon.start();
    await this.untilWrites('likha');
  }

  /** The moment that it is by the database's clock, which is in the repository when this returns. */
  async archivedMoment(): Promise<string> {
    const [row] = await this.#query('likha', 'select clock_timestamp()::text as now');
    // What is brought back until a moment has to see that the moment is over.
    await this.#write();
    const [wal] = await this.#query('likha', 'select pg_walfile_name(pg_switch_wal()) as name');
    await this.untilTrue(`select last_archived_wal >= '${wal?.name}' as yes from pg_stat_archiver`);
    return String(row?.now);
  }

  async #write(): Promise<void> {
    await this.#query('likha', 'create table if not exists written (at timestamptz)');
    await this.#query('likha', 'insert into written values (clock_timestamp())');
  }

  /** Writes for some seconds, of which some are archived, and is lost as by a power cut. @returns when it last wrote, in milliseconds */
  async writeUntilLost(): Promise<number> {
    await this.#write();
    await this.archivedMoment();
    for (let turn = 0; turn < 20; turn += 1) {
      await this.#write();
      await pause(100);
    }
    const last = await this.lastWritten();
    await this.kill9();
    return last;
  }

  async lastWritten(): Promise<number> {
    const [row] = await this.#query('likha', 'select max(at) as at from written');
    if (!(row?.at instanceof Date)) throw new Error('nothing was written');
    return row.at.getTime();
  }

  async untilTrue(question: string): Promise<void> {
    const ends = Date.now() + WAIT_MS;
    while (Date.now() < ends) {
      const [row] = await this.#query('likha', question);
      if (row?.yes === true) return;
      await pause(100);
    }
    throw new Error(`not within ${WAIT_MS / 1000} s: ${question}`);
  }

  async untilWrites(database: string): Promise<void> {
    const ends = Date.now() + WAIT_MS;
    for (;;) {
      const answer = await this.#query(database, 'select not pg_is_in_recovery() as yes').catch(() => []);
      if (answer[0]?.yes === true) return;
      if (Date.now() > ends) throw new Error('PostgreSQL takes no writes');
      await pause(100);
    }
  }

  async #query(database: string, text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url.replace(/likha$/, database) });
    await client.connect();
    try {
      const results = await client.query(text);
      return Array.isArray(results) ? [] : results.rows;
    } finally {
      await client.end();
    }
  }

  async #as(file: string, args: readonly string[]): Promise<string> {
    const { stdout } = await run(file, args, { cwd: this.#own, ...ownerOf() });
    return stdout;
  }

  #folder(path: string): void {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    this.#give(path);
  }

  #give(path: string): void {
    const owner = ownerOf();
    if (owner) chownSync(path, owner.uid, owner.gid);
  }
}
