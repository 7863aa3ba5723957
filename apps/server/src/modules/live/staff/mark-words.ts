import { areHeldNow } from '../../reviews/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { flagStream, listUnmarked } from './staff.queries.ts';

/** So many of those that run; others when some of these are over. */
const MOST = 200;

/** Marks for staff the running streams in whose title, goal or pinned words is by now what would be refused there (P625): words become keywords meanwhile. */
export async function markWords({ db }: LiveDeps): Promise<void> {
  const streams = await listUnmarked(db, MOST);
  const held = await areHeldNow(
    db,
    streams.map(({ title, goal_text, pinned }) => [title, goal_text, pinned ?? ''].join('\n')),
  );
  for (const [at, { id }] of streams.entries()) if (held[at]) await flagStream(db, id);
}
