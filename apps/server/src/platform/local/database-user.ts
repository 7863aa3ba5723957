import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface DatabaseUser {
  name: string;
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody', 'daemon'];

/**
 * PostgreSQL refuses to run as root and wants its user to have a name: the first unprivileged user of this
 * machine. Null when we are not root and simply run it as ourselves.
 */
export function findDatabaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const [, , uid, gid] = users.find((fields) => fields[0] === name) ?? [];
    if (Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL cannot run as root and this machine has no unprivileged user (postgres, nobody, daemon)',
  );
}

/** May this user walk every folder down to `path`? */
export function canReach(path: string, user: DatabaseUser): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (!mayEnter(folder, user)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayEnter(folder: string, user: DatabaseUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
