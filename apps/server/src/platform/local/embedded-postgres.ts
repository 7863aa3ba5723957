import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, chown, lchown, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { DatabaseEnded, StartError } from '../start-error.ts';
import { isRunning } from './data-lock.ts';
import { keepDatabasePassword, readDatabasePassword, writeAccessRules } from './database-password.ts';
import { canReach, type DatabaseUser, findDatabaseUser } from './database-user.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { demandRoomToBegin } from './start-checks.ts';

export interface EmbeddedPostgres {
  /** For the database `name`; it is created when it does not exist. */
  connectionString(name?: string): string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Of PostgreSQL, in place of those that it has otherwise: for tests alone, of which most turn `fsync` off. */
  settings?: Readonly<Record<string, string>>;
  /** Told once when the cluster cannot live in `dataDir` because the database's user cannot enter it. */
  onNotice?: (notice: string) => void;
}

const MAX_SOCKET_PATH = 100;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;

/**
 * Starts the PostgreSQL of the npm packages on a Unix socket inside the data folder, as an unprivileged user when
 * we are root. Call only while holding the lock of the data folder: a server left over by a kill -9 is stopped first.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const user = findDatabaseUser();
  const home = await chooseHome(dataDir, user, options.onNotice);
  const binaries = await preparePostgresBinaries(user);
  const cluster = join(home, 'postgres');
  await stopLeftOver(cluster);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    await demandRoomToBegin('DATA_DIR', home);
    await initialise(binaries, cluster, user);
  }
  const parts = { binaries, cluster, user, environment: cleanEnvironment() };
  const password = await keepDatabasePassword(dataDir, parts);
  const access = await writeAccessRules(parts);
  const sockets = await prepareSocketFolder(home, user);
  const door: Door = { sockets, password };
  const server = await launchUntilReady({
    binaries,
    cluster,
    door,
    access,
    user,
    dataDir,
    settings: options.settings ?? {},
  });
  await ensureDatabase(door, 'likha');
  return {
    connectionString: (name = 'likha') => connectionString(door, name),
    stop: () => stop(server),
  };
}

/** How the embedded database of a Likha that runs is reached, for who only looks; null where none answers. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const home = (await rememberedHome(resolve(dataDir))) || resolve(dataDir);
  const password = await readDatabasePassword(resolve(dataDir));
  const door = { sockets: socketFolderOf(home), password };
  return password !== '' && (await accepts(connectionString(door, 'likha')))
    ? connectionString(door, 'likha')
    : null;
}

/** Where the database is reached, and with what. */
interface Door {
  sockets: string;
  password: string;
}

function connectionString({ sockets, password }: Door, name: string): string {
  return `postgresql://likha:${password}@/${name}?host=${encodeURIComponent(sockets)}`;
}

/**
 * Where the cluster lives: in the data folder, or under /var/lib where the database's user can reach it. The data
 * folder then remembers the place, so that a new data folder on the same path never finds an old database.
 */
async function chooseHome(dataDir: string, user: DatabaseUser | null, onNotice?: (notice: string) => void) {
  if (!user || canReach(dataDir, user)) return dataDir;
  const known = await rememberedHome(dataDir);
  const home = known || `/var/lib/likha/${randomBytes(6).toString('hex')}`;
  await mkdir(home, { recursive: true, mode: 0o755 });
  if (!known) await writeFile(join(dataDir, REMINDER), home);
  onNotice?.(`Only root can enter ${dataDir}, so the database lives in ${home} and runs as ${user.name}.`);
  return home;
}

const REMINDER = 'postgres.location';

/** Where the cluster of a data folder is that cannot hold it; empty where it does. */
async function rememberedHome(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, REMINDER), 'utf8').catch(() => '')).trim();
}

async function initialise(binaries: string, cluster: string, user: DatabaseUser | null): Promise<void> {
  const fresh = `${cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  if (user) await chown(fresh, user.uid, user.gid);
  const args = [
    '-D',
    fresh,
    '-U',
    'likha',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  try {
    await runToEnd(join(binaries, 'bin/initdb'), args, user);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
  await rename(fresh, cluster);
}

function asUser(user: DatabaseUser | null) {
  return user ? { uid: user.uid, gid: user.gid, cwd: '/' } : {};
}

function runToEnd(command: string, args: string[], user: DatabaseUser | null): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      ...asUser(user),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: cleanEnvironment(),
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(new DatabaseEnded(`DATA_DIR: no database could be made there: ${reasonIn(output)}`)),
    );
  });
}

/** Of all that it said, the line that says why. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const why = lines.find((line) => /\b(FATAL|PANIC|error): /.test(line)) ?? lines.at(-1) ?? '';
  return why.slice(0, 300).trim();
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

/** Socket paths are limited to 107 bytes, so a deep data folder gets its sockets in the temporary folder. */
function socketFolderOf(home: string): string {
  const folder = join(home, 'run');
  if (folder.length <= MAX_SOCKET_PATH - '/.s.PGSQL.5432'.length) return folder;
  return join(tmpdir(), `likha-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
}

