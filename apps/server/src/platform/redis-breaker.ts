import { inTime } from './in-time.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const PATIENCE_MS = 100;
const TRY_AGAIN_MS = 1000;

/**
 * Does in Redis what all nodes do together and, while that does not answer, in this process alone: it is never a reason to answer
 * nothing (P261). One request a second tries whether it is there again; the rest do not wait for it. One for a process, as it is
 * one Redis.
 */
export class RedisBreaker {
  readonly #log: Log;
  readonly #metrics: Metrics;
  #isAway = false;
  #isTrying = false;
  #tryAgainAt = 0;

  constructor({ log, metrics }: { log: Log; metrics: Metrics }) {
    this.#log = log;
    this.#metrics = metrics;
    metrics.parts.redisAway.set(0);
  }

  /**
   * For limits, which are counted in any case.
   * @param together rejects, or does not end, while nobody is there to count with
   * @param alone counts the same in this process
   */
  count<T>(together: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    return this.reach(together, () => {
      this.#metrics.parts.redisFallbacks.inc();
      return alone();
    });
  }

  /** @param together rejects, or does not end, while Redis is away: then it is `alone` that counts */
  async reach<T>(together: () => Promise<T>, alone: () => T | Promise<T>): Promise<T> {
    const isTry = this.#isAway;
    if (isTry && (this.#isTrying || performance.now() < this.#tryAgainAt)) return alone();
    this.#isTrying = isTry;
    try {
      const answer = await inTime(PATIENCE_MS, together());
      this.#note(false);
      return answer;
    } catch (error) {
      this.#tryAgainAt = performance.now() + TRY_AGAIN_MS;
      this.#note(true, error);
      return alone();
    } finally {
      if (isTry) this.#isTrying = false;
    }
  }

  #note(isAway: boolean, error?: unknown): void {
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    this.#metrics.parts.redisAway.set(isAway ? 1 : 0);
    if (isAway)
      this.#log.warn(
        { err: error },
        'Redis does not answer: this process counts limits and keeps pages by itself',
      );
    else this.#log.info('Redis answers again: limits are counted and pages kept together');
  }
}
