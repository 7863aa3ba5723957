import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Database } from '../../platform/database/index.ts';
import { countListed } from './creators.queries.ts';

/** Counting reads an index from end to end: once a minute for everybody, not once a visitor. */
const KEPT_MS = 60_000;
const kept = new WeakMap<Database, { total: Promise<number>; until: number }>();

/** How many creators are listed, at most a minute old. */
export function countDirectory({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now().getTime();
  const known = kept.get(db);
  if (known && known.until > now) return known.total;
  const total = countListed(db);
  kept.set(db, { total, until: now + KEPT_MS });
  // A count that failed is not kept.
  total.catch(() => kept.delete(db));
  return total;
}
