import { parseArgs } from 'node:util';
import { z } from 'zod';
import { EnvError, readAdminPassword } from '../env.ts';
import { createSessions, grantAdmin, isDemoEmail } from '../modules/accounts/index.ts';
import { DECLARED_VERSIONS } from '../modules/legal/index.ts';
import { createCommandDeps } from './command-deps.ts';
import { readSecretLine } from './read-secret-line.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE =
  'npm run admin -- --email you@example.com --name "Your Name"   (the password is asked for, or ADMIN_PASSWORD)';

const WORDS = {
  created: 'is a new admin account',
  promoted: 'is an admin now; the password stays as it is',
  unchanged: 'is an admin already',
};

/** Makes an admin account, or an admin of an account that exists. No secret is ever an argument. */
await runCommand(async () => {
  const { email, name } = readArguments();
  const result = await withDatabase(
    (db) => {
      const base = createCommandDeps(db);
      return grantAdmin(
        { ...base, legalVersions: DECLARED_VERSIONS, sessions: createSessions(base, null) },
        {
          email,
          fullName: name,
          password: async () => readAdminPassword() ?? (await readSecretLine(`Password for ${email}: `)),
        },
      );
    },
    { migrates: true },
  );
  process.stdout.write(`${email} ${WORDS[result]}.\n`);
  return 0;
});

function readArguments(): { email: string; name: string } {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
    const email = z.email().parse(values.email?.trim().toLowerCase());
    if (isDemoEmail(email)) throw new Error('of the demo');
    const name = z.string().trim().min(2).max(100).parse(values.name);
    return { email, name };
  } catch {
    throw new EnvError(USAGE);
  }
}
