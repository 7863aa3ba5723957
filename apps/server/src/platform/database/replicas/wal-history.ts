/** Where the primary's journal (WAL) stood at a moment, in bytes since it began. */
interface Mark {
  readonly position: bigint;
  readonly at: number;
}

/** Of two minutes at five a second: who is further behind than that is out whatever it says. */
const MOST_MARKS = 600;

/** Where the primary was when, so that how far a replica is behind can be said in seconds by one clock. */
export class WalHistory {
  #marks: Mark[] = [];
  #seenAt = 0;

  /** The primary stands here now. */
  add(position: bigint, at: number): void {
    this.#seenAt = at;
    const last = this.#marks.at(-1);
    if (last?.position === position) return;
    // A primary that took over may know less than the one that died: what that one wrote besides is nobody's any more.
    if (last && position < last.position) this.#marks = [];
    this.#marks.push({ position, at });
    if (this.#marks.length > MOST_MARKS) this.#marks.shift();
  }

  /**
   * How long the oldest of what a replica has not replayed was there when the primary was seen last: while nobody sees the primary, nothing
   * is known to be missing. Null before it was ever seen.
   */
  lagMs(replayed: bigint): number | null {
    if (this.#seenAt === 0) return null;
    const missing = this.#marks.find(({ position }) => position > replayed);
    return missing ? this.#seenAt - missing.at : 0;
  }
}
