import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/local/embedded-postgres.ts';
import { writeLists } from '../performance-file.ts';
import { LISTS, type ListStage, openListStage } from './list-stage.ts';
import { measureLists } from './measure-lists.ts';
import { reportLists } from './report-lists.ts';

const SIZES = (process.env.BENCH_ROWS ?? '10000,1000000').split(',').map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:lists`: what each list of administrators costs with a hundred times the rows, in one run on one machine. */
const folder = await mkdtemp(join(tmpdir(), 'likha-bench-'));
// As root, PostgreSQL runs as another user who must be able to enter.
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder, maxConnections: 100 });
const stages: ListStage[] = [];
try {
  for (const rows of SIZES) {
    say(`filling ${rows.toLocaleString('en')} rows of each …`);
    const name = `lists_${rows}`;
    const admin = new pg.Client({ connectionString: postgres.connectionString('postgres') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    stages.push(await openListStage(postgres.connectionString(name), join(folder, name), rows));
  }
  const { text, isMet } = reportLists(SIZES, await measureLists(stages, Object.keys(LISTS), say));
  say(text);
  if (!process.env.BENCH_ROWS) writeLists(text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await Promise.all(stages.map((stage) => stage.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
