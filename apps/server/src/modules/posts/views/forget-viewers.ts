import type { BaseDeps } from '../../../platform/base-deps.ts';
import { philippineDay } from '../../accounts/index.ts';
import { forgetViewersBefore } from './views.queries.ts';

const BATCH = 10_000;
const GRACE_MS = 10 * 60_000;

/** Forgets who looked on days that are over (P129): what is left is how many. A process may hold views for a moment yet. */
export async function forgetViewers(deps: Pick<BaseDeps, 'db' | 'clock'>): Promise<void> {
  const day = philippineDay(new Date(deps.clock.now().getTime() - GRACE_MS));
  while ((await forgetViewersBefore(deps.db, day, BATCH)) === BATCH);
}
