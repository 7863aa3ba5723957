import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Where ids and random bytes come from. */
export interface Ids {
  /** A UUIDv7 (RFC 9562 §5.7): later ids sort after earlier ones, which gives lists their order. */
  next(): string;
  /** Unguessable bytes, for tokens and keys. */
  random(bytes: number): Buffer;
}

/** Ids whose time part comes from `clock`; within a millisecond a counter keeps them in order. */
export function createIds(clock: Clock): Ids {
  let lastMs = 0;
  let counter = 0;
  return {
    random: (bytes) => randomBytes(bytes),
    next() {
      const now = clock.now().getTime();
      counter = now === lastMs ? (counter + 1) & 0xfff : randomBytes(2).readUInt16BE() & 0x3ff;
      lastMs = now;
      return formatUuidV7(now, counter, randomBytes(8));
    },
  };
}

function formatUuidV7(ms: number, counter: number, tail: Buffer): string {
  const time = ms.toString(16).padStart(12, '0');
  const sequence = (0x7000 | counter).toString(16);
  tail.writeUInt8((tail.readUInt8(0) & 0x3f) | 0x80, 0);
  const rest = tail.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${sequence}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}
