import type { Redis } from 'ioredis';
import type { LiveEngine } from './live-engine.ts';
import type { LiveKitSettings } from './livekit-engine.ts';
import { createRedisLog } from './redis-log.ts';
import { type RelayDeps, RelayEngine } from './relay-engine.ts';

export interface LiveEngineDeps extends Omit<RelayDeps, 'shared'> {
  /** Null where one node does all the work. */
  redis: Redis | null;
  /** This process, to the others. */
  nodeId: string;
  /** A LiveKit server that carries the pictures; null without. */
  livekit: LiveKitSettings | null;
}

/** LiveKit where there is one; else the relay in this process: alone, or with the other nodes of one Redis (docs/scaling.md). */
export async function createLiveEngine({
  redis,
  nodeId,
  livekit,
  ...deps
}: LiveEngineDeps): Promise<LiveEngine> {
  const { log, clock } = deps;
  if (livekit) {
    const { LiveKitEngine } = await import('./livekit-engine.ts');
    return new LiveKitEngine(livekit, clock);
  }
  const shared = redis ? createRedisLog(redis, { log, nodeId, now: () => clock.now() }) : null;
  return new RelayEngine({ ...deps, shared });
}
