import type { Queryable } from '../../../platform/database/index.ts';
import { StartError } from '../../../platform/start-error.ts';
import { countDemoPeople } from '../accounts.queries.ts';

/**
 * Outside demo mode nobody of the demo may be there: their password is public (P67).
 * @throws StartError that names the command which helps
 */
export async function refuseDemoData(db: Queryable): Promise<void> {
  const { demo } = await countDemoPeople(db);
  if (demo > 0)
    throw new StartError(
      `DEMO: this database holds ${demo} people of the demo, whose password is public; ` +
        'empty it with "npm run remove-demo", choose another database, or set DEMO=true',
    );
}
