import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** The keys of one use. What is written is written by `current`; what is read may be of any. */
export interface Keys {
  current: Buffer;
  /** Of a secret that is being replaced, or was: empty, as a rule. */
  others: readonly Buffer[];
}

/** All keys of a use, the current one first: most was written by it. */
export function everyKey({ current, others }: Keys): readonly Buffer[] {
  return [current, ...others];
}

/** One use's key of 32 bytes: what is learned of one says nothing of another. */
export function deriveKey(secret: Uint8Array, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'likha', use, KEY_BYTES));
}

/** @param previous the secret beside the one that is written by, while one is replaced (P343) */
export function createKeys(secret: Uint8Array, previous: Uint8Array | null): (use: string) => Keys {
  return (use) => ({
    current: deriveKey(secret, use),
    others: previous ? [deriveKey(previous, use)] : [],
  });
}
