/** So much of what may be taken is too much, in the end. */
const TOO_MUCH = 0.8;
/** Shorter stretches say nothing. */
const LOOK_MS = 500;

/**
 * Keeps what makes frames from taking all of a thread's time, milliseconds: after each, the rest of the thread has its turn. Buttons, the
 * chat and what is sent came to nothing on a device that took longer for a frame than there is between two (P650).
 */
export class MakingTime {
  readonly #most: number;
  #restsUntil = 0;
  #spentMs = 0;
  #since = 0;
  #share = 0;

  /** @param most of the time, from 0 to 1 */
  constructor(most: number) {
    this.#most = most;
  }

  took(from: number, until: number): void {
    this.#spentMs += until - from;
    this.#restsUntil = until + ((until - from) * (1 - this.#most)) / this.#most;
  }

  isResting(now: number): boolean {
    return now < this.#restsUntil;
  }

  /** Asked every so often: a single frame that took long is forgiven. */
  isTooMuch(now: number): boolean {
    const passed = now - this.#since;
    if (passed >= LOOK_MS) {
      this.#share = (this.#share + Math.min(1, this.#spentMs / passed)) / 2;
      this.#since = now;
      this.#spentMs = 0;
    }
    return this.#share >= this.#most * TOO_MUCH;
  }
}
