import type { Entry } from './timeline.ts';

/** What was taken, with its bytes. */
export interface Logged {
  entry: Entry;
  bytes: Buffer;
}

/** What several nodes know together of streams: the entries of late, in one order (P616). Rejects while it cannot be reached. */
export interface SharedLog {
  /** @returns false where another node was first with this place */
  add(streamId: string, logged: Logged): Promise<boolean>;
  /** Those of late, the oldest first. */
  read(streamId: string): Promise<Logged[]>;
  /** The init segment of a generation, which is kept longer than its entry. */
  init(streamId: string, generation: number): Promise<Buffer | null>;
  /** Hears each entry from now on, in order; some may come twice. */
  follow(streamId: string, afterSeq: number, hear: (logged: Logged) => Promise<void>): void;
  unfollow(streamId: string): void;
  /** Says how many watch here; @returns how many watch elsewhere, as far as other nodes said of late. */
  tellViewers(streamId: string, count: number): Promise<number>;
  remove(streamId: string): Promise<void>;
  stop(): void;
}
