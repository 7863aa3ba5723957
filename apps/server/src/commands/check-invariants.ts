import { EnvError } from '../env.ts';
import { demandMigrated } from '../platform/migrate.ts';
import { lookAtLaws } from './look-at-laws.ts';
import { runCommand, withPool, withServer } from './with-database.ts';

const USAGE = `npm run invariants              looks at every law of all the books
npm run invariants -- recent    at what was written since the last look`;

/**
 * Looks at every law of all the books; with `recent` at what was written since the last look alone. Ends with 1 when one is
 * broken or could not be looked at to the end (docs/operations.md).
 */
await runCommand(async () => {
  const [, , word, ...more] = process.argv;
  if (more.length > 0 || (word !== undefined && word !== 'recent')) throw new EnvError(USAGE);
  const isWhole = word === undefined;
  return withServer(async (connectionString) => {
    await demandMigrated(connectionString);
    return (await withPool(connectionString, (db) => lookAtLaws(db, { isWhole }), {})) ? 0 : 1;
  });
});
