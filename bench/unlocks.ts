import pg from 'pg';
import { CREATORS, FANS, FLOOR_CONNECTIONS, postId, tokenOf } from './fill.ts';
import { loadCalls, openLine } from './load.ts';
import type { Running } from './processes.ts';
import { createUnlockFloor } from './unlock-floor.ts';

/** Unlocking, from so many people at once. */
export interface UnlockSides {
  /** Each of many posts by everybody in turn. */
  many(width: number, seconds: number): Promise<number>;
  /** One post by everybody, then the next of the same creator. */
  one(width: number, seconds: number): Promise<number>;
  floor(width: number, seconds: number): Promise<number>;
  /** How long a commit takes at the least, as on a disk that is slower than this one. Microseconds; 0 turns it off. */
  delayCommits(microseconds: number): Promise<void>;
  /** Writes to disk what the whole database has still to write. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** A step through the posts that reaches them all before it repeats one. */
const STRIDE = 7919;

export async function openUnlocks(
  connectionString: string,
  app: Running,
  posts: number,
): Promise<UnlockSides> {
  const floor = await createUnlockFloor(connectionString, posts);
  const ppv = posts / 2;
  const lines = Array.from({ length: FLOOR_CONNECTIONS }, () => openLine(app.url));
  const unlock = (worker: number, fan: number, postIndex: number) =>
    lines[worker]?.post(
      '/api/credits/unlock',
      { authorization: `Bearer ${tokenOf(fan)}` },
      { content_id: postId(postIndex) },
    ) ?? Promise.reject(new Error('there is no such line'));
  let sold = 0;
  let hot = 0;
  return {
    many: (width, seconds) =>
      loadCalls(width, seconds, (worker) => {
        const count = sold++;
        const fan = 1 + (count % FANS);
        const round = Math.floor(count / FANS);
        // The last posts of all are left for those that everybody buys.
        return unlock(worker, fan, 2 + 2 * ((fan * STRIDE + round) % (ppv - CREATORS)));
      }),
    one: (width, seconds) =>
      loadCalls(width, seconds, (worker) => {
        const count = hot++;
        return unlock(worker, 1 + (count % FANS), posts - CREATORS * (Math.floor(count / FANS) % 2));
      }),
    floor: (width, seconds) => loadCalls(width, seconds, (worker) => floor.unlock(worker)),
    delayCommits: (microseconds) => delayCommits(connectionString, microseconds),
    settle: () => checkpoint(connectionString),
    async stop() {
      for (const line of lines) line.close();
      await floor.close();
    },
  };
}

async function delayCommits(connectionString: string, microseconds: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`alter system set commit_delay = ${microseconds}`);
  await client.query('alter system set commit_siblings = 0');
  await client.query('select pg_reload_conf()');
  await client.end();
  await new Promise((done) => setTimeout(done, 500));
}

async function checkpoint(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('checkpoint');
  await client.end();
}
