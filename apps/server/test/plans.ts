import pg from 'pg';

/** A statement as it went to the database. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * Which of these tables a statement reads from end to end, planned for its values and planned for any. Walking the key of the
 * postings until an account has shown up often enough is the same for an account that has none.
 */
export async function readWhole(
  client: pg.Client,
  { sql, parameters }: Statement,
  big: readonly string[],
): Promise<string[]> {
  const values = parameters.map(literal).join(', ');
  await client.query(`prepare looked_at as ${sql}`);
  const found = new Set<string>();
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    const { rows } = await client.query(`explain execute looked_at${values && `(${values})`}`);
    for (const row of rows) {
      const table = /(?:Seq Scan on|Backward using \w+_pkey on) (\w+)/.exec(row['QUERY PLAN'])?.[1];
      if (table && big.includes(table)) found.add(`${table} (${mode})`);
    }
  }
  await client.query('deallocate looked_at');
  return [...found];
}

/** A step of a plan, as it was carried out. */
export interface Step {
  'Index Name'?: string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Step[];
}

/** Carries a statement out as planned for any values. @returns all steps, the whole of it first */
export async function carryOut(client: pg.Client, { sql, parameters }: Statement): Promise<Step[]> {
  await client.query(`prepare carried_out as ${sql}`);
  await client.query('set plan_cache_mode = force_generic_plan');
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) execute carried_out(${parameters.map(literal).join(', ')})`,
  );
  await client.query('deallocate carried_out');
  const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];
  return stepsOf(rows[0]['QUERY PLAN'][0].Plan);
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  return pg.escapeLiteral(String(value));
}
