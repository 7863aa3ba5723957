import { join } from 'node:path';
import { EnvError, readKeepingEnv, readPreviousSecret, readSecret } from '../env.ts';
import { keepFormerKeys } from '../modules/secrets/index.ts';
import { modules } from '../modules.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { createIds } from '../platform/ids.ts';
import { createKeys } from '../platform/keys.ts';
import type { Found, Resealing } from '../platform/resealing.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { createStorage } from '../providers/storage/create-storage.ts';
import { say } from './say.ts';
import { demandNoArguments, runCommand, withDatabase } from './with-database.ts';

/** What other processes write meanwhile by the secret of before is found by going through all again, so often at most. */
const ROUNDS = 5;
const SAID_EVERY = 1000;

/**
 * `npm run reseal`: seals everything by `APP_SECRET` that the one before it sealed (P344, docs/operations.md). Beside running processes,
 * as often as one likes; ends with 1 while something is left that the secret of before opens alone.
 */
await runCommand(async () => {
  demandNoArguments(
    'npm run reseal      with APP_SECRET and APP_SECRET_PREVIOUS: seals by the first what the second sealed',
  );
  const env = readKeepingEnv();
  const previous = readPreviousSecret(env);
  if (!previous)
    throw new EnvError('APP_SECRET_PREVIOUS: which secret is being replaced? There is nothing to seal anew.');
  const keysFor = createKeys(readSecret(env), previous);
  const storage = await createStorage(env);
  const deps = { storage, keysFor, clock: systemClock, ids: createIds(systemClock) };
  return withDatabase((db) => resealAll({ ...deps, db, workFolder: join(env.DATA_DIR, 'work') }));
});

type Deps = Parameters<typeof keepFormerKeys>[0] & { db: Database; storage: unknown; workFolder: string };

async function resealAll(deps: Deps): Promise<number> {
  await keepFormerKeys(deps);
  const list: readonly ServerModule[] = modules;
  const kinds = (await Promise.all(list.map((module) => module.resealing?.(deps) ?? []))).flat();
  let left: Found = { seen: 0, old: 0, unreadable: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    left = await goThrough(kinds);
    if (left.old === 0) break;
    say(`${left.old} sealed anew. Looking again.`);
  }
  if (left.unreadable > 0) {
    say(
      `${left.unreadable} are opened by neither secret, and were left as they are: are these the right two?`,
    );
    return 1;
  }
  if (left.old === 0) {
    say('0 are sealed by the secret of before: APP_SECRET_PREVIOUS may be taken away.');
    return 0;
  }
  say(
    'Something still seals by the secret of before. Restart every process with the new one, and run this again.',
  );
  return 1;
}

async function goThrough(kinds: readonly Resealing[]): Promise<Found> {
  const all = { seen: 0, old: 0, unreadable: 0 };
  for (const kind of kinds) add(all, await goThroughKind(kind));
  return all;
}

async function goThroughKind({ name, stretches }: Resealing): Promise<Found> {
  const found = { seen: 0, old: 0, unreadable: 0 };
  let said = 0;
  for await (const stretch of stretches()) {
    add(found, stretch);
    if (found.seen - said < SAID_EVERY) continue;
    said = found.seen;
    say(`  ${name}: ${found.seen} looked at, ${found.old} sealed anew`);
  }
  say(`${name}: ${found.seen} looked at, ${found.old} sealed anew`);
  return found;
}

function add(sum: Found, { seen, old, unreadable }: Found): void {
  sum.seen += seen;
  sum.old += old;
  sum.unreadable += unreadable;
}
