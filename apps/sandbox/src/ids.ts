import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNPQRSTUVWXYZ0123456789';

/** Random capitals and digits, the form of PayPal's ids. */
export function capitalId(length: number): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

/** A prefix and random characters, the form of PayMongo's ids: `cs_…`. */
export function prefixedId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}
