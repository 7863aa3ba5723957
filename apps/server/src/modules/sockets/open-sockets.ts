import type { Duplex } from 'node:stream';
import { SOCKETS } from '@likha/contract/late-limits';
import type { LiveNews } from '@likha/contract/live/live-news';
import type { DeliveredMark, SaidBySocket, SaidToSocket } from '@likha/contract/sockets';
import type { Socket } from 'socket.io';
import type { PartMetrics } from '../../platform/part-metrics.ts';

export type CutReason = 'ended' | 'old' | 'slow' | 'flood' | 'silent' | 'deaf' | 'closing';

/** One connection, from before it is a socket until it is gone. */
export interface OpenSocket {
  readonly wire: Duplex;
  readonly personId: string;
  readonly sessionId: string;
  /** The address it came from, as `customerOf` says. */
  readonly customer: string;
  readonly openedAt: Date;
  /** Others can see whether this person is here, unless they hide it (P143). */
  readonly isSeen: boolean;
  /** Null until it said all that Socket.IO wants to hear first; it is told nothing before. */
  socket: Socket<SaidToSocket, SaidBySocket> | null;
}

export type SocketBounds = { readonly [Bound in 'most' | 'perAddress' | 'perPerson' | 'waiting']: number };

/** Who is told that somebody who can be seen has come, with each of their sockets, and that the last one is gone. */
export interface PresenceWatch {
  come(personId: string): void;
  leave(personId: string): void;
}

/** Every socket of this process, by its person, within bounds (P440). What is cut is gone at once, whatever still waits for its reader. */
export class OpenSockets {
  readonly #byPerson = new Map<string, Set<OpenSocket>>();
  readonly #byCustomer = new Map<string, number>();
  readonly #metrics: Pick<PartMetrics, 'sockets' | 'rings' | 'socketCuts'>;
  readonly #bounds: SocketBounds;
  #count = 0;
  #presence: PresenceWatch | null = null;

  constructor(
    metrics: Pick<PartMetrics, 'sockets' | 'rings' | 'socketCuts'>,
    bounds: SocketBounds = SOCKETS,
  ) {
    this.#metrics = metrics;
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#count;
  }

  /** What there is no room for any more; null where there is room. */
  fullFor(personId: string, customer: string): 'process' | 'one' | null {
    if (this.#count >= this.#bounds.most) return 'process';
    const { perPerson, perAddress } = this.#bounds;
    if ((this.#byPerson.get(personId)?.size ?? 0) >= perPerson) return 'one';
    return (this.#byCustomer.get(customer) ?? 0) >= perAddress ? 'one' : null;
  }

  /** Counts it until its wire is closed, by whomever. */
  add(open: OpenSocket): void {
    this.#byPerson.set(open.personId, (this.#byPerson.get(open.personId) ?? new Set()).add(open));
    this.#byCustomer.set(open.customer, (this.#byCustomer.get(open.customer) ?? 0) + 1);
    this.#count += 1;
    this.#metrics.sockets.set(this.#count);
    open.wire.once('close', () => this.#remove(open));
  }

  onPresence(watch: PresenceWatch | null): void {
    this.#presence = watch;
  }

  /** From here on it is told what there is to tell. */
  join(open: OpenSocket, socket: NonNullable<OpenSocket['socket']>): void {
    open.socket = socket;
    if (open.isSeen && !open.wire.destroyed) this.#presence?.come(open.personId);
  }

  /** Whether somebody who can be seen has a socket here that was joined, and is not gone. */
  shows(personId: string): boolean {
    return [...(this.#byPerson.get(personId) ?? [])].some(({ isSeen, socket }) => isSeen && socket !== null);
  }

  /** Says to each socket of a person that something happened to them; who does not read what was said before is cut. */
  ring(personId: string, cursor: number | null): void {
    for (const open of this.#readersOf(personId)) {
      this.#metrics.rings.inc();
      open.emit('ring', cursor);
    }
  }

  tellTyping(personId: string, conversationId: string): void {
    for (const open of this.#readersOf(personId)) open.emit('typing', conversationId);
  }

  /** Says to a person up to where others were handed what they sent (P670). */
  tellDelivered(personId: string, marks: readonly DeliveredMark[]): void {
    for (const open of this.#readersOf(personId)) open.emit('delivered', marks);
  }

  /** Says what is new in a stream to one socket; who does not read what was said before is cut. */
  tellLive(open: OpenSocket, news: LiveNews): void {
    if (!open.socket || open.wire.destroyed) return;
    if (waitingFor(open.socket) >= this.#bounds.waiting) this.cut(open, 'slow');
    else open.socket.emit('live', news);
  }

  cut(open: OpenSocket, reason: CutReason): void {
    if (open.wire.destroyed) return;
    this.#metrics.socketCuts.inc({ reason });
    open.wire.destroy();
  }

  cutPerson(personId: string): void {
    this.cutWhere((open) => open.personId === personId, 'ended', this.#byPerson.get(personId));
  }

  cutWhere(
    matches: (open: OpenSocket) => boolean,
    reason: CutReason,
    among: Iterable<OpenSocket> = this.all(),
  ): void {
    for (const open of [...among]) if (matches(open)) this.cut(open, reason);
  }

  *all(): Iterable<OpenSocket> {
    for (const theirs of this.#byPerson.values()) yield* theirs;
  }

  /** Whether somebody has been here since before a moment: who came later asked by themselves. */
  wasHereBefore(personId: string, at: Date): boolean {
    return [...(this.#byPerson.get(personId) ?? [])].some(({ openedAt }) => openedAt < at);
  }

  /** Whether somebody has one here. */
  has(personId: string): boolean {
    return this.#byPerson.has(personId);
  }

  people(): string[] {
    return [...this.#byPerson.keys()];
  }

  *#readersOf(personId: string): Iterable<Socket<SaidToSocket, SaidBySocket>> {
    for (const open of this.#byPerson.get(personId) ?? []) {
      if (!open.socket) continue;
      // What was not written yet, as the wire is full of what its reader did not take.
      if (waitingFor(open.socket) >= this.#bounds.waiting) this.cut(open, 'slow');
      else yield open.socket;
    }
  }

  #remove(open: OpenSocket): void {
    const theirs = this.#byPerson.get(open.personId);
    if (!theirs?.delete(open)) return;
    if (theirs.size === 0) this.#byPerson.delete(open.personId);
    if (open.isSeen && open.socket && !this.shows(open.personId)) this.#presence?.leave(open.personId);
    const others = (this.#byCustomer.get(open.customer) ?? 1) - 1;
    if (others === 0) this.#byCustomer.delete(open.customer);
    else this.#byCustomer.set(open.customer, others);
    this.#count -= 1;
    this.#metrics.sockets.set(this.#count);
  }
}

function waitingFor({ conn }: Socket): number {
  // Public in JavaScript and private to the types of engine.io; an engine without it would be told so by the test of slow readers.
  return (conn as unknown as { writeBuffer: readonly unknown[] }).writeBuffer.length;
}
