import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** What became of a key and is not written yet. */
export interface Owed {
  /** The answer for whoever repeats the same request meanwhile; null for a key that was only to be given back. */
  readonly answer: { readonly hash: Buffer; give(): unknown } | null;
  write(): Promise<void>;
}

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 5000;
/** Beyond it money is not begun: what became of it could not be remembered. Some 10 MB where all are answers. */
const MAX_OWED = 10_000;

/**
 * The idempotency keys that this process works on, one request of a key at a time, and those whose outcome it still owes the
 * database: PostgreSQL may be away for longer than a call lasts. A key that the database says is ours and that is neither
 * is nobody's, and may be taken (P260).
 */
export class KeysInHand {
  readonly #working = new Map<string, Promise<void>>();
  readonly #owed = new Map<string, Owed>();
  readonly #stopping = new AbortController();
  #paying: Promise<void> | null = null;
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * The one request of a key that works on it; others of this process wait until it lets go.
   * @param untilMs by `performance.now()`
   * @returns what lets the key go; null when another still has it at that time
   */
  async take(name: string, untilMs: number): Promise<(() => void) | null> {
    for (;;) {
      const other = this.#working.get(name);
      if (!other) return this.#begin(name);
      const restMs = untilMs - performance.now();
      if (restMs <= 0) return null;
      const given = new AbortController();
      const tooLate = pause(restMs, undefined, { signal: given.signal }).catch(() => undefined);
      await Promise.race([other, tooLate]);
      given.abort();
    }
  }

  /** May no more be remembered than is owed already? */
  isFull(): boolean {
    return this.#owed.size >= MAX_OWED;
  }

  /** What is owed of a key that the caller has taken. One that was only to be given back is the caller's now. */
  owedOf(name: string): Owed['answer'] {
    const owed = this.#owed.get(name);
    if (owed && !owed.answer) this.#owed.delete(name);
    return owed?.answer ?? null;
  }

  /** Writes the outcome of a key that the caller has taken, when the database is back. */
  owe(name: string, owed: Owed): void {
    this.#owed.set(name, owed);
    this.#paying ??= this.#pay().finally(() => {
      this.#paying = null;
    });
  }

  /** What is still owed is left to who finds that this process has ended: it acts again, and use cases know what they did. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#paying;
  }

  #begin(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#working.set(name, promise);
    return () => {
      this.#working.delete(name);
      resolve();
    };
  }

  async #pay(): Promise<void> {
    const { signal } = this.#stopping;
    for (let waitMs = FIRST_RETRY_MS; this.#owed.size > 0; waitMs = Math.min(waitMs * 2, MAX_RETRY_MS)) {
      await pause(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      for (const name of [...this.#owed.keys()]) if (!(await this.#payOne(name))) break;
    }
  }

  /** False when the database is still away. */
  async #payOne(name: string): Promise<boolean> {
    if (this.#working.has(name)) return true;
    const letGo = this.#begin(name);
    try {
      await this.#owed.get(name)?.write();
      this.#owed.delete(name);
      return true;
    } catch (error) {
      this.#log.warn(
        { err: error, owed: this.#owed.size },
        'what became of money calls cannot be written yet',
      );
      return false;
    } finally {
      letGo();
    }
  }
}
