import { accessSync, constants, globSync } from 'node:fs';
import { join } from 'node:path';

/** What a cluster is made of besides Likha, as Debian installs it. */
const PROGRAMS = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  pg_ctl: 'postgresql',
  nginx: 'nginx-light',
  openssl: 'openssl',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  ceph: 'ceph-common',
  radosgw: 'radosgw',
} as const;

export type ProgramName = keyof typeof PROGRAMS;
export type Programs = Readonly<Record<ProgramName, string>>;

/** Where each program is; or the packages that are missing. */
export function findPrograms(path = process.env.PATH ?? ''): { found: Programs } | { missing: string[] } {
  const newestPostgres = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  // Debian's own names in the path are wrappers, beside which the others are missing.
  const folders = [...newestPostgres, ...path.split(':'), '/usr/sbin'];
  const names = Object.keys(PROGRAMS) as ProgramName[];
  const found = names.map((name) => [name, folders.map((folder) => join(folder, name)).find(isProgram)]);
  const missing = found.filter(([, file]) => !file).map(([name]) => PROGRAMS[name as ProgramName]);
  return missing.length > 0 ? { missing } : { found: Object.fromEntries(found) as Programs };
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
