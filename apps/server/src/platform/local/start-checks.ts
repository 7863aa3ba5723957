import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { roomAt } from '../disk-room.ts';
import { isNoRoom } from '../no-room.ts';
import { DatabaseEnded, StartError } from '../start-error.ts';

const REASONS = new Map(
  Object.entries<string>({
    EROFS: 'it is on a file system that is read-only',
    EACCES: 'the user that runs Likha may not',
    EPERM: 'the user that runs Likha may not',
    ENOSPC: 'there is no room left',
    EDQUOT: 'there is no room left for this user',
    ENOTDIR: 'a file is where a folder has to be',
    EEXIST: 'a file is where a folder has to be',
  }),
);

/**
 * Makes a folder and writes to it.
 * @param name the variable that it comes from
 * @param mode who may do what in it, where it is made
 * @throws StartError in one line that names it, before anything is begun (P265)
 */
export function demandWritable(name: string, folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
    const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
    try {
      // A file system that is full takes a name, and no bytes.
      writeFileSync(probe, randomBytes(1));
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw unwritable(name, folder, error);
  }
}

/** What became of writing there, in the words of an operator where they are known. */
export function unwritable(name: string, folder: string, error: unknown): StartError {
  const { code = '' } = reasonToMake(folder, error) as NodeJS.ErrnoException;
  return new StartError(`${name}: ${folder} cannot be written to: ${REASONS.get(code) ?? code}`);
}

/** Of a folder that cannot be made with those above it Node says that it is not there: asked for alone, it says why. */
function reasonToMake(folder: string, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return error;
  let missing = folder;
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  try {
    mkdirSync(missing);
  } catch (reason) {
    return reason;
  }
  return error;
}

const MB = 1024 ** 2;
/** What an empty database takes with its log and our tables is a third of it; with less of it free a start ends half-way. */
const NEEDED_TO_BEGIN_MB = 200;
/** PostgreSQL writes its log in files of 16 MB, and ends where it cannot have one more. */
const FULL_BELOW_MB = 17;

/**
 * Is there room for a database of our own, where none is yet?
 * @throws StartError in one line that names the variable, before anything is made there (P1013)
 */
export async function demandRoomToBegin(name: string, folder: string): Promise<void> {
  const free = Math.floor((await roomAt(folder)).free / MB);
  if (free >= NEEDED_TO_BEGIN_MB) return;
  throw new StartError(
    `${name}: ${free} MB are free at ${folder}, and a new database needs ${NEEDED_TO_BEGIN_MB}: make room, or choose another folder`,
  );
}

/**
 * What a start failed of, where that was a disk without room: whoever uses it says so in many ways, and a database that ends for it
 * says nothing at all to whom it served (P1013). Anything else as it was.
 * @param local where our own database is; null where it is another machine's
 */
export async function sayIfFull(error: unknown, local: string | null): Promise<unknown> {
  if (error instanceof StartError && !(error instanceof DatabaseEnded)) return error;
  const free = local ? await roomAt(local).catch(() => null) : null;
  if (local && free && free.free < FULL_BELOW_MB * MB)
    return new StartError(
      `DATA_DIR: no room is left at ${local}: make some, and start again; nothing that was there is lost`,
    );
  if (!chainOf(error).some(isNoRoom)) return error;
  return new StartError(
    local
      ? `DATA_DIR: no room is left at ${local}, or for its user: make some, and start again`
      : 'no room is left on the disk of DATABASE_URL or of DATA_DIR: make some, and start again',
  );
}

function chainOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

const LOOK_AGAIN_MS = 200;

/**
 * Looks whether somebody may listen there, and leaves it free. Port 0 is always there.
 * @param where.waitMs how long what is about to end, as a child of a killed process, may take with it
 * @throws StartError in one line that names the variable (P265)
 */
export async function demandPort(
  name: string,
  where: { port: number; host: string; waitMs?: number },
): Promise<void> {
  const { port, host, waitMs = 0 } = where;
  if (port === 0) return;
  const until = performance.now() + waitMs;
  for (;;) {
    const code = await tryPort(port, host);
    if (code === null) return;
    if (code !== 'EADDRINUSE' || performance.now() >= until) throw portError(name, where, code);
    await pause(LOOK_AGAIN_MS);
  }
}

function tryPort(port: number, host: string): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => done(code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(null)));
  });
}

/** Why nobody can listen there, in one line. */
export function portError(
  name: string,
  { port, host }: { port: number; host: string },
  code: string,
): StartError {
  if (code === 'EADDRINUSE') return new StartError(`${name}: ${port} is in use on ${host}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST: ${host} is no address of this machine`);
  return new StartError(`${name}: ${port} on ${host} cannot be listened on (${code})`);
}
