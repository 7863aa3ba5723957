/** What a replica is to us: `primary` and `foreign` (another cluster) are no replicas of this database at all. */
export const REPLICA_STATES = ['serving', 'behind', 'away', 'primary', 'foreign'] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

/** What is found out of one each time that it is looked at. */
export interface ReplicaLook {
  readonly isInRecovery: boolean;
  /** Which cluster it is of. */
  readonly system: string;
  readonly replayed: bigint;
}

interface Known {
  /** The primary's cluster. */
  readonly system: string;
  readonly lagMs: number | null;
  readonly mostLagMs: number;
}

/** @param found null for one that did not say; @param lagMs null while the primary was never seen, and nothing is known to be fresh */
export function stateOf(found: ReplicaLook | null, { system, lagMs, mostLagMs }: Known): ReplicaState {
  if (!found) return 'away';
  if (!found.isInRecovery) return 'primary';
  if (lagMs === null) return 'behind';
  if (found.system !== system) return 'foreign';
  return lagMs > mostLagMs ? 'behind' : 'serving';
}
