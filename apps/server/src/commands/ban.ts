import { parseArgs } from 'node:util';
import { calls } from '@likha/contract/calls';
import { z } from 'zod';
import { EnvError } from '../env.ts';
import { awaitActs, findUserIdByEmail } from '../modules/accounts/index.ts';
import { banPerson, liftSanction, OPERATOR } from '../modules/enforcement/index.ts';
import { AppError } from '../platform/app-error.ts';
import { inTransaction } from '../platform/database/index.ts';
import { createCommandDeps } from './command-deps.ts';
import { say } from './say.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run ban -- --email them@example.com --reason "why, as they read it"   keeps somebody out for good
npm run ban -- --lift --email them@example.com --reason "why"              lets in who is banned or suspended`;

/** Keeps somebody out where no staff can, or staff is who has to be kept out (P947). Beside a running Likha, whose worker mails them. */
await runCommand(async () => {
  const { email, reason, lifts } = readArguments();
  await withDatabase(
    async (db) => {
      const deps = createCommandDeps(db);
      const userId = await findUserIdByEmail(db, email);
      if (userId === null) throw new AppError('person_not_found');
      const act = lifts ? liftSanction : banPerson;
      await inTransaction(db, (tx) => act(deps, tx, OPERATOR, { userId, reason }));
      if (!lifts) await awaitActs(deps, userId);
    },
    { isBeside: true },
  );
  say(lifts ? `${email} may use Likha again.` : `${email} is banned; every session has ended.`);
  return 0;
});

function readArguments(): { email: string; reason: string; lifts: boolean } {
  try {
    const options = {
      email: { type: 'string' },
      reason: { type: 'string' },
      lift: { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ options });
    const email = z.email().parse(values.email?.trim().toLowerCase());
    const { reason } = calls.banPerson.body.parse({ reason: values.reason });
    return { email, reason, lifts: values.lift === true };
  } catch {
    throw new EnvError(USAGE);
  }
}
