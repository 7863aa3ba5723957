import { createHmac, timingSafeEqual } from 'node:crypto';

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

/** @param key 32 bytes; without it tokens bear no mark */
export function createSessionMark(key: Buffer | null): SessionMark {
  if (!key) return { tokenOf: (secret) => secret, isOurs: () => false };
  const markOf = (secret: string) =>
    createHmac('sha256', key).update(secret).digest('base64url').slice(0, MARK_CHARACTERS);
  return {
    tokenOf: (secret) => secret + markOf(secret),
    isOurs(token) {
      if (token.length !== SECRET_CHARACTERS + MARK_CHARACTERS) return false;
      const right = Buffer.from(markOf(token.slice(0, SECRET_CHARACTERS)));
      const given = Buffer.from(token.slice(SECRET_CHARACTERS));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
