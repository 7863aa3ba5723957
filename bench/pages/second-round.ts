import { createRedisServer, hasRedis } from '../../apps/server/test/redis-server.ts';
import type { Running } from '../processes.ts';
import { processorMs } from '../processor-time.ts';
import { askPages } from './ask-pages.ts';

export interface SecondRound {
  profiles: number;
  /** How many of the second round were made for it, and how many had been kept. */
  made: number;
  kept: number;
  /** Milliseconds of processor for each page of the round. */
  firstMs: number;
  secondMs: number;
}

/**
 * Asks one node for all profiles, each once, and then another for all of them again, with a Redis between them; null without the
 * program redis-server.
 * @param begin starts a node with these variables besides those of all
 */
export async function runSecondRound(
  usernames: readonly string[],
  begin: (environment: Record<string, string>) => Promise<Running>,
): Promise<SecondRound | null> {
  if (!hasRedis) return null;
  const redis = await createRedisServer();
  try {
    await redis.start();
    // As compose.yaml gives it.
    await redis.tell('config', 'set', 'maxmemory', '384mb', 'maxmemory-policy', 'allkeys-lru');
    const [first, second] = [await begin({ REDIS_URL: redis.url }), await begin({ REDIS_URL: redis.url })];
    const firstMs = await round(first, usernames);
    const secondMs = await round(second, usernames);
    const kinds = await kindsOf(second);
    const made = (kinds.new ?? 0) + (kinds.busy ?? 0);
    return { profiles: usernames.length, made, kept: usernames.length - made, firstMs, secondMs };
  } finally {
    await redis.remove();
  }
}

async function round({ url, pid }: Running, usernames: readonly string[]): Promise<number> {
  const before = processorMs(pid);
  await askPages(usernames.map((username) => ({ url: `${url}/${username}` })));
  return (processorMs(pid) - before) / usernames.length;
}

/** How many pages there were of each kind, as the node counts them. */
async function kindsOf({ url }: Running): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = text.matchAll(/^guest_pages_total\{kind="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...found].map(([, kind = '', count]) => [kind, Number(count)]));
}
