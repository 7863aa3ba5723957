import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/local/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { providerNames, providerOfMethod } from '../apps/server/src/providers/payments/payment-provider.ts';

const TARGET = new URL('../apps/server/src/platform/schema.generated.ts', import.meta.url).pathname;
const CODEGEN = new URL('../node_modules/.bin/kysely-codegen', import.meta.url).pathname;

/** The types of the migrated schema, as kysely-codegen writes them. */
async function generate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'likha-types-'));
  // As root, PostgreSQL runs as another user who must be able to enter.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  try {
    await migrate(postgres.connectionString());
    const output = join(folder, 'schema.ts');
    const overrides = JSON.stringify({ columns: await closedSets(postgres.connectionString()) });
    const mapping = '{"int8":"number","timestamptz":"Date","date":"string"}';
    const args = ['--dialect', 'postgres', '--url', postgres.connectionString(), '--out-file', output];
    const { status, stderr, stdout } = spawnSync(
      CODEGEN,
      [
        ...args,
        '--type-mapping',
        mapping,
        '--overrides',
        overrides,
        '--exclude-pattern',
        '(graphile_worker.*|partitions.*|schema_migrations)',
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`kysely-codegen failed: ${stderr || stdout}`);
    return readFileSync(output, 'utf8');
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Columns whose CHECK lists their values, as unions of those values: `status in ('a', 'b')`. */
async function closedSets(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{
      name: string;
      definition: string;
      nullable: boolean;
      given: boolean;
    }>(`
      select c.conrelid::regclass || '.' || a.attname as name, pg_get_constraintdef(c.oid) as definition, not a.attnotnull as nullable, a.atthasdef as given
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace order by 1`);
    const fromChecks = Object.fromEntries(
      rows.flatMap(({ name, definition, nullable, given }) => {
        const listed = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(definition)?.[1];
        if (!listed) return [];
        const values = [...listed.matchAll(/'([a-z_A-Z]+)'::text/g)].map(([, value]) => `'${value}'`);
        const union = [...values, ...(nullable ? ['null'] : [])].join(' | ');
        return [[name, given ? `Generated<${union}>` : union]];
      }),
    );
    return { ...fromChecks, ...(await namedByCode(client)) };
  } finally {
    await client.end();
  }
}

/** Sets that only the code names, so that a new company or method needs no migration. */
const CODE_SETS: Readonly<Record<string, readonly string[]>> = {
  provider: providerNames,
  payment_method: Object.keys(providerOfMethod),
};

async function namedByCode(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; column_name: string }>(
    `select table_name || '.' || column_name as name, column_name from information_schema.columns
      where table_schema = 'public' and column_name = any($1::text[]) order by 1`,
    [Object.keys(CODE_SETS)],
  );
  return Object.fromEntries(
    rows.map(({ name, column_name }) => [
      name,
      (CODE_SETS[column_name] ?? []).map((value) => `'${value}'`).join(' | '),
    ]),
  );
}

const text = await generate();
if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== text) {
    process.stderr.write('schema.generated.ts does not match the migrations: run npm run db:types\n');
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, text);
}
