import { readFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '../../apps/demo/src/accounts.ts';
import { CROWD } from '../../apps/demo/src/crowd/members.ts';
import { DEMO_CAST } from '../../apps/demo/src/seed/people.ts';
import type { Client } from './ask.ts';

/** A password is made slow to check: more at once are only slower. */
const SIGNED_IN_AT_ONCE = 4;

interface Named {
  email: string;
  password: string;
}

/** Somebody who is signed in. */
export interface Account {
  id: string;
  username: string;
  /** What goes with everything that they ask. */
  headers: { authorization: string; 'x-forwarded-for': string };
}

/**
 * Each person has an address of their own, as a network has: believed where the process stands behind a proxy (`TRUST_PROXY`). One
 * for all of them would be limited as one. Of the block that is kept for such tests (RFC 2544).
 */
export const addressOf = (person: number): string =>
  `198.${18 + ((person >> 16) & 1)}.${(person >> 8) & 255}.${person & 255}`;

/** Those of a file, a line each: `fan ana@example.com password`, `creator …`. */
export function readAccounts(file: string): Record<'fans' | 'creators', Named[]> {
  const named = { fans: [] as Named[], creators: [] as Named[] };
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((each) => each.trim() !== '')) {
    const [, kind, email = '', password = ''] = /^(fan|creator)\s+(\S+)\s+(\S.*)$/.exec(line.trim()) ?? [];
    if (!kind) throw new Error('each line of the accounts is: fan|creator, email address, password');
    named[kind === 'fan' ? 'fans' : 'creators'].push({ email, password });
  }
  return named;
}

/** The people of the demo. */
export function demoAccounts(): Record<'fans' | 'creators', Named[]> {
  const named = ({ email }: { email: string }) => ({ email, password: DEMO_PASSWORD });
  return { fans: CROWD.map(named), creators: DEMO_CAST.creators.map(named) };
}

/** Whoever cannot is left out. @throws where nobody can */
export async function signIn(
  client: Client,
  named: readonly Named[],
  firstAddress: number,
): Promise<Account[]> {
  const signedIn: Account[] = [];
  for (let first = 0; first < named.length; first += SIGNED_IN_AT_ONCE) {
    const some = named.slice(first, first + SIGNED_IN_AT_ONCE);
    const accounts = await Promise.all(
      some.map((one, index) => signInOne(client, one, addressOf(firstAddress + first + index))),
    );
    signedIn.push(...accounts.filter((account) => account !== null));
  }
  if (signedIn.length === 0)
    throw new Error('nobody could sign in: is it a demo with its crowd (DEMO_CROWD)?');
  return signedIn;
}

async function signInOne(client: Client, body: Named, address: string): Promise<Account | null> {
  const headers = { 'x-forwarded-for': address };
  const asked = { name: 'sign in', path: '/api/auth/login', body, headers } as const;
  const { status, body: said } = await client.ask({ ...asked, method: 'POST' });
  const { user, access_token: token } = said as Partial<{ user: Account; access_token: string }>;
  if (status !== 200 || !user || !token) return null;
  return { id: user.id, username: user.username, headers: { authorization: `Bearer ${token}`, ...headers } };
}
