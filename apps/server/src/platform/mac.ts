import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { everyKey, type Keys } from './keys.ts';

/** Says of a text that we wrote it: HMAC-SHA-256 in base64url. */
export interface Mac {
  of(text: string): string;
  /** By each of our keys, the current one first: what was kept by an older key is found by it. */
  ofEach(text: string): string[];
  /** Is it of this text, by any of our keys? Compared in constant time. */
  fits(given: string, text: string): boolean;
}

/** @param characters how much of it is kept: four have 24 bits */
export function createMac(keys: Keys, characters: number): Mac {
  // Prepared once: preparing them anew would cost more than signing.
  const prepared = everyKey(keys).map((key) => createSecretKey(key));
  const by = (key: (typeof prepared)[number], text: string) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, characters);
  const [current = createSecretKey(keys.current)] = prepared;
  return {
    of: (text) => by(current, text),
    ofEach: (text) => prepared.map((key) => by(key, text)),
    fits(given, text) {
      const bytes = Buffer.from(given);
      return (
        bytes.length === characters &&
        prepared.some((key) => timingSafeEqual(Buffer.from(by(key, text)), bytes))
      );
    },
  };
}
