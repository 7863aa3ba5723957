import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Database } from '../../platform/database/index.ts';
import { listTagsInUse } from './first-steps.queries.ts';

const KEPT_MS = 10 * 60_000;
const kept = new WeakMap<Database, { tags: Promise<string[]>; until: number }>();

/** The tags that most creators use now; looked up once in ten minutes for everybody. */
export function listInterests({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>): Promise<string[]> {
  const now = clock.now().getTime();
  const known = kept.get(db);
  if (known && known.until > now) return known.tags;
  const tags = listTagsInUse(db);
  kept.set(db, { tags, until: now + KEPT_MS });
  // A look that failed is not kept.
  tags.catch(() => kept.delete(db));
  return tags;
}
