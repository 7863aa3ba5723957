/** Longer than this no encoder takes for half a second of picture, also on the slowest device. */
const MOST_QUIET_MS = 10_000;
/** Looked at more seldom than this, a page stood still, and its encoder with it. */
const MOST_BETWEEN_MS = 1000;

/** Tells an encoder that hangs, of which no error ever comes, from one that works: what is live must not stand still unsaid (P1043). */
export class PartWatch {
  #lookedAt: number;
  #quietMs = 0;

  /** @param now performance time */
  constructor(now: number) {
    this.#lookedAt = now;
  }

  /** A part is there. */
  came(): void {
    this.#quietMs = 0;
  }

  /** Has nothing come for too long? Asked again and again. @param now performance time */
  isStuck(now: number): boolean {
    this.#quietMs += Math.min(MOST_BETWEEN_MS, now - this.#lookedAt);
    this.#lookedAt = now;
    return this.#quietMs >= MOST_QUIET_MS;
  }
}
