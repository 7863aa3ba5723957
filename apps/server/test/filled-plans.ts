import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { DB } from '../src/platform/schema.generated.ts';
import { useHarness } from './harness.ts';
import { carryOut, type Statement, type Step } from './plans.ts';

/**
 * A database with rows for plans, which break the laws of what is counted.
 * @param fill the statements that make them
 * @param tables that have rows by then
 */
export function useFilledPlans(fill: () => string, tables: string) {
  const harness = useHarness({ laws: [] });
  const sent: Statement[] = [];
  let client: pg.Client;
  let db: Kysely<DB>;

  beforeAll(async () => {
    client = new pg.Client({ connectionString: harness.connectionString });
    await client.connect();
    await client.query(fill());
    await client.query(`vacuum analyze ${tables}`);
    db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: harness.deps.pool }),
      log: ({ query }) => void sent.push(query),
    });
  });
  afterAll(() => client.end());

  /** The steps of each statement by which something is asked, the whole of it first. */
  async function plansOf(ask: (db: Kysely<DB>) => Promise<void>): Promise<Step[][]> {
    await ask(db);
    const plans: Step[][] = [];
    for (const statement of sent.splice(0)) plans.push(await carryOut(client, statement));
    return plans;
  }
  return { plansOf };
}

/** All rows that a step looked at, with those that it left out. */
export const rowsOf = (step: Step): number =>
  step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0));