async function prepareSocketFolder(home: string, user: DatabaseUser | null): Promise<string> {
  const folder = socketFolderOf(home);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseForeign(folder, user);
  if (user) await lchown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  // Left by a kill -9. PostgreSQL believes it while any process has that number, even one that is dead but not yet reaped.
  await rm(join(folder, '.s.PGSQL.5432.lock'), { force: true });
  return folder;
}

/**
 * The name in the temporary folder can be foreseen: what somebody else has put there, a link to a folder of ours first of
 * all, is not given to the database's user.
 * @throws StartError when the folder is not one of ours
 */
export async function refuseForeign(folder: string, user: Pick<DatabaseUser, 'uid'> | null): Promise<void> {
  const found = await lstat(folder);
  const ours = [process.getuid?.(), user?.uid];
  if (!found.isDirectory() || !ours.includes(found.uid))
    throw new StartError(`${folder} is not a folder of ours; remove it, or set TMPDIR`);
}

interface Launch {
  binaries: string;
  cluster: string;
  door: Door;
  /** The file that says who may connect. */
  access: string;
  user: DatabaseUser | null;
  dataDir: string;
  settings: Readonly<Record<string, string>>;
}

function launch(options: Launch): ChildProcess {
  const { binaries, cluster, door, access, user, dataDir } = options;
  const settings = {
    listen_addresses: '',
    hba_file: access,
    unix_socket_directories: door.sockets,
    unix_socket_permissions: '0700',
    // Several processes of ours on one machine.
    max_connections: '200',
    shared_buffers: '128MB',
    jit: 'off',
    random_page_cost: '1.1',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...options.settings,
  };
  const args = [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(join(dataDir, 'postgres.log'), 'a', 0o600);
  // Its own process group: Ctrl-C reaches us only, and we stop the database after our last query.
  const child = spawn(join(binaries, 'bin/postgres'), args, {
    ...asUser(user),
    stdio: ['ignore', log, log],
    env: cleanEnvironment(),
    detached: true,
  });
  closeSync(log);
  // Whatever ends us, a database that nobody can reach is no use; it recovers at the next start.
  process.once('exit', () => child.kill('SIGQUIT'));
  return child;
}

const LAUNCHES = 6;
const RELAUNCH_AFTER_MS = 500;

/** After a kill -9 the old server's children may hold its memory for a moment longer, and it refuses to start beside them. */
async function launchUntilReady(options: Launch): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const server = launch(options);
    try {
      await waitUntilReady(server, options.door, join(options.dataDir, 'postgres.log'));
      return server;
    } catch (error) {
      if (server.exitCode === null || attempt >= LAUNCHES) {
        await stop(server);
        throw error;
      }
      await new Promise((wake) => setTimeout(wake, RELAUNCH_AFTER_MS));
    }
  }
}

async function waitUntilReady(server: ChildProcess, door: Door, log: string): Promise<void> {
  let ended: string | null = null;
  server.once('exit', (code, signal) => (ended = `it ended with ${signal ?? code}`));
  server.once('error', (error) => (ended = error.message));
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (ended) throw new DatabaseEnded(`PostgreSQL did not start (${ended}); see ${log}`);
    if (await accepts(connectionString(door, 'postgres'))) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new DatabaseEnded(`PostgreSQL did not become ready in time; see ${log}`);
}

const WRONG_PASSWORD = '28P01';

async function accepts(connection: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: connection, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD)
      throw new StartError(
        'DATA_DIR: postgres.password is not that of this database; remove it, and another is made',
      );
    return false;
  }
}

async function ensureDatabase(door: Door, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(door, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT if it takes too long (it then recovers at the next start). */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/** After a kill -9 of ours, PostgreSQL may live on or leave its pid file behind; both would stop the next start. */
async function stopLeftOver(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!(await isPostgresOf(pid, cluster))) {
    await rm(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while ((await isPostgresOf(pid, cluster)) && performance.now() < deadline)
    await new Promise((wake) => setTimeout(wake, 50));
  if (await isPostgresOf(pid, cluster)) process.kill(pid, 'SIGQUIT');
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null || command.includes(cluster);
}
