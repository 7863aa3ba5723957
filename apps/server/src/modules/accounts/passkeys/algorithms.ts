const [EDDSA, ES256, RS256] = [-8, -7, -257];

/**
 * The algorithms by which passkeys may sign, as COSE numbers them. Some Windows devices make nothing but RSA, and with 2048 bits, which is
 * worth 112: an operator who must have 128 takes none of it (P946).
 */
export function algorithmsOf({ passkeyRsa }: { passkeyRsa: boolean }): readonly number[] {
  return passkeyRsa ? [EDDSA, ES256, RS256] : [EDDSA, ES256];
}

/** By which algorithm a passkey signs, as COSE numbers it; undefined where its key does not say. */
export async function algorithmOf(publicKey: Uint8Array): Promise<number | undefined> {
  const { cose, decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  return decodeCredentialPublicKey(new Uint8Array(publicKey)).get(cose.COSEKEYS.alg);
}
