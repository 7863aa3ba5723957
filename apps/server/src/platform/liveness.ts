import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Queryable, Tx } from './database/index.ts';
import type { Log } from './log.ts';

/**
 * Shows other processes that this one lives: a shared advisory lock, held by a connection of its own for as long as the
 * process runs. PostgreSQL frees it when the process ends, however it ends.
 */
export interface Liveness {
  /** Names this process among all that use the database. */
  readonly id: string;
  /** Milliseconds since the lock was last known to be held; 0 while it is. */
  lostForMs(): number;
  /** Resolves once the lock is held, or nobody waits for it any more. */
  whenHeld(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_MS = 250;
const HEARTBEAT_MS = 5000;
const ANSWER_TIMEOUT_MS = 5000;
/** A machine that vanished without a word is noticed by the server after some 15 seconds, not after two hours. */
const SERVER_KEEPALIVE =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2';

/**
 * Takes the lock of `id` and takes it again whenever its connection is lost.
 * @throws what pg throws when the database cannot be reached at the start
 */
export async function startLiveness(options: {
  connectionString: string;
  id: string;
  log: Log;
}): Promise<Liveness> {
  const { id, log } = options;
  const stopping = new AbortController();
  let client = await hold(options.connectionString, id);
  let lastHeldAt = performance.now();
  let held: PromiseWithResolvers<void> | null = null;

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await untilLost(client, stopping.signal, () => {
        lastHeldAt = performance.now();
      });
      if (stopping.signal.aborted) return;
      held = Promise.withResolvers();
      log.warn('the connection that shows that this process lives was lost');
      await holdAgain();
      lastHeldAt = performance.now();
      held.resolve();
      held = null;
    }
  }

  async function holdAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        client = await hold(options.connectionString, id);
        return;
      } catch (error) {
        log.warn({ err: error }, 'cannot show yet that this process lives');
        await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  const kept = keep();
  return {
    id,
    lostForMs: () => (held ? performance.now() - lastHeldAt : 0),
    whenHeld: async () => held?.promise,
    async stop() {
      stopping.abort();
      await kept;
      await client.end().catch(() => undefined);
    },
  };
}

/** A connection that holds the lock. Shared, so that a new connection need not wait for the end of a lost one. */
async function hold(connectionString: string, id: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'likha-alive',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  // Losing it is told by `end`; without this, an error that nobody hears would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SERVER_KEEPALIVE);
    const { rows } = await client.query<{ is_held: boolean }>(
      'select pg_try_advisory_lock_shared(hashtextextended($1, 0)) as is_held',
      [id],
    );
    if (!rows[0]?.is_held) throw new Error('another process is taking this one for dead at the moment');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Asks for an answer now and then, as a connection may be dead without knowing it. Resolves when it is. */
async function untilLost(client: pg.Client, stopping: AbortSignal, onAnswer: () => void): Promise<void> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, stopping]);
  const end = () => ended.abort();
  client.once('end', end);
  client.once('error', end);
  try {
    for (;;) {
      await pause(HEARTBEAT_MS, undefined, { signal });
      await client.query('select 1');
      onAnswer();
    }
  } catch {
    if (!stopping.aborted) void client.end().catch(() => undefined);
  }
}

/** Which of these processes hold their lock now? Those whose connection was cut a moment ago do not, and may live. */
export async function findHeld(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as ids (id)
    where exists (
      select 1 from pg_locks
      where locktype = 'advisory' and mode = 'ShareLock' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and ((classid::bigint << 32) | objid::bigint) = hashtextextended(id, 0))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Which of these processes are dead: their lock was free whenever it was looked at, for so long that a living process
 * would have taken it again.
 * @param watch.forMs how long, in milliseconds; a process that lives needs less than a second after a cut
 */
export async function findDead(
  db: Queryable,
  ids: readonly string[],
  watch: { forMs: number; everyMs: number; signal?: AbortSignal },
): Promise<string[]> {
  const started = performance.now();
  let missing = [...ids];
  for (;;) {
    if (missing.length === 0) return [];
    const held = await findHeld(db, missing);
    missing = missing.filter((id) => !held.has(id));
    if (performance.now() - started >= watch.forMs) return missing;
    await pause(watch.everyMs, undefined, { signal: watch.signal });
  }
}

/**
 * Until the transaction ends, no process can show that it lives under this id: what belonged to it may be taken.
 * @returns false when the process lives after all
 */
export async function bury(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{
    is_dead: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as is_dead`.execute(tx);
  return rows[0]?.is_dead ?? false;
}
