import type pg from 'pg';
import type { Log } from '../log.ts';
import { createDatabase, createPool } from './pool.ts';
import type { Database } from './types.ts';

/** The connections of one process, in pools that do not wait for one another. */
export interface Databases {
  /** Reads, and writes that move no money. */
  db: Database;
  /** Money: waits two seconds for a lock and then says that it is busy, so that a hot row never holds up the rest. */
  moneyDb: Database;
  /** For `/readyz` alone: it answers while all others are taken. */
  healthDb: Database;
  /** Laws and seals, which read for minutes: neither by the pool's patience nor in its connections. */
  lawsDb: Database;
  /** The pool behind `db`, for who brings SQL of their own (the job queue). */
  pool: pg.Pool;
  /** All of them, by what they are for. */
  pools: Readonly<Record<'reads' | 'money' | 'health', pg.Pool>>;
  closeDatabases(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 15_000;
/** Waiting for a connection and then for a lock, or for two, ends below the ten seconds that a screen waits. */
const MONEY_CONNECT_TIMEOUT_MS = 3000;
const MONEY_LOCK_TIMEOUT_MS = 2000;
/** A law that is not through its books by then is an alarm of its own. */
const LAW_TIMEOUT_MS = 20 * 60_000;
const LAW_CONNECTIONS = 1;
const HEALTH_CONNECTIONS = 2;
const HEALTH_TIMEOUT_MS = 3000;

/** @param connections for reads, and as many again for money */
export function createDatabases(connectionString: string, connections: number, log: Log): Databases {
  const onConnectionLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const common = { connectionString, onConnectionLost, statementTimeoutMs: STATEMENT_TIMEOUT_MS };
  const pool = createPool({ ...common, name: 'likha', maxConnections: connections, isPipelined: true });
  const money = createPool({
    ...common,
    name: 'likha-money',
    maxConnections: connections,
    connectTimeoutMs: MONEY_CONNECT_TIMEOUT_MS,
    lockTimeoutMs: MONEY_LOCK_TIMEOUT_MS,
    isPipelined: true,
  });
  const health = createPool({
    ...common,
    name: 'likha-health',
    maxConnections: HEALTH_CONNECTIONS,
    connectTimeoutMs: HEALTH_TIMEOUT_MS,
    statementTimeoutMs: HEALTH_TIMEOUT_MS,
  });
  const laws = createPool({
    ...common,
    name: 'likha-laws',
    maxConnections: LAW_CONNECTIONS,
    statementTimeoutMs: LAW_TIMEOUT_MS,
  });
  return {
    db: createDatabase(pool),
    moneyDb: createDatabase(money),
    healthDb: createDatabase(health),
    lawsDb: createDatabase(laws),
    pool,
    pools: { reads: pool, money, health },
    async closeDatabases() {
      await Promise.all([pool.end(), money.end(), health.end(), laws.end()]);
    },
  };
}
