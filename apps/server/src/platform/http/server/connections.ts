import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { customerOf } from '../network-address.ts';

/** What one process takes upon itself at a time; a proxy in front takes the rest. */
export interface ServerBounds {
  connections: number;
  /** Of one IPv4 address, or one /64 of IPv6; thousands of a carrier's customers share one, behind a proxy all do. */
  connectionsPerCustomer: number;
  /** Requests that were sent on one connection before the one ahead of them was answered. */
  waitingPerConnection: number;
  /** Requests being answered, whose body is there; beyond them 503 is the answer. */
  inFlight: number;
  /** Bodies that have begun and not ended, uploads that were let in aside. */
  bodies: number;
  bodiesPerCustomer: number;
  bodyMs: number;
  uploadMs: number;
  /** Below which a body is cut. */
  bodyRate: LeastRate;
  /** The same of an upload that was let in. */
  uploadRate: LeastRate;
  /** How long an answer may wait for its reader to take a byte. */
  unreadMs: number;
}

/** So many bytes a second, over each stretch of so long: a pause within it is nobody's fault. */
export interface LeastRate {
  bytesPerSecond: number;
  overMs: number;
}

export const SERVER_BOUNDS: ServerBounds = {
  connections: 4000,
  connectionsPerCustomer: 500,
  waitingPerConnection: 16,
  inFlight: 1000,
  bodies: 1000,
  bodiesPerCustomer: 100,
  bodyMs: 20_000,
  uploadMs: 30 * 60_000,
  bodyRate: { bytesPerSecond: 500, overMs: 10_000 },
  // A phone at the edge of 2G; longer than the half minute without a byte that ends an upload in words.
  uploadRate: { bytesPerSecond: 8000, overMs: 60_000 },
  unreadMs: 60_000,
};

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** When its body has to be there. */
  bodyDueAt: number;
  /** An upload that has its place: its body may take long. */
  isLetIn: boolean;
  /** The stretch of its body over which the rate is looked at: since when, and the bytes that had come by then. */
  stretch: { since: number; bytes: number };
}

export interface Connection {
  readonly socket: Socket;
  readonly customer: string;
  /** What is being answered. Requests behind it wait, so that one answer a connection is in memory at most. */
  current: Exchange | null;
  waiting: Exchange[];
  /** The last request, whose body may still be on its way when it has been answered. */
  last: IncomingMessage | null;
  answered: number;
  /** Since when nothing has begun or ended here. */
  quietSince: number;
  /** Bytes that its reader had taken when somebody last looked, and when that was less. */
  taken: number;
  takenAt: number;
}

/** Every open connection, and which of them makes room for a new one. */
export class Connections {
  readonly #all = new Map<Socket, Connection>();
  readonly #byCustomer = new Map<string, Set<Connection>>();

  get size(): number {
    return this.#all.size;
  }

  of(socket: Socket): Connection | undefined {
    return this.#all.get(socket);
  }

  values(): Iterable<Connection> {
    return this.#all.values();
  }

  /**
   * Takes a connection in. Beyond a bound the one that does least is cut for it: first those that have begun a request
   * and do not end it, or do not read, then those that rest; the one that is quiet longest before others.
   * @returns false when all are at work, so that there is no room
   */
  add(socket: Socket, bounds: ServerBounds, now: number): boolean {
    const customer = customerOf(socket.remoteAddress ?? '');
    const theirs = this.#byCustomer.get(customer) ?? new Set();
    if (theirs.size >= bounds.connectionsPerCustomer && !this.#makeRoom(theirs)) return false;
    if (this.#all.size >= bounds.connections && !this.#makeRoom(this.#all.values())) return false;
    const connection: Connection = {
      socket,
      customer,
      current: null,
      waiting: [],
      last: null,
      answered: 0,
      quietSince: now,
      taken: 0,
      takenAt: now,
    };
    this.#all.set(socket, connection);
    this.#byCustomer.set(customer, theirs.add(connection));
    return true;
  }

  remove(connection: Connection): void {
    this.#all.delete(connection.socket);
    const theirs = this.#byCustomer.get(connection.customer);
    theirs?.delete(connection);
    if (theirs?.size === 0) this.#byCustomer.delete(connection.customer);
  }

  #makeRoom(among: Iterable<Connection>): boolean {
    let chosen: Connection | null = null;
    for (const one of among) if (isAtWork(one) === false && (!chosen || isLess(one, chosen))) chosen = one;
    if (!chosen) return false;
    this.remove(chosen);
    chosen.socket.destroy();
    return true;
  }
}

/** An answer that is being made, or an upload: what people wait for. */
function isAtWork({ current }: Connection): boolean {
  if (!current) return false;
  return current.request.complete ? !current.response.writableEnded : current.isLetIn;
}

/** Has it been useful, and is it done with what was asked? Browsers keep such connections for the next request. */
function isResting({ current, answered, last }: Connection): boolean {
  return current === null && answered > 0 && last?.complete === true;
}

function isLess(one: Connection, other: Connection): boolean {
  const [rests, otherRests] = [isResting(one), isResting(other)];
  return rests === otherRests ? one.quietSince < other.quietSince : otherRests;
}
