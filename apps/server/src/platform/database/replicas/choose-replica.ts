import type { ReplicaState } from './replica-state.ts';

/** What a reader must see: everything up to a position of the primary's journal, or the newest there is. */
export type Freshness = bigint | 'newest';

interface Candidate {
  readonly state: ReplicaState;
  /** How far it had come when it was looked at. */
  readonly replayed: bigint;
}

/** One of those that serve and have replayed enough, another with each turn; undefined where the primary is to be asked. */
export function chooseReplica<Of extends Candidate>(
  replicas: readonly Of[],
  freshness: Freshness,
  turn: number,
): Of | undefined {
  if (freshness === 'newest') return undefined;
  const able = replicas.filter(({ state, replayed }) => state === 'serving' && replayed >= freshness);
  return able[turn % able.length];
}
