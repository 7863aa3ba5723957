import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Ids } from './ids.ts';
import type { Keys } from './keys.ts';

/** Seals bytes for the database, so that who reads a backup does not read them. */
export interface Cipher {
  seal(plain: Buffer): Buffer;
  /** @throws when the bytes were sealed with another key or changed since */
  open(sealed: Buffer): Buffer;
  /**
   * The same, sealed by the current key; null for what is sealed by it already.
   * @throws as `open`
   */
  reseal(sealed: Buffer): Buffer | null;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM, a fresh nonce each time (NIST SP 800-38D §8.2.2): nonce, tag, then the ciphertext. Its tag tells by which key it was
 * sealed: of 2¹²⁸ one other fits.
 * @param keys of 32 bytes
 */
export function createCipher(keys: Keys, ids: Pick<Ids, 'random'>): Cipher {
  function seal(plain: Buffer): Buffer {
    const iv = ids.random(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, keys.current, iv);
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]);
  }
  /** Null when none of the keys is right; the current one's refusal is thrown by who needs one. */
  function openByOthers(sealed: Buffer): Buffer | null {
    for (const key of keys.others) {
      const plain = tryOpen(sealed, key);
      if (plain) return plain;
    }
    return null;
  }
  return {
    seal,
    open: (sealed) => tryOpen(sealed, keys.current) ?? openByOthers(sealed) ?? openBy(sealed, keys.current),
    reseal(sealed) {
      if (tryOpen(sealed, keys.current)) return null;
      return seal(openByOthers(sealed) ?? openBy(sealed, keys.current));
    },
  };
}

function openBy(sealed: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

function tryOpen(sealed: Buffer, key: Buffer): Buffer | null {
  try {
    return openBy(sealed, key);
  } catch {
    return null;
  }
}
