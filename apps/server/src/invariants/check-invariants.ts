import { modules } from '../modules.ts';
import type { Queryable } from '../platform/database/index.ts';
import { type Law, since, type Violations } from '../platform/law.ts';
import type { ServerModule } from '../platform/server-module.ts';

/** All laws of the books, of every module (docs/ledger.md). */
export const laws: readonly Law[] = (modules as readonly ServerModule[]).flatMap(
  (module) => module.laws ?? [],
);

export interface Violation {
  law: string;
  id: string;
  difference: string;
}

/** Looks at the laws, all of them unless said; an empty list means that the books are in order. */
export function checkInvariants(db: Queryable, only: readonly Law[] = laws): Promise<Violation[]> {
  return look(db, only, (law) => law.violations);
}

/** The same by what the hourly look asks, of everything since a moment; laws that know no such look are left out. */
export function checkSince(db: Queryable, from: Date, only: readonly Law[] = laws): Promise<Violation[]> {
  return look(db, only, (law) => law.recent?.(since(from)));
}

async function look(
  db: Queryable,
  only: readonly Law[],
  queryOf: (law: Law) => Violations | undefined,
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const law of only) {
    const { rows = [] } = (await queryOf(law)?.execute(db)) ?? {};
    found.push(...rows.map((row) => ({ law: law.name, ...row })));
  }
  return found;
}
