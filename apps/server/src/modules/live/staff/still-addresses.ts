import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '../../../platform/durations.ts';
import { everyKey, type Keys } from '../../../platform/keys.ts';

export type StillKind = 'clear' | 'blur';

/** Until the next one is taken, and some time after it. */
const LIVES_SECONDS = 120;

/** Where a still lies in the store. */
export const stillPath = (key: string, kind: StillKind) => `live-stills/${key}-${kind}.webp`;

/** Addresses of stills, which end: who may no more asks for none. */
export interface StillAddresses {
  sign(key: string, kind: StillKind, now: Date): string;
  isSigned(asked: { key: string; kind: StillKind; until: string; signature: string }, now: Date): boolean;
}

export function createStillAddresses(keys: Keys): StillAddresses {
  const macOf = (secret: Buffer, key: string, kind: StillKind, until: number) =>
    createHmac('sha256', secret).update(`${key}:${kind}:${until}`).digest();
  return {
    sign(key, kind, now) {
      const until = Math.floor(now.getTime() / SECOND_MS) + LIVES_SECONDS;
      const signature = macOf(keys.current, key, kind, until).toString('base64url');
      return `/media/live/${key}/${kind}.webp?until=${until}&sig=${signature}`;
    },
    isSigned({ key, kind, until, signature }, now) {
      const seconds = /^\d{1,12}$/.test(until) ? Number(until) : 0;
      if (seconds * SECOND_MS <= now.getTime()) return false;
      const given = Buffer.from(signature, 'base64url');
      return everyKey(keys).some((secret) => {
        const mac = macOf(secret, key, kind, seconds);
        return given.length === mac.length && timingSafeEqual(given, mac);
      });
    },
  };
}
