import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { LiveDeps } from '../live-deps.ts';
import { findStream } from '../streams/streams.queries.ts';

/** Whose stream somebody reports, of those that they can see, and whether it runs (P638). @throws AppError `live_not_found` */
export async function findHostOf(
  deps: Pick<LiveDeps, 'db' | 'clock'>,
  viewer: Viewer,
  liveId: string,
): Promise<{ id: string; isUrgent: boolean }> {
  const stream = await findStream(deps.db, liveId, viewer.id, deps.clock.now());
  if (!stream) throw new AppError('live_not_found');
  return { id: stream.creator_id, isUrgent: stream.state === 'running' };
}
