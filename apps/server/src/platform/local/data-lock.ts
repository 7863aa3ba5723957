import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  pid: number;
  /** Start time of that process in kernel ticks: tells it from a later process with the same number. */
  startedAt: string | null;
}

/**
 * Holds a data folder for this process. A lock left by a process that is gone is taken over, so a kill -9 never
 * stops the next start (P36).
 * @returns a function that gives the folder back, or null while another living process holds it.
 */
export function lockDataFolder(folder: string): (() => void) | null {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'likha.lock');
  const mine = join(folder, `likha.lock.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(
    mine,
    JSON.stringify({ pid: process.pid, startedAt: readStat(process.pid)?.startedAt ?? null }),
  );
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (tryLink(mine, path)) return () => rmSync(path, { force: true });
      if (isHeld(path)) return null;
      discard(path, `${mine}.stale`);
    }
    return null;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** link(2) fails when the name exists, so of two that start at once one wins. */
function tryLink(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moved before it is removed: of two that find the same stale lock, only one moves it. */
function discard(path: string, aside: string): void {
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isHeld(path: string): boolean {
  const owner = readOwner(path);
  return (
    owner !== null && isRunning(owner.pid) && (readStat(owner.pid)?.startedAt ?? null) === owner.startedAt
  );
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

/** Does a process with this number run? One that has ended and that nobody has waited for keeps its number, and is dead. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !['Z', 'X'].includes(readStat(pid)?.state ?? '');
}

/** Fields 3 and 22 of /proc/{pid}/stat; null where there is no /proc or no such process. */
function readStat(pid: number): { state: string; startedAt: string | null } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before them may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? null };
  } catch {
    return null;
  }
}
