import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { inTime } from '../../platform/in-time.ts';
import type { Log } from '../../platform/log.ts';
import { RELAY } from './live-figures.ts';
import type { Logged, SharedLog } from './shared-log.ts';
import type { Entry } from './timeline.ts';

/** Twenty seconds: what a node needs that begins to serve a stream, and to write the stretch of its recording that is open. */
const ENTRIES = 40;
const ENTRY_MS = 10 * 60_000;
/** Whoever waits for Redis has a host that waits. */
const ANSWER_MS = 1000;
/** How long a node that just began to follow waits at most until it is heard. */
const BLOCK_MS = 200;
/** It is answered after that time in any case: a connection on which nothing comes for so long is gone. */
const SILENT_MS = 3000;
const AGAIN_MS = 300;
const READ_AT_ONCE = 32;
/** What a node said of its viewers is believed for so long. */
const TOLD_MS = 15_000;

interface Followed {
  seq: number;
  hear(logged: Logged): Promise<void>;
}

const keys = {
  entries: (streamId: string) => `live:${streamId}:entries`,
  init: (streamId: string, generation: number) => `live:${streamId}:init:${generation}`,
  viewers: (streamId: string) => `live:${streamId}:viewers`,
};

/**
 * One Redis stream for each live stream. The number of an entry is its id there, so that Redis itself refuses whoever comes second
 * (`XADD` takes only what is larger), and each node reads on from the last that it has: nothing is missed in between.
 */
export function createRedisLog(redis: Redis, { log, nodeId, now }: RedisLogDeps): SharedLog {
  // One that waits for entries answers nobody else.
  const reader = redis.duplicate({
    socketTimeout: SILENT_MS,
    enableOfflineQueue: true,
    // Otherwise what was asked when the connection was lost would never be answered.
    autoResendUnfulfilledCommands: true,
  });
  reader.on('error', (error: Error) => log.debug({ err: error }, 'the connection to Redis for live streams'));
  const followed = new Map<string, Followed>();
  const state = { isStopped: false, loop: null as Promise<void> | null };

  async function readOn(): Promise<void> {
    while (!state.isStopped && followed.size > 0)
      await readOnce().catch(async (error: unknown) => {
        if (!state.isStopped) log.debug({ err: error }, 'live entries could not be read');
        await pause(AGAIN_MS);
      });
  }
  async function readOnce(): Promise<void> {
    const ids = [...followed.keys()];
    const after = ids.map((id) => `${followed.get(id)?.seq ?? 0}-0`);
    const answer = await reader.xreadBuffer(
      ...(['COUNT', READ_AT_ONCE, 'BLOCK', BLOCK_MS, 'STREAMS'] as const),
      ...ids.map(keys.entries),
      ...after,
    );
    const byKey = new Map(ids.map((id) => [keys.entries(id), followed.get(id)]));
    for (const [key, items] of answer ?? []) {
      const hearer = byKey.get(key.toString());
      for (const logged of items.map(([, fields]) => loggedOf(fields))) {
        if (!hearer || !logged) continue;
        hearer.seq = Math.max(hearer.seq, logged.entry.seq);
        await hearer.hear(logged);
      }
    }
  }

  return {
    async add(streamId, { entry, bytes }) {
      const id = `${entry.seq}-0`;
      const fields = ['entry', JSON.stringify(entry), 'bytes', bytes];
      const transaction = redis
        .multi()
        .xadd(keys.entries(streamId), 'MAXLEN', ENTRIES, id, ...fields)
        .pexpire(keys.entries(streamId), ENTRY_MS);
      if (entry.n === 0)
        transaction.set(keys.init(streamId, entry.generation), bytes, 'PX', RELAY.streamMs, 'NX');
      const [added] = (await inTime(ANSWER_MS, transaction.exec())) ?? [];
      const error = added?.[0];
      if (error?.message.includes('equal or smaller')) return false;
      if (error) throw error;
      return true;
    },
    async read(streamId) {
      const found = await inTime(ANSWER_MS, redis.xrangeBuffer(keys.entries(streamId), '-', '+'));
      return found.map(([, fields]) => loggedOf(fields)).filter((logged) => logged !== null);
    },
    init: (streamId, generation) => inTime(ANSWER_MS, redis.getBuffer(keys.init(streamId, generation))),
    follow(streamId, afterSeq, hear) {
      followed.set(streamId, { seq: afterSeq, hear });
      state.loop ??= readOn().finally(() => {
        state.loop = null;
      });
    },
    unfollow: (streamId) => void followed.delete(streamId),
    async tellViewers(streamId, count) {
      const key = keys.viewers(streamId);
      const transaction = redis
        .multi()
        .hset(key, nodeId, `${count}@${now().getTime()}`)
        .pexpire(key, TOLD_MS)
        .hgetall(key);
      const answers = await inTime(ANSWER_MS, transaction.exec());
      const told = Object.entries((answers?.[2]?.[1] ?? {}) as Record<string, string>);
      return told.reduce((sum, [node, said]) => sum + (node === nodeId ? 0 : countOf(said, now())), 0);
    },
    async remove(streamId) {
      await inTime(ANSWER_MS, redis.del(keys.entries(streamId), keys.viewers(streamId)));
    },
    stop() {
      state.isStopped = true;
      reader.disconnect();
    },
  };
}

export interface RedisLogDeps {
  log: Log;
  nodeId: string;
  now(): Date;
}

/** Clocks of nodes differ by less than what is believed. */
function countOf(said: string, now: Date): number {
  const [count = 0, at = 0] = said.split('@').map(Number);
  return Math.abs(now.getTime() - at) < TOLD_MS ? count : 0;
}

/** The fields of an entry, as Redis gives them: names and values by turns. */
function loggedOf(fields: readonly Buffer[]): Logged | null {
  const [, entry, , bytes] = fields;
  return entry && bytes ? { entry: JSON.parse(entry.toString()) as Entry, bytes } : null;
}
