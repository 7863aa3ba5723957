import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from './platform/start-error.ts';

const MIN_BYTES = 32;
/** Well below what 16 random bytes in hex have by chance: one in many thousands of those has less than 96. */
const MIN_BITS = 80;

/** Why this cannot be a secret; null when it may be one. That it was chosen at random nobody can see. */
export function secretWeakness(secret: Uint8Array): string | null {
  if (secret.length < MIN_BYTES) return `must have at least ${MIN_BYTES} characters`;
  if (isRepetition(secret) || entropyBits(secret) < MIN_BITS)
    return 'can be guessed; make one with "openssl rand -hex 32"';
  return null;
}

/** Shannon's estimate over single bytes. */
function entropyBits(bytes: Uint8Array): number {
  const counts = new Map<number, number>();
  for (const byte of bytes) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / bytes.length);
  return bits;
}

/** The same few bytes over and over. */
function isRepetition(bytes: Uint8Array): boolean {
  for (let period = 1; period <= bytes.length / 2; period += 1)
    if (bytes.every((byte, index) => index < period || byte === bytes[index - period])) return true;
  return false;
}

/**
 * The secret that is kept in the data folder, made at the first start. Of several that start at once one makes it, and it
 * is never seen half written.
 * @throws StartError for a file that is empty, short or can be guessed
 */
export function keptSecret(dataDir: string): Buffer {
  const path = join(dataDir, 'secret');
  const secret = read(path) ?? make(dataDir, path);
  refuseWeak(secret, path);
  return secret;
}

/** The secret of a data folder, where it has one: to be looked at, none is made. */
export function knownSecret(dataDir: string): Buffer | null {
  return read(join(dataDir, 'secret'));
}

/** A secret that was moved to `secret.previous` when another took its place; null where there is none. @throws StartError */
export function previousSecret(dataDir: string): Buffer | null {
  const path = join(dataDir, 'secret.previous');
  const secret = read(path);
  if (secret) refuseWeak(secret, path);
  return secret;
}

function refuseWeak(secret: Buffer, path: string): void {
  const weakness = secretWeakness(secret);
  if (weakness) throw new StartError(`DATA_DIR: ${path} ${weakness}; remove it, or put the right one back`);
}

function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function make(dataDir: string, path: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  const file = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(file, randomBytes(48));
    fsyncSync(file);
    linkSync(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(file);
    rmSync(unfinished, { force: true });
  }
  return readFileSync(path);
}
