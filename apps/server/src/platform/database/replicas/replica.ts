import pg from 'pg';
import type { Log } from '../../log.ts';
import { createDatabase, createPool } from '../pool.ts';
import type { Database } from '../types.ts';
import type { ReplicaLook, ReplicaState } from './replica-state.ts';

/** A read that takes longer is asked of the primary, within the ten seconds that a screen waits. */
const STATEMENT_TIMEOUT_MS = 5000;
/** A connection that is not there by then is none. */
const CONNECT_TIMEOUT_MS = 1000;
/** Who does not say within this where it is, is away. */
export const LOOK_TIMEOUT_MS = 1000;

/** One replica: connections for reads, one of its own to look at it, and what it was when it was last looked at. */
export class Replica {
  readonly name: string;
  readonly db: Database;
  readonly #pool: pg.Pool;
  readonly #looks: pg.Pool;
  readonly #log: Log;
  readonly #abandon = new Set<(reason: Error) => void>();
  #state: ReplicaState = 'away';
  replayed = 0n;
  lagMs: number | null = null;

  constructor(connectionString: string, connections: number, log: Log) {
    this.name = nameOf(connectionString);
    this.#log = log;
    const onConnectionLost = (error: Error) =>
      log.debug({ err: error, replica: this.name }, 'a connection to a replica was lost');
    const common = { connectionString, onConnectionLost, connectTimeoutMs: CONNECT_TIMEOUT_MS };
    this.#pool = createPool({
      ...common,
      name: 'likha-replica',
      maxConnections: connections,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      isPipelined: true,
    });
    this.#looks = createPool({
      ...common,
      name: 'likha-replica-look',
      maxConnections: 1,
      statementTimeoutMs: LOOK_TIMEOUT_MS,
    });
    this.db = createDatabase(this.#pool);
  }

  get state(): ReplicaState {
    return this.#state;
  }

  /** Whoever reads from one that is left out goes elsewhere at once: one that says nothing would be waited for. */
  set state(state: ReplicaState) {
    if (state === this.#state) return;
    const level = state === 'serving' ? 'info' : 'warn';
    this.#log[level]({ replica: this.name, was: this.#state, is: state }, 'a replica is something else now');
    this.#state = state;
    if (state === 'serving') return;
    for (const abandon of [...this.#abandon]) abandon(new Error(`the replica is ${state}`));
  }

  /** @throws what `work` throws, and when the replica is left out meanwhile: its work goes on, and nobody listens to it */
  async read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#abandon.add(reject);
    try {
      return await Promise.race([work(this.db), promise]);
    } finally {
      this.#abandon.delete(reject);
    }
  }

  /** @throws what keeps it from saying */
  async look(): Promise<ReplicaLook> {
    const { rows } = await this.#looks.query<{ in_recovery: boolean; system: string; replayed: string }>(
      `select pg_is_in_recovery() as in_recovery, system_identifier::text as system,
        pg_wal_lsn_diff(coalesce(pg_last_wal_replay_lsn(), '0/0'), '0/0')::text as replayed from pg_control_system()`,
    );
    const [row] = rows;
    return {
      isInRecovery: row?.in_recovery === true,
      system: row?.system ?? '',
      replayed: BigInt(row?.replayed ?? 0),
    };
  }

  async stop(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#looks.end()]);
  }
}

/** As an operator knows it, without what opens it: `db2:5432`, or the folder of a socket. */
export function nameOf(connectionString: string): string {
  const { host, port } = new pg.Client({ connectionString });
  return `${host}:${port}`;
}
