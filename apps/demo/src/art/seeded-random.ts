/** A stretch of numbers that is the same for the same seed, on every machine. Not for secrets. */
export class SeededRandom {
  #state: number;

  constructor(seed: string) {
    // FNV-1a, so that seeds which differ in one letter start far apart.
    let hash = 0x811c9dc5;
    for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    this.#state = hash >>> 0;
    // The last letters of a seed have hardly been mixed yet.
    for (let round = 0; round < 4; round += 1) this.#state = Math.floor(this.next() * 2 ** 32);
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError when there is nothing to pick from */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.whole(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('nothing to pick from');
    return choice;
  }
}
