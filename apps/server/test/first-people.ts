import type { Deps } from '../src/deps.ts';
import { createSessions, grantAdmin } from '../src/modules/accounts/index.ts';
import { DECLARED_VERSIONS } from '../src/modules/legal/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database/index.ts';
import { createIds } from '../src/platform/ids.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { createStripes } from '../src/platform/stripes.ts';
import { createFactory, type Factory } from './factory.ts';

/** Makes people in a migrated database that real programs then begin on. There is an admin: where one is, they take the demo for made. */
export async function firstPeople(db: Database): Promise<Factory> {
  const ids = createIds(systemClock);
  const base = {
    ...{ db, moneyDb: db, clock: systemClock, ids, stripes: createStripes(ids) },
    ...{ log: createLog('silent'), metrics: createMetrics() },
  };
  const deps = { ...base, sessions: createSessions(base, null) };
  await grantAdmin(
    { ...deps, legalVersions: DECLARED_VERSIONS },
    { email: 'admin@likha.test', fullName: 'Luz Administrador', password: async () => 'Mabuhay-2026-Likha' },
  );
  return createFactory(deps as unknown as Deps);
}
