import { PASSKEYS } from '@likha/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Keys } from '../../../platform/keys.ts';
import { createMac } from '../../../platform/mac.ts';

/** What a passkey's answer is for: one that was made for another is refused. */
export type Purpose = 'sign_in' | 'add' | 'prove';

export interface Asker {
  purpose: Purpose;
  /** A session's id, or what a browser without one is known by for five minutes. */
  by: string;
}

/**
 * Challenges say themselves whose they are, for what and until when: any node knows its own again, however many pages of a browser
 * ask, and nothing is kept of one that nobody answers.
 */
export interface Challenges {
  make(asker: Asker): string;
  /** When it ends; null for one that is not of this asker, or has ended. */
  endOf(challenge: string, asker: Asker): Date | null;
}

const RANDOM_BYTES = 18;
const TIME_BYTES = 6;
const BODY_CHARACTERS = 32;
// 32 characters of base64url are 192 bits; together they are whole bytes, as browsers read them.
const MAC_CHARACTERS = 32;

/** @param random as `Ids.random` */
export function createChallenges(keys: Keys, clock: Clock, random: (bytes: number) => Buffer): Challenges {
  const mac = createMac(keys, MAC_CHARACTERS);
  const textOf = (body: string, { purpose, by }: Asker) => `passkey\n${purpose}\n${by}\n${body}`;
  return {
    make(asker) {
      const end = Buffer.alloc(TIME_BYTES);
      end.writeUIntBE(Math.ceil(clock.now().getTime() / 1000) + PASSKEYS.challengeSeconds, 0, TIME_BYTES);
      const body = Buffer.concat([random(RANDOM_BYTES), end]).toString('base64url');
      return body + mac.of(textOf(body, asker));
    },
    endOf(challenge, asker) {
      const body = challenge.slice(0, BODY_CHARACTERS);
      if (!mac.fits(challenge.slice(BODY_CHARACTERS), textOf(body, asker))) return null;
      const end = new Date(Buffer.from(body, 'base64url').readUIntBE(RANDOM_BYTES, TIME_BYTES) * 1000);
      return end > clock.now() ? end : null;
    },
  };
}
