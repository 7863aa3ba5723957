import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../schema.generated.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Database } from './types.ts';

export interface PoolOptions {
  connectionString: string;
  /** Shown as `application_name` in pg_stat_activity, so that an operator can tell the pools apart. */
  name?: string;
  maxConnections: number;
  /** Milliseconds after which PostgreSQL gives up on one statement. */
  statementTimeoutMs: number;
  /** Milliseconds that a statement waits for a lock; as long as a statement may take when it is left out. */
  lockTimeoutMs?: number;
  /** Milliseconds to wait for a free or new connection. */
  connectTimeoutMs?: number;
  /** Statements are sent without waiting for the answers of those before them. */
  isPipelined?: boolean;
  /** Told when a connection is lost while nobody uses it; those in use fail their query. */
  onConnectionLost?: (error: Error) => void;
}

/** Half of what a screen waits for its answer. */
const CONNECT_TIMEOUT_MS = 5000;
/** PostgreSQL ends a statement by itself; one that says nothing this long after that is frozen, or not there. */
const SILENCE_MS = 1000;
const IDLE_TIMEOUT_MS = 60_000;

/** A bounded pool with timeouts on connecting, on locks, on each statement and on idle transactions. */
export function createPool(options: PoolOptions): pg.Pool {
  const { onConnectionLost = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    application_name: options.name ?? 'likha',
    types,
    // Known to pg, and not yet to its types.
    ...{ pipeline: options.isPipelined ?? false },
    onConnect: (client) => begin(client, options),
  });
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost);
  });
  return pool;
}

/**
 * What holds for each statement of a connection. Not with the start of the connection, where a pooler refuses or, told to, swallows it: a
 * statement would wait for ever.
 */
async function begin(client: pg.ClientBase, options: PoolOptions): Promise<void> {
  const { statementTimeoutMs, lockTimeoutMs = statementTimeoutMs } = options;
  giveUpOnSilence(client, statementTimeoutMs + SILENCE_MS);
  await client.query(`set statement_timeout = ${statementTimeoutMs};
    set lock_timeout = ${lockTimeoutMs};
    set idle_in_transaction_session_timeout = ${statementTimeoutMs * 2};
    -- What a page reads is little: to begin another process for it takes longer than the statement.
    set max_parallel_workers_per_gather = 0`);
}

/** pg's connection and whether it waits for an answer, which its types do not say. */
type AtWork = pg.ClientBase & { readyForQuery: boolean; connection: { stream: Socket } };

/** A database that was frozen, or a network that swallows, would keep a statement for ever: only its server counts its time. */
function giveUpOnSilence(client: pg.ClientBase, ms: number): void {
  const atWork = client as AtWork;
  const { stream } = atWork.connection;
  stream.setTimeout(ms, () => {
    if (!atWork.readyForQuery) stream.destroy();
  });
}

/** A query builder over the pool that names its statements. Closing it closes the pool. */
export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
}

const INT8 = 20;
const DATE = 1082;
/** bigint arrives as a number (money and counts stay below 2^53, asserted), a date as the text it is. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: string) {
    if (oid === INT8) return parseSafeInteger;
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a database integer is beyond 2^53');
  return value;
}
