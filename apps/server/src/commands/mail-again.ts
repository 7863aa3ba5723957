import { parseArgs } from 'node:util';
import { z } from 'zod';
import { EnvError } from '../env.ts';
import { MAILED_AGAIN, mailAgain } from '../modules/accounts/index.ts';
import { createCommandDeps } from './command-deps.ts';
import { say } from './say.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run mail-again -- --email them@example.com --link confirm   the link that confirms their address
npm run mail-again -- --email them@example.com --link reset     the link to choose another password
Other mails that were not taken are jobs: npm run jobs.`;
type Link = keyof typeof MAILED_AGAIN;

const SAID = {
  queued: 'is mailed the link by the worker; whether mail is taken says "doctor"',
  confirmed: 'is confirmed already; nothing is mailed',
  full: 'was mailed as many within the hour as may be; nothing is mailed',
};

/** Mails a link again to who says that none came (P947). Beside a running Likha, whose worker mails it. */
await runCommand(async () => {
  const asked = readArguments();
  const became = await withDatabase((db) => mailAgain(createCommandDeps(db), asked), { isBeside: true });
  say(`${asked.email} ${SAID[became]}.`);
  return became === 'full' ? 1 : 0;
});

function readArguments(): { email: string; what: Link } {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, link: { type: 'string' } } });
    const email = z.email().parse(values.email?.trim().toLowerCase());
    return { email, what: z.enum(Object.keys(MAILED_AGAIN) as [Link, ...Link[]]).parse(values.link) };
  } catch {
    throw new EnvError(USAGE);
  }
}
