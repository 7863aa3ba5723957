import pg from 'pg';
import type { Log } from './log.ts';

/**
 * Hears what other nodes announce with NOTIFY. While the connection is down, or has not answered of late, as in a process that stood still,
 * `isConnected` is false, and caches that depend on hearing must not be used.
 */
export interface Listener {
  isConnected(): boolean;
  /** Hears this channel as well, from now on or from when the connection is there again; those of one channel in their order. */
  on(channel: string, hear: (payload: string) => void): void;
  /** Told after each time of deafness: what was announced in it was missed. */
  onReconnect(hear: () => void): void;
  stop(): Promise<void>;
}

const RECONNECT_MS = 1000;
/** A connection that nothing is said on may be forgotten by whatever carries it, and neither end is told: it is asked so often, and answers within as long. */
const PULSE_MS = 5000;
/** An answer that is later than this is overdue, or the process stood still: nobody knows what was announced. */
const LATE_MS = 2000;

/** @param pulseMs how often the connection is asked whether it still carries anything */
export async function startListener(
  connectionString: string,
  channels: readonly string[],
  log: Log,
  { pulseMs = PULSE_MS }: { pulseMs?: number } = {},
): Promise<Listener> {
  const hearers = new Map<string, Set<(payload: string) => void>>();
  const afterDeafness = new Set<() => void>();
  /** One after the other: a connection does one thing at a time. */
  let lastAsked: Promise<unknown> = Promise.resolve();
  const state = {
    client: null as pg.Client | null,
    isStopped: false,
    timer: undefined as NodeJS.Timeout | undefined,
    pulse: undefined as NodeJS.Timeout | undefined,
    /** When it last answered: what was announced before comes before its answer. */
    answeredAt: 0,
  };

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: 'likha-listen',
      keepAlive: true,
      connectionTimeoutMillis: PULSE_MS,
      query_timeout: PULSE_MS,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '');
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen "${channel}"`);
      // Those that are added while this waits are found as well: a map may grow while it is gone through.
      for (const channel of hearers.keys()) await client.query(`listen "${channel}"`);
    } catch (error) {
      letGo(client);
      throw error;
    }
    state.client = client;
    state.answeredAt = performance.now();
    for (const hear of afterDeafness) hear();
  }

  function lose(client: pg.Client): void {
    if (state.isStopped || (state.client !== null && state.client !== client)) return;
    state.client = null;
    clearTimeout(state.timer);
    state.timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'listening connection lost, trying again');
        lose(client);
      });
    }, RECONNECT_MS);
  }

  /** Asks behind what was asked before; a connection that does not answer is none. */
  function ask(statement: string): void {
    lastAsked = lastAsked.then(async () => {
      const { client } = state;
      try {
        await client?.query(statement);
        state.answeredAt = performance.now();
      } catch (error) {
        if (!client || client !== state.client) return;
        log.warn({ err: error }, 'the listening connection does not answer');
        lose(client);
        letGo(client);
      }
    });
  }

  await connect();
  state.pulse = setInterval(() => ask('select'), pulseMs).unref();
  return {
    isConnected: () => state.client !== null && performance.now() - state.answeredAt < pulseMs + LATE_MS,
    on(channel, hear) {
      const isHeard = hearers.has(channel) || channels.includes(channel);
      hearers.set(channel, (hearers.get(channel) ?? new Set()).add(hear));
      // A connection that is lost meanwhile listens to all of them when it is there again.
      if (!isHeard) ask(`listen "${channel}"`);
    },
    onReconnect: (hear) => afterDeafness.add(hear),
    async stop() {
      state.isStopped = true;
      clearTimeout(state.timer);
      clearInterval(state.pulse);
      await state.client?.end();
    },
  };
}

/** Nobody waits until the other end has said goodbye. */
function letGo(client: pg.Client): void {
  client.end().catch(() => undefined);
}
