import { RELAY } from './live-figures.ts';

/** How a wait ends: something is new, nothing came in time, or the viewer was cut. */
export type WaitEnd = 'news' | 'late' | 'cut';

interface Waiter {
  viewerId: string;
  until: number;
  end(how: WaitEnd): void;
}

/** Places of all who wait in this process. */
export interface Places {
  taken: number;
}

/**
 * Those who wait for what is not there yet, of one stream. All wait equally long, so that the order of their coming is that of their
 * going; thousands that are woken at once are answered some at a time, with room for other calls between.
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
    const woken = [...this.#waiters];
    const some = () => {
      for (const waiter of woken.splice(0, RELAY.wokenAtOnce)) this.#end(waiter, 'news');
      if (woken.length > 0) setImmediate(some);
    };
    some();
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
