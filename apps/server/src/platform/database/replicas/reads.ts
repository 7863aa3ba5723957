import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { inTime } from '../../in-time.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Database } from '../types.ts';
import { chooseReplica, type Freshness } from './choose-replica.ts';
import { LOOK_TIMEOUT_MS, Replica } from './replica.ts';
import { stateOf } from './replica-state.ts';
import { scrapeReplicas } from './scrape-replicas.ts';
import { WalHistory } from './wal-history.ts';

/** Who answers calls that only read: replicas in turn, or the primary. */
export interface Reads {
  /**
   * Runs `work`, which writes nothing, on a replica that is fresh enough, and where there is none on the primary. What a replica refuses,
   * for whatever reason, the primary is asked once more.
   */
  run<T>(freshness: Freshness, primary: Database, work: (db: Database) => Promise<T>): Promise<T>;
  /** Where reads must have come to, to see what was just written; null where all are the primary's. */
  position(): Promise<Freshness | null>;
  /** Does any replica answer, also while the primary is away? */
  areServed(): boolean;
  stop(): Promise<void>;
}

export interface ReadsOptions {
  /** Connections to the primary that never wait for others. */
  healthDb: Database;
  /** One for each replica; none where the primary answers everything. */
  addresses: readonly string[];
  connections: number;
  /** Who lags more is left out. */
  mostLagMs: number;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

const LOOK_EVERY_MS = 200;

/** Begins to look at the replicas, and goes on until it is stopped. */
export function startReads(options: ReadsOptions): Reads {
  const { healthDb, addresses, connections, mostLagMs, clock, log, metrics } = options;
  const replicas = addresses.map((address) => new Replica(address, connections, log));
  const history = new WalHistory();
  const stopping = new AbortController();
  let system = '';
  let turn = 0;

  async function seePrimary(): Promise<void> {
    const { rows } = await sql<{ position: string; system: string }>`
      select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as position, system_identifier::text as system
      from pg_control_system()`.execute(healthDb);
    const [row] = rows;
    if (!row) return;
    system = row.system;
    history.add(BigInt(row.position), clock.now().getTime());
  }

  async function look(replica: Replica): Promise<void> {
    const found = await inTime(LOOK_TIMEOUT_MS, replica.look()).catch(() => null);
    if (found) replica.replayed = found.replayed;
    replica.lagMs = found?.isInRecovery ? history.lagMs(found.replayed) : null;
    replica.state = stateOf(found, { system, lagMs: replica.lagMs, mostLagMs });
  }

  async function keepLooking(once: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await once().catch(() => undefined);
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  // Each by itself: none waits for one that says nothing.
  const looking = replicas.map((replica) => keepLooking(() => look(replica)));
  if (replicas.length > 0) looking.push(keepLooking(() => inTime(LOOK_TIMEOUT_MS, seePrimary())));
  scrapeReplicas(metrics, replicas);

  return {
    async run(freshness, primary, work) {
      turn += 1;
      const replica = chooseReplica(replicas, freshness, turn);
      if (replica)
        try {
          const answer = await replica.read(work);
          metrics.parts.reads.inc({ target: 'replica' });
          return answer;
        } catch (error) {
          log.debug(
            { err: error, replica: replica.name },
            'the primary is asked what a replica did not answer',
          );
          metrics.parts.reads.inc({ target: 'primary_after_replica' });
          return work(primary);
        }
      if (replicas.length > 0) metrics.parts.reads.inc({ target: 'primary' });
      return work(primary);
    },
    async position() {
      if (replicas.length === 0) return null;
      try {
        // Of what is inserted, not of what is on the disk: also what was committed without waiting for that.
        const look = sql<{ position: string }>`
          select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`.execute(healthDb);
        const { rows } = await inTime(LOOK_TIMEOUT_MS, look);
        return BigInt(rows[0]?.position ?? 0);
      } catch {
        // It is written, and must be seen.
        return 'newest';
      }
    },
    areServed: () => replicas.some(({ state }) => state === 'serving'),
    async stop() {
      stopping.abort();
      await Promise.all(looking);
      await Promise.all(replicas.map((replica) => replica.stop()));
    },
  };
}
