import type { Redis } from 'ioredis';
import type { LiveEngine } from './live-engine.ts';
import { createRedisLog } from './redis-log.ts';
import { type RelayDeps, RelayEngine } from './relay-engine.ts';

export interface LiveEngineDeps extends Omit<RelayDeps, 'shared'> {
  /** Null where one node does all the work. */
  redis: Redis | null;
  /** This process, to the others. */
  nodeId: string;
}

/** The relay in this process: alone, or with the other nodes of one Redis (docs/scaling.md). */
export function createLiveEngine({ redis, nodeId, ...deps }: LiveEngineDeps): LiveEngine {
  const { log, clock } = deps;
  const shared = redis ? createRedisLog(redis, { log, nodeId, now: () => clock.now() }) : null;
  return new RelayEngine({ ...deps, shared });
}
