import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Ids } from './ids.ts';

/** Seals bytes for the database, so that who reads a backup does not read them. */
export interface Cipher {
  seal(plain: Buffer): Buffer;
  /** @throws when the bytes were sealed with another key or changed since */
  open(sealed: Buffer): Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, a fresh nonce each time (NIST SP 800-38D §8.2.2): nonce, tag, then the ciphertext. @param key 32 bytes */
export function createCipher(key: Buffer, ids: Pick<Ids, 'random'>): Cipher {
  return {
    seal(plain) {
      const iv = ids.random(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
