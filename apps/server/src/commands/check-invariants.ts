import { lookAtLaws } from './look-at-laws.ts';
import { runCommand, withDatabase } from './with-database.ts';

/**
 * Looks at every law of all the books; with `recent` at what was written since the last look alone. Ends with 1 when one is
 * broken or could not be looked at to the end (docs/operations.md).
 */
await runCommand(async () => {
  const isWhole = process.argv[2] !== 'recent';
  return (await withDatabase((db) => lookAtLaws(db, { isWhole }))) ? 0 : 1;
});
