import type { IncomingMessage } from 'node:http';
import type { Connection } from './connections.ts';

interface ComingBounds {
  bodies: number;
  bodiesPerCustomer: number;
}

/** What is to be done once an upload is let in, by its request. */
const uponEntry = new WeakMap<IncomingMessage, () => void>();

/** Says that an upload has its place: it takes none of those that bodies have, and is cut for nobody (P68). */
export function letUploadIn(request: IncomingMessage): void {
  uponEntry.get(request)?.();
}

/** Registers what is done once `letUploadIn` is called with a request. */
export function onceLetIn(request: IncomingMessage, act: () => void): void {
  uponEntry.set(request, act);
}

/** Does a request bring a body, as far as its head says? */
export function bringsBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/**
 * The connections on which a body has begun and not ended, uploads that were let in aside. They are bounded apart from
 * what is being worked on: a body that never ends keeps nobody from an answer.
 */
export class ComingBodies {
  /** The order is that of their beginning. */
  readonly #byCustomer = new Map<string, Set<Connection>>();
  readonly #bounds: ComingBounds;
  #count = 0;

  constructor(bounds: ComingBounds) {
    this.#bounds = bounds;
  }

  /** How many there are. */
  get size(): number {
    return this.#count;
  }

  /**
   * Takes one in.
   * @returns the one that has to go for it: beyond an address's bound its oldest, beyond that of all the oldest of whoever
   *   has most, so that a body which comes at once, as honest ones do, is there before it is anybody's turn
   */
  add(connection: Connection): Connection | null {
    const theirs = this.#byCustomer.get(connection.customer) ?? new Set();
    this.#byCustomer.set(connection.customer, theirs.add(connection));
    this.#count += 1;
    if (theirs.size > this.#bounds.bodiesPerCustomer) return oldestOf(theirs);
    return this.#count > this.#bounds.bodies ? oldestOf(this.#largest()) : null;
  }

  /** One has come whole, was let in as an upload, or is gone. May be repeated. */
  remove(connection: Connection): void {
    const theirs = this.#byCustomer.get(connection.customer);
    if (!theirs?.delete(connection)) return;
    this.#count -= 1;
    if (theirs.size === 0) this.#byCustomer.delete(connection.customer);
  }

  #largest(): Set<Connection> {
    let most = new Set<Connection>();
    for (const theirs of this.#byCustomer.values()) if (theirs.size > most.size) most = theirs;
    return most;
  }
}

function oldestOf(connections: Set<Connection>): Connection | null {
  for (const connection of connections) return connection;
  return null;
}
