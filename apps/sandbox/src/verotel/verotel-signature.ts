import { createHash, timingSafeEqual } from 'node:crypto';

/** FlexPay 4: SHA-256 of the key and of every parameter but the signature, in the order of their names. */
export function signVerotel(key: string, params: Readonly<Record<string, string>>): string {
  const text = Object.entries(params)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .reduce((sum, [name, value]) => `${sum}:${name}=${value}`, key);
  return createHash('sha256').update(text).digest('hex');
}

export function isSigned(
  key: string,
  { signature = '', ...params }: Readonly<Record<string, string>>,
): boolean {
  const expected = Buffer.from(signVerotel(key, params), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
