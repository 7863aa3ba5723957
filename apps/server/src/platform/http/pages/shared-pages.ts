import type { Redis } from 'ioredis';
import type { RedisBreaker } from '../../redis-breaker.ts';

/** What all nodes keep of a page together: one that everybody gets alike, and that is there. */
export interface SharedPage {
  gzipped: Buffer;
  /** Of whatever its answers name: a change of one of them has it forgotten. */
  ids: ReadonlySet<string>;
}

export interface FoundPage extends SharedPage {
  ageMs: number;
}

export interface SharedPagesDeps {
  redis: Redis;
  redisBreaker: Pick<RedisBreaker, 'reach'>;
  /** Of the web's build: a page names its files, and those of another build are not ours to send. */
  build: string;
  /** For so long a page is kept; then Redis forgets it by itself. */
  lifeMs: number;
  mostPages?: number;
}

/** Some 250 MB at twenty kilobytes each. */
const MOST_PAGES = 12_000;
/** A longer one is kept by each node for itself. */
const LONGEST_BYTES = 64 * 1024;

/** Keeps a page under its key, under the id of everything that it names, and in the list of all by when it ends. */
const KEEP = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[2], '-inf', now)
if redis.call('zcard', KEYS[2]) >= tonumber(ARGV[3]) then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
redis.call('zadd', KEYS[2], now + ARGV[2], KEYS[1])
redis.call('pexpire', KEYS[2], ARGV[2])
for tag = 3, #KEYS do
  redis.call('sadd', KEYS[tag], KEYS[1])
  redis.call('pexpire', KEYS[tag], ARGV[2])
end
return 1`;

/** Forgets what the first key lists, a set or the list of all, and takes it off that list. */
const FORGET = `
local pages = redis.call(KEYS[1] == KEYS[2] and 'zrange' or 'smembers', KEYS[1], unpack(ARGV))
for _, page in ipairs(pages) do
  redis.call('unlink', page)
  redis.call('zrem', KEYS[2], page)
end
redis.call('unlink', KEYS[1])
return #pages`;

/**
 * Pages for guests that all nodes keep together in Redis: what one has made, another sends. Nothing of anybody signed in is ever
 * given to this. While Redis is away nothing is found and nothing kept; what could not be forgotten meanwhile is not believed.
 */
export class SharedPages {
  readonly #deps: SharedPagesDeps;
  readonly #prefix: string;
  readonly #all: string;
  #believedFrom = 0;

  constructor(deps: SharedPagesDeps) {
    this.#deps = deps;
    this.#prefix = `likha-page:${deps.build}:`;
    this.#all = `${this.#prefix}all`;
  }

  async find(key: string): Promise<FoundPage | null> {
    const { redis, redisBreaker, lifeMs } = this.#deps;
    if (performance.now() < this.#believedFrom) return null;
    const name = this.#page(key);
    const ask = async () => {
      const [value, rest] = (await redis.pipeline().getBuffer(name).pttl(name).exec()) ?? [];
      const error = value?.[0] ?? rest?.[0];
      if (error) throw error;
      const [bytes, restMs] = [value?.[1] as Buffer | null, Number(rest?.[1])];
      return bytes && restMs > 0 ? { ...read(bytes), ageMs: lifeMs - restMs } : null;
    };
    return redisBreaker.reach(ask, () => null);
  }

  async keep(key: string, page: SharedPage): Promise<void> {
    const { redis, redisBreaker, lifeMs, mostPages = MOST_PAGES } = this.#deps;
    if (page.gzipped.length > LONGEST_BYTES) return;
    const keys = [this.#page(key), this.#all, ...[...page.ids].map((id) => this.#tag(id))];
    await redisBreaker.reach(
      () => redis.eval(KEEP, keys.length, ...keys, write(page), lifeMs, mostPages),
      () => null,
    );
  }

  /** @param id of whom or what it is about: pages that name it go; '' for all */
  async forget(id: string): Promise<void> {
    const { redis, redisBreaker, lifeMs } = this.#deps;
    const [list, range] = id === '' ? [this.#all, ['0', '-1']] : [this.#tag(id), []];
    await redisBreaker.reach(
      () => redis.eval(FORGET, 2, list, this.#all, ...range),
      () => {
        // Until whatever is kept there now has ended.
        this.#believedFrom = performance.now() + lifeMs;
        return null;
      },
    );
  }

  #page(key: string): string {
    return `${this.#prefix}of:${key}`;
  }

  #tag(id: string): string {
    return `${this.#prefix}names:${id}`;
  }
}

/** The ids in their number and their text, then the page. */
function write({ ids, gzipped }: SharedPage): Buffer {
  const names = Buffer.from([...ids].join(' '));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(names.length);
  return Buffer.concat([length, names, gzipped]);
}

function read(bytes: Buffer): SharedPage {
  const start = 4 + bytes.readUInt32LE(0);
  const names = bytes.toString('latin1', 4, start);
  return { ids: new Set(names === '' ? [] : names.split(' ')), gzipped: bytes.subarray(start) };
}
