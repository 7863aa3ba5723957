import pg from 'pg';
import { CREATORS, CROWD_POSTS, FANS, FLOOR_CONNECTIONS, postId, tokenOf } from './fill.ts';
import { loadCalls, openLine } from './load.ts';
import { type Running, start } from './processes.ts';
import { countSoldRows, type SoldTotal } from './sold-rows.ts';
import { type Done, type Spent, spend } from './spent.ts';

/** Unlocking, from so many people at once. What is counted is what was sold, not what was answered. */
export interface UnlockSides {
  /** Each of many posts by everybody in turn. */
  many(width: number, seconds: number): Promise<Spent>;
  /** One post by everybody, then the next of the same creator. */
  one(width: number, seconds: number): Promise<Spent>;
  floor(width: number, seconds: number): Promise<Spent>;
  /** How long a commit takes at the least, as on a disk that is slower than this one. Microseconds; 0 turns it off. */
  delayCommits(microseconds: number): Promise<void>;
  /** Writes to disk what the whole database has still to write. */
  settle(): Promise<void>;
  /** Of all runs together. */
  sold(): Promise<SoldTotal>;
  stop(): Promise<void>;
}

interface UnlockOptions {
  connectionString: string;
  app: Running;
  postmaster: number;
  posts: number;
}

/** A step through the posts that reaches them all before it repeats one. */
const STRIDE = 7919;

export async function openUnlocks({
  connectionString,
  app,
  postmaster,
  posts,
}: UnlockOptions): Promise<UnlockSides> {
  const floor = await start(new URL('./servers/unlock-floor.ts', import.meta.url).pathname, {
    FLOOR: JSON.stringify({ connectionString, posts }),
  });
  const rows = await countSoldRows(connectionString);
  const choose = chooseSales(posts);
  const lines = Array.from({ length: FLOOR_CONNECTIONS }, () => openLine(app.url));
  const unlock = (worker: number, { fan, post }: Sale) =>
    lines[worker]?.post(
      '/api/credits/unlock',
      { authorization: `Bearer ${tokenOf(fan)}` },
      { content_id: postId(post) },
    ) ?? Promise.reject(new Error('there is no such line'));
  const measured = (program: Running, run: () => Promise<Done>) =>
    rows.counted(() => spend({ program: program.pid, postmaster }, run));
  return {
    many: (width, seconds) =>
      measured(app, () => loadCalls(width, seconds, (worker) => unlock(worker, choose.many()))),
    one: (width, seconds) =>
      measured(app, () => loadCalls(width, seconds, (worker) => unlock(worker, choose.one()))),
    floor: (width, seconds) => measured(floor, () => sellOnFloor(floor, width, seconds)),
    delayCommits: (microseconds) => delayCommits(connectionString, microseconds),
    settle: () => checkpoint(connectionString),
    sold: () => rows.total(),
    async stop() {
      for (const line of lines) line.close();
      await Promise.all([floor.stop(), rows.close()]);
    },
  };
}

async function sellOnFloor({ url }: Running, width: number, seconds: number): Promise<Done> {
  const answer = await fetch(`${url}/sell?width=${width}&seconds=${seconds}`);
  if (!answer.ok) throw new Error(`the floor failed: ${await answer.text()}`);
  return (await answer.json()) as Done;
}

/** A fan and a post, by their numbers. */
interface Sale {
  fan: number;
  post: number;
}

/**
 * Sales that nobody has made before. Posts that everybody buys are the last ones of one creator, and no others are.
 * @throws RangeError when everybody has bought everything: another purchase would sell nothing
 */
export function chooseSales(posts: number): { many(): Sale; one(): Sale } {
  const forMany = (posts - CREATORS * CROWD_POSTS) / 2;
  let many = 0;
  let one = 0;
  const fanOf = (count: number) => ({ fan: 1 + (count % FANS), round: Math.floor(count / FANS) });
  return {
    many() {
      const { fan, round } = fanOf(many++);
      if (round >= forMany) throw new RangeError('every fan has bought every post');
      return { fan, post: 2 + 2 * ((fan * STRIDE + round) % forMany) };
    },
    one() {
      const { fan, round } = fanOf(one++);
      if (round >= CROWD_POSTS) throw new RangeError('every fan has bought every post of the crowd');
      return { fan, post: posts - CREATORS * round };
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
