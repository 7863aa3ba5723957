import { checkInvariants, laws } from '../invariants/check-invariants.ts';
import { runCommand, withDatabase } from './with-database.ts';

/** Looks at every law of the books, at one moment; ends with 1 when one is broken (docs/operations.md). */
await runCommand(async () => {
  const violations = await withDatabase((db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => checkInvariants(tx)),
  );
  for (const { name, says } of laws) {
    const broken = violations.filter(({ law }) => law === name);
    process.stdout.write(`${broken.length === 0 ? 'ok      ' : 'BROKEN  '}${name}: ${says}\n`);
    for (const { id, difference } of broken) process.stdout.write(`          ${id}: ${difference}\n`);
  }
  return violations.length === 0 ? 0 : 1;
});
