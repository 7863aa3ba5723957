import { RELAY } from './live-figures.ts';

/** How a wait ends: something is new, nothing came in time, or the viewer was cut. */
export type WaitEnd = 'news' | 'late' | 'cut';

interface Waiter {
  viewerId: string;
  until: number;
  end(how: WaitEnd): void;
}

/** How soon the last of those is answered who are woken at once, and how many are in any case answered together. */
const TURN_MS = 5;
const TURNS = 40;
const TOGETHER = 2;

/** All who wait in this process: how many they are, and who of them is answered next. */
export class Places {
  taken = 0;
  #queue: (() => void)[] = [];
  #together = TOGETHER;
  #timer: NodeJS.Timeout | null = null;

  /**
   * Answers some at a time, spread over a fifth of a second, with room for other calls between: players stay further behind than that, and
   * each has its turn at the same time after every part.
   */
  answer(waiting: readonly (() => void)[]): void {
    this.#queue.push(...waiting);
    this.#together = Math.max(TOGETHER, Math.ceil(this.#queue.length / TURNS));
    if (!this.#timer) this.#answerSome();
  }

  #answerSome(): void {
    for (const answer of this.#queue.splice(0, this.#together)) answer();
    this.#timer = this.#queue.length > 0 ? setTimeout(() => this.#answerSome(), TURN_MS) : null;
  }
}

/**
 * Those who wait for what is not there yet, of one stream. All wait equally long, so that the order of their coming is that of their
 * going.
 */
export class Waiting {
  readonly #waiters = new Set<Waiter>();
  readonly #byViewer = new Map<string, number>();
  readonly #places: Places;
  readonly #now: () => number;

  constructor(places: Places, now: () => number) {
    this.#places = places;
    this.#now = now;
  }

  get size(): number {
    return this.#waiters.size;
  }

  /**
   * @param onGone registers what is to be done once whoever waits is gone
   * @returns null where there is no place: too many wait, here or of this viewer
   */
  wait(viewerId: string, onGone: (leave: () => void) => void): Promise<WaitEnd> | null {
    const theirs = this.#byViewer.get(viewerId) ?? 0;
    if (this.#places.taken >= RELAY.waiting || theirs >= RELAY.waitingOfViewer) return null;
    this.#places.taken += 1;
    this.#byViewer.set(viewerId, theirs + 1);
    const { promise, resolve } = Promise.withResolvers<WaitEnd>();
    const waiter: Waiter = { viewerId, until: this.#now() + RELAY.waitMs, end: resolve };
    this.#waiters.add(waiter);
    onGone(() => this.#end(waiter, 'late'));
    return promise;
  }

  /** Something is new. */
  wake(): void {
    this.#places.answer([...this.#waiters].map((waiter) => () => this.#end(waiter, 'news')));
  }

  cut(viewerId: string | 'all'): void {
    for (const waiter of [...this.#waiters])
      if (viewerId === 'all' || waiter.viewerId === viewerId) this.#end(waiter, 'cut');
  }

  /** Lets those go whose time is over. */
  expire(): void {
    const now = this.#now();
    for (const waiter of this.#waiters) {
      if (waiter.until > now) return;
      this.#end(waiter, 'late');
    }
  }

  #end(waiter: Waiter, how: WaitEnd): void {
    if (!this.#waiters.delete(waiter)) return;
    this.#places.taken -= 1;
    const others = (this.#byViewer.get(waiter.viewerId) ?? 1) - 1;
    if (others === 0) this.#byViewer.delete(waiter.viewerId);
    else this.#byViewer.set(waiter.viewerId, others);
    waiter.end(how);
  }
}
