/** So much of the time is too much, in the end: more than half is never taken. */
const TOO_MUCH = 0.4;
/** Shorter stretches say nothing. */
const LOOK_MS = 500;

/**
 * Keeps what makes frames from taking all of a page's time, milliseconds: as long as one took, the rest of the page has its turn. Buttons, the
 * chat and what is sent came to nothing on a device that took longer for a frame than there is between two (P650).
 */
export class MakingTime {
  #restsUntil = 0;
  #spentMs = 0;
  #since = 0;
  #share = 0;

  took(from: number, until: number): void {
    this.#spentMs += until - from;
    this.#restsUntil = until + (until - from);
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
    return this.#share >= TOO_MUCH;
  }
}
