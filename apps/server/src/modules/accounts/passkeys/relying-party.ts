import { isIP } from 'node:net';

/** Who passkeys are made for: a name of a host, and the addresses of pages that may use them (P340). */
export interface RelyingParty {
  id: string;
  name: string;
  origins: readonly string[];
}

/**
 * Passkeys belong to a name and to no number: on this machine alone `localhost` stands for it.
 * @param publicUrl as people open it
 */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin, protocol, port } = new URL(publicUrl);
  const name = 'Likha';
  if (!isIP(hostname.replace(/^\[|\]$/g, ''))) return { id: hostname, name, origins: [origin] };
  const near = new URL(`${protocol}//localhost${port && `:${port}`}`);
  return { id: 'localhost', name, origins: [near.origin] };
}

/** Whose a passkey is, as its authenticator keeps it: the person's id, which says nothing of them. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
