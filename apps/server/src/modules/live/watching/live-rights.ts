import type { LiveDeps } from '../live-deps.ts';
import { createWatchRights } from './may-still-watch.ts';
import { findGeneration } from './watchers.queries.ts';

/** What who carries streams asks while it does. */
export interface LiveRights {
  /** @param viewerId as it was given to `watch` */
  mayStillWatch(streamId: string, viewerId: string): Promise<boolean>;
  /** Is this the generation of now, of a stream that runs and whose host may still send? */
  mayIngest(streamId: string, generation: number): Promise<'yes' | 'superseded' | 'ended' | 'unknown'>;
}

export function createLiveRights(deps: Pick<LiveDeps, 'db' | 'clock' | 'log'>): LiveRights {
  return {
    mayStillWatch: createWatchRights(deps),
    async mayIngest(streamId, generation) {
      const stream = await findGeneration(deps.db, streamId);
      if (!stream || generation > stream.generation) return 'unknown';
      if (stream.state !== 'running' || !stream.is_host_there) return 'ended';
      return generation === stream.generation ? 'yes' : 'superseded';
    },
  };
}
