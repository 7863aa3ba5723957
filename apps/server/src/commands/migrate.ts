import { createPool } from '../platform/database/index.ts';
import { migrate } from '../platform/migrate.ts';
import { migrateJobs } from '../platform/worker.ts';
import { demandNoArguments, runCommand, withServer } from './with-database.ts';

const STATEMENT_TIMEOUT_MS = 60_000;

/**
 * Brings the tables and the queue up to date and ends, for who does it before new processes start (docs/operations.md). Each of
 * them would do the same; a migration that takes long is not taken for a start that hangs.
 */
await runCommand(() => {
  demandNoArguments('npm run migrate      brings tables and queue up to date');
  return withServer(async (connectionString) => {
    const applied = await migrate(connectionString);
    const pool = createPool({
      connectionString,
      maxConnections: 1,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    });
    try {
      await migrateJobs(pool);
    } finally {
      await pool.end();
    }
    process.stdout.write(`${applied.length} migrations were applied, and the queue is up to date\n`);
    return 0;
  });
});
