import { createHash } from 'node:crypto';

/**
 * The idempotency key of one operation on one purchase, the same each time it is asked for.
 * 36 characters in the shape of a UUID: some of PayPal's products refuse more than 38.
 */
export function requestKey(operation: string, purchaseId: string): string {
  const hex = createHash('sha256').update(`likha|${operation}|${purchaseId}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return parts.join('-');
}
