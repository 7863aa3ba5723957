import { Resolver } from 'node:dns/promises';
import { bareAddress } from '../providers/mail/bare-address.ts';
import { type Examination, type Found, fault, ok, warning } from './finding.ts';

const PATIENCE = { timeout: 3000, tries: 2 };

/** Who is written to, and who writes: do their names take mail, by the name servers given or this machine's? */
export const lettersOf = (servers?: readonly string[]): Examination => ({
  part: 'letters',
  async look({ env }) {
    if (env.DEMO && !env.CONTACT_EMAIL) return [ok('of the demo')];
    const resolver = new Resolver(PATIENCE);
    if (servers) resolver.setServers(servers);
    const from = await examine(resolver, 'MAIL_FROM', bareAddress(env.MAIL_FROM));
    if (env.CONTACT_EMAIL) return [from, await examine(resolver, 'CONTACT_EMAIL', env.CONTACT_EMAIL)];
    return [
      from,
      warning(
        'CONTACT_EMAIL is not set: nobody is told of messages, and no seal of the books leaves this machine',
        'set it to an address that somebody reads, and that nobody who runs the server can delete from',
      ),
    ];
  },
});

export const letters = lettersOf();

async function examine(resolver: Resolver, name: string, address: string): Promise<Found> {
  const host = address.split('@').at(-1) ?? '';
  try {
    const found = await resolver.resolveMx(host).catch((error: NodeJS.ErrnoException) => {
      // Who names no host for mail takes it where it is (RFC 5321, 5.1).
      if (error.code === 'ENODATA') return addressesOf(resolver, host).then(() => [{ exchange: host }]);
      throw error;
    });
    if (found.every(({ exchange }) => exchange === '')) throw Object.assign(new Error(), { code: 'ENODATA' });
    return ok(`${name}: ${host} takes mail`);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA')
      return fault(`${name}: ${host} takes no mail`, `set ${name} to an address that somebody can write to`);
    return warning(
      `${name}: whether ${host} takes mail cannot be asked (${code})`,
      'do the name servers of this machine answer?',
    );
  }
}

/** Of either kind: a host may have one of the newer alone. */
function addressesOf(resolver: Resolver, host: string): Promise<string[]> {
  return resolver.resolve4(host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENODATA') return resolver.resolve6(host);
    throw error;
  });
}
