/**
 * The demo's people have addresses of this domain, and a password that everybody knows. No mail reaches it (RFC 2606), so
 * outside demo mode nobody registers with it: otherwise a stranger could make a house look like the demo.
 */
export const DEMO_DOMAIN = '@likha.test';

/** @param email in lower case */
export function isDemoEmail(email: string): boolean {
  return email.endsWith(DEMO_DOMAIN);
}
