import { parseArgs } from 'node:util';
import { z } from 'zod';
import { EnvError, readAdminPassword } from '../env.ts';
import { createSessions, rescueAccount } from '../modules/accounts/index.ts';
import { createCommandDeps } from './command-deps.ts';
import { readSecretLine } from './read-secret-line.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run rescue -- --email you@example.com [--second-factor]
Sets a new password, which is asked for (or ADMIN_PASSWORD), and ends all sessions; with --second-factor two factors and passkeys go as well.`;

/** Lets somebody in again whom nothing else lets in. No secret is ever an argument. */
await runCommand(async () => {
  const { email, removesFactors } = readArguments();
  await withDatabase(
    async (db) => {
      const base = createCommandDeps(db);
      const password = readAdminPassword() ?? (await readSecretLine(`New password for ${email}: `));
      const deps = { ...base, sessions: createSessions(base, null) };
      await rescueAccount(deps, { email, password, removesFactors });
    },
    { isBeside: true },
  );
  process.stdout.write(`${email} has a new password; every session has ended.\n`);
  return 0;
});

function readArguments(): { email: string; removesFactors: boolean } {
  try {
    const options = { email: { type: 'string' }, 'second-factor': { type: 'boolean' } } as const;
    const { values } = parseArgs({ options });
    const email = z.email().parse(values.email?.trim().toLowerCase());
    return { email, removesFactors: values['second-factor'] === true };
  } catch {
    throw new EnvError(USAGE);
  }
}
