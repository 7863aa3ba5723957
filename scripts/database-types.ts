import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/platform/local/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';

const TARGET = new URL('../apps/server/src/platform/schema.generated.ts', import.meta.url).pathname;
const CODEGEN = new URL('../node_modules/.bin/kysely-codegen', import.meta.url).pathname;

/** The types of the migrated schema, as kysely-codegen writes them. */
async function generate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'likha-types-'));
  // As root, PostgreSQL runs as another user who must be able to enter.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, fsync: false });
  try {
    await migrate(postgres.connectionString());
    const output = join(folder, 'schema.ts');
    const mapping = '{"int8":"number","timestamptz":"Date","date":"string"}';
    const args = ['--dialect', 'postgres', '--url', postgres.connectionString(), '--out-file', output];
    const { status, stderr, stdout } = spawnSync(
      CODEGEN,
      [...args, '--type-mapping', mapping, '--exclude-pattern', '(graphile_worker.*|schema_migrations)'],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`kysely-codegen failed: ${stderr || stdout}`);
    return readFileSync(output, 'utf8');
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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
