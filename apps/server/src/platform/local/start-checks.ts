import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

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
    // A file system that is full takes a name, and no bytes.
    writeFileSync(probe, randomBytes(1));
    rmSync(probe);
  } catch (error) {
    throw unwritable(name, folder, error);
  }
}

/** What became of writing there, in the words of an operator where they are known. */
export function unwritable(name: string, folder: string, error: unknown): StartError {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new StartError(`${name}: ${folder} cannot be written to: ${REASONS.get(code) ?? code}`);
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
