import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Queryable, Tx } from './database/index.ts';
import type { Log } from './log.ts';

/**
 * Shows other processes that this one lives: a shared advisory lock, held by a connection of its own for as long as the
 * process runs, and a beat on that connection. PostgreSQL frees the lock when the process ends, however it ends; a process
 * that is frozen keeps the lock and misses its beats.
 */
export interface Liveness {
  /** Names this process among all that use the database. */
  readonly id: string;
  /** Milliseconds since the lock was last known to be held; 0 while it is. */
  lostForMs(): number;
  /** Resolves once the lock is held, or nobody waits for it any more. */
  whenHeld(): Promise<void>;
  /** Tells when the lock is held again, and for how many milliseconds nothing was heard, by the database's clock. */
  onHeldAgain(tell: (lostForMs: number) => void): void;
  stop(): Promise<void>;
}

const RETRY_MS = 250;
const HEARTBEAT_MS = 5000;
const ANSWER_TIMEOUT_MS = 5000;
const CUT_TIMEOUT_MS = 1000;
/** Where only the lock shall count. */
const NEVER_STALE_MS = 1e12;
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
  heartbeatMs?: number;
}): Promise<Liveness> {
  const { id, log, heartbeatMs = HEARTBEAT_MS } = options;
  const stopping = new AbortController();
  let { client, at: lastBeat } = await hold(options.connectionString, id);
  let lastHeldAt = performance.now();
  let tellHeldAgain: (lostForMs: number) => void = () => undefined;
  let held: PromiseWithResolvers<void> | null = null;

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await untilLost(client, heartbeatMs, stopping.signal, (at) => {
        lastHeldAt = performance.now();
        lastBeat = at;
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
        const again = await hold(options.connectionString, id);
        client = again.client;
        // A process that was frozen cannot tell by its own clock, which may have stood still with it.
        tellHeldAgain(again.at - lastBeat);
        lastBeat = again.at;
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
    onHeldAgain(tell) {
      tellHeldAgain = tell;
    },
    async stop() {
      stopping.abort();
      await kept;
      await client.end().catch(() => undefined);
    },
  };
}

interface Held {
  client: pg.Client;
  /** The database's time, in milliseconds. */
  at: number;
}

/** A connection that holds the lock. Shared, so that a new connection need not wait for the end of a lost one. */
async function hold(connectionString: string, id: string): Promise<Held> {
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
    return { client, at: await beat(client) };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Asks for something, so that others see when this connection was last used. @returns the database's time in milliseconds */
async function beat(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  return rows[0]?.at.getTime() ?? 0;
}

/** Asks for an answer now and then, as a connection may be dead without knowing it. Resolves when it is. */
async function untilLost(
  client: pg.Client,
  everyMs: number,
  stopping: AbortSignal,
  onBeat: (at: number) => void,
): Promise<void> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, stopping]);
  const end = () => ended.abort();
  client.once('end', end);
  client.once('error', end);
  try {
    for (;;) {
      await pause(everyMs, undefined, { signal });
      onBeat(await beat(client));
    }
  } catch {
    if (!stopping.aborted) void client.end().catch(() => undefined);
  }
}

/** Connections that hold the lock of a process. */
const HOLDERS = sql`
  select pid, query_start from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and mode = 'ShareLock' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = hashtextextended(id, 0)`;

/**
 * Which of these processes hold their lock and have beaten within so many milliseconds, where that is asked? Those whose connection was cut a moment
 * ago do not, and may live.
 */
export async function findHeld(
  db: Queryable,
  ids: readonly string[],
  staleAfterMs = NEVER_STALE_MS,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as ids (id)
    where exists (
      select from (${HOLDERS}) as holders
      where query_start > clock_timestamp() - ${staleAfterMs} * interval '1 millisecond')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Which of these processes are dead: whenever it was looked, their lock was free or they had missed their beats, for so long
 * that a living process would have taken it again, or beaten.
 * @param watch.forMs how long, in milliseconds; a process that lives needs less than a second after a cut
 * @param watch.staleAfterMs after so many milliseconds without a beat a process counts as missing
 */
export async function findDead(
  db: Queryable,
  ids: readonly string[],
  watch: { forMs: number; everyMs: number; staleAfterMs: number; signal?: AbortSignal },
): Promise<string[]> {
  const started = performance.now();
  let missing = [...ids];
  for (;;) {
    if (missing.length === 0) return [];
    const held = await findHeld(db, missing, watch.staleAfterMs);
    missing = missing.filter((id) => !held.has(id));
    if (performance.now() - started >= watch.forMs) return missing;
    await pause(watch.everyMs, undefined, { signal: watch.signal });
  }
}

/**
 * Until the transaction ends, no process can show that it lives under this id: what belonged to it may be taken. With a
 * bound, the connection of one that has missed its beats is cut, so that a frozen one learns of it when it wakes.
 * @returns false when the process lives after all
 */
export async function bury(tx: Tx, id: string, staleAfterMs = NEVER_STALE_MS): Promise<boolean> {
  await sql`
    select pg_terminate_backend(pid, ${CUT_TIMEOUT_MS}::bigint)
    from unnest(array[${id}]::text[]) as ids (id), lateral (${HOLDERS}) as holders
    where query_start <= clock_timestamp() - ${staleAfterMs} * interval '1 millisecond'`.execute(tx);
  const { rows } = await sql<{
    is_dead: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as is_dead`.execute(tx);
  return rows[0]?.is_dead ?? false;
}
