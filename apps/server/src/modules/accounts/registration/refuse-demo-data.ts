import type { Queryable } from '../../../platform/database/index.ts';
import { StartError } from '../../../platform/start-error.ts';
import { countDemoPeople, listAdminHashes } from '../accounts.queries.ts';
import { verifyPassword } from '../sign-in/password.ts';
import { DEMO_PASSWORD } from './demo-people.ts';

/** Each takes some 20 ms; a house with more has seen to it long ago. */
const ADMINS_LOOKED_AT = 50;

/**
 * Outside demo mode nobody of the demo may be there, and no admin with the password of the demo: it is public (P67).
 * @throws StartError that names the command which helps
 */
export async function refuseDemoData(db: Queryable): Promise<void> {
  const { demo } = await countDemoPeople(db);
  if (demo > 0)
    throw new StartError(
      `DEMO: this database holds ${demo} people of the demo, whose password is public; ` +
        'empty it with "npm run remove-demo", choose another database, or set DEMO=true',
    );
  for (const { email, password_hash: hash } of await listAdminHashes(db, ADMINS_LOOKED_AT))
    if (await verifyPassword(hash, DEMO_PASSWORD, null))
      throw new StartError(
        `DEMO: the admin ${email} has the demo's password, which is public; choose another with DEMO=true, or take the account away`,
      );
}
