import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const PATIENCE_MS = 100;
const TRY_AGAIN_MS = 1000;

/**
 * Counts where all nodes count together and, while that does not answer, in this process alone: a limit is never a reason to
 * answer nothing (P261). One request a second tries whether the others are there again; the rest do not wait for it.
 */
export class SharedCounts {
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
   * @param together rejects, or does not end, while nobody is there to count with
   * @param alone counts the same in this process
   */
  async count<T>(together: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    const isTry = this.#isAway;
    if (isTry && (this.#isTrying || performance.now() < this.#tryAgainAt)) return this.#fallBack(alone);
    this.#isTrying = isTry;
    try {
      const counted = await inTime(PATIENCE_MS, together());
      this.#note(false);
      return counted;
    } catch (error) {
      this.#tryAgainAt = performance.now() + TRY_AGAIN_MS;
      this.#note(true, error);
      return this.#fallBack(alone);
    } finally {
      if (isTry) this.#isTrying = false;
    }
  }

  #fallBack<T>(alone: () => Promise<T>): Promise<T> {
    this.#metrics.parts.redisFallbacks.inc();
    return alone();
  }

  #note(isAway: boolean, error?: unknown): void {
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    this.#metrics.parts.redisAway.set(isAway ? 1 : 0);
    if (isAway)
      this.#log.warn({ err: error }, 'Redis does not answer: limits are counted by this process alone');
    else this.#log.info('Redis answers again: limits are counted together');
  }
}
