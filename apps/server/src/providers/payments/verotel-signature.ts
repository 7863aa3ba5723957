import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 over the shop's key and every `name=value`, sorted by name and joined by colons, as FlexPay 4 signs both ways. */
export function signVerotel(signatureKey: string, params: Readonly<Record<string, string>>): string {
  const named = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`);
  return createHash('sha256')
    .update([signatureKey, ...named].join(':'))
    .digest('hex');
}

/** Does the signature among these fit all the others? */
export function isSignedByVerotel(
  signatureKey: string,
  { signature = '', ...params }: Readonly<Record<string, string>>,
): boolean {
  const expected = Buffer.from(signVerotel(signatureKey, params), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
