import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isProgram } from '../cluster/programs.ts';

export interface Programs {
  pgbackrest: string;
  /** Where PostgreSQL's own programs are. */
  bin: string;
}

/** Where both are, as Debian installs them; or the packages that are missing. */
export function findPrograms(path = process.env.PATH ?? ''): { found: Programs } | { missing: string[] } {
  const pgbackrest = path
    .split(':')
    .map((folder) => join(folder, 'pgbackrest'))
    .find(isProgram);
  const [pgCtl] = globSync('/usr/lib/postgresql/*/bin/pg_ctl').sort().reverse();
  if (pgbackrest && pgCtl) return { found: { pgbackrest, bin: dirname(pgCtl) } };
  return { missing: [...(pgbackrest ? [] : ['pgbackrest']), ...(pgCtl ? [] : ['postgresql'])] };
}
