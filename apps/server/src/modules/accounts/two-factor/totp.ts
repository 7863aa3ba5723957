import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Steps before and after this one that count, for clocks that are not quite right (RFC 6238, 5.2). */
const WINDOW = 1;
export const SECRET_BYTES = 20;

/** What an authenticator computes its codes from: RFC 6238 with SHA-1, six digits, half a minute, as all of them do. */
function totpOf(secret: Buffer): TOTP {
  // A copy: a buffer from the pool shares its memory with others.
  const { buffer } = new Uint8Array(secret);
  return new TOTP({ issuer: 'Likha', secret: new Secret({ buffer }), period: PERIOD_SECONDS });
}

/** What is shown to the person: the secret to type, and the address that a QR code holds. */
export function describeSecret(secret: Buffer, label: string): { secret: string; uri: string } {
  const totp = totpOf(secret);
  totp.label = label;
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step that this code is of; null for a code that is none of now. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** What somebody typed: six digits, a recovery code, or neither. */
export function readCode(text: string): { kind: 'totp' | 'recovery' | 'neither'; code: string } {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  return { kind: /^[A-Z2-7]{16}$/.test(code) ? 'recovery' : 'neither', code };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = 10;
const CODE_LETTERS = 16;

/** Ten codes of 80 bits: `ABCD-EFGH-2345-MNOP`. @param random as `Ids.random` */
export function makeRecoveryCodes(random: (bytes: number) => Buffer): string[] {
  return Array.from({ length: CODES }, () => {
    // 256 is a multiple of 32: no letter is likelier than another.
    const letters = [...random(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return letters.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** What is kept of a recovery code; with the person, so that the same code of another has another hash. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`${userId}\n${readCode(code).code}`)
    .digest();
}
