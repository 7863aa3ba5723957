import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** Of 32 bits: two thousand million ids fit into a millisecond before the sequence would begin anew. */
const MAX_FIRST_SEQUENCE = 2 ** 31;

const MS_DIGITS = 12;

/** Before every id of this moment or later ones, and after all earlier ones: for reading a time by the order of ids. */
export function lowestIdAt(moment: Date): string {
  const ms = moment.getTime().toString(16).padStart(MS_DIGITS, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

/** Where ids and random bytes come from. */
export interface Ids {
  /** A UUIDv7 (RFC 9562 §5.7): later ids sort after earlier ones, which gives lists their order. */
  next(): string;
  /** Unguessable bytes, for tokens and keys. */
  random(bytes: number): Buffer;
}

/**
 * Ids whose time part comes from `clock`. Within a millisecond, and while the clock is behind the last id, a sequence that
 * began at random keeps them in order.
 */
export function createIds(clock: Clock): Ids {
  let msecs = Number.NEGATIVE_INFINITY;
  let seq = 0;
  return {
    random: (bytes) => randomBytes(bytes),
    next() {
      const now = clock.now().getTime();
      seq = now > msecs ? randomInt(MAX_FIRST_SEQUENCE) : seq + 1;
      msecs = Math.max(now, msecs);
      return v7({ msecs, seq });
    },
  };
}
