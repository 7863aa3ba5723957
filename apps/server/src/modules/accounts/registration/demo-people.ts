/**
 * The demo's people have addresses of this domain, and a password that everybody knows. No mail reaches it (RFC 2606), so
 * outside demo mode nobody registers with it: otherwise a stranger could make a house look like the demo.
 */
export const DEMO_DOMAIN = '@likha.test';

/** What the README says: nobody who may do anything has it outside demo mode. */
export const DEMO_PASSWORD = 'Likha-Demo-2026';

/** @param email in lower case */
export function isDemoEmail(email: string): boolean {
  return email.endsWith(DEMO_DOMAIN);
}
