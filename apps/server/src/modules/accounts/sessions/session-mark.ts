import type { Keys } from '../../../platform/keys.ts';
import { createMac } from '../../../platform/mac.ts';

const SECRET_CHARACTERS = 43;
// 16 characters of base64url are 96 bits.
const MARK_CHARACTERS = 16;

/** What tells a token that we gave out from one that somebody made up, without looking it up (P321). */
export interface SessionMark {
  /** A token of a random secret of 32 bytes, in base64url. */
  tokenOf(secret: string): string;
  /** Did we give it out, whatever has become of its session? Tokens of before there were marks bear none. */
  isOurs(token: string): boolean;
}

/** @param keys without them tokens bear no mark */
export function createSessionMark(keys: Keys | null): SessionMark {
  if (!keys) return { tokenOf: (secret) => secret, isOurs: () => false };
  const mac = createMac(keys, MARK_CHARACTERS);
  return {
    tokenOf: (secret) => secret + mac.of(secret),
    isOurs(token) {
      if (token.length !== SECRET_CHARACTERS + MARK_CHARACTERS) return false;
      return mac.fits(token.slice(SECRET_CHARACTERS), token.slice(0, SECRET_CHARACTERS));
    },
  };
}
