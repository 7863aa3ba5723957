import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/local/embedded-postgres.ts';
import { measure } from './measure.ts';
import { writeBench } from './performance-file.ts';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const SIZES = (process.env.BENCH_POSTS ?? '10000,1000000').split(',').map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench`: each hot path against its floor, at two sizes, in one run on one machine. */
const folder = await mkdtemp(join(tmpdir(), 'likha-bench-'));
// As root, PostgreSQL runs as another user who must be able to enter.
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder, maxConnections: 400 });
const stages: Stage[] = [];
try {
  for (const posts of SIZES) {
    say(`filling ${posts.toLocaleString('en')} posts …`);
    const name = `bench_${posts}`;
    const admin = new pg.Client({ connectionString: postgres.connectionString('postgres') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    stages.push(await openStage(postgres.connectionString(name), join(folder, name), posts));
  }
  const measurement = await measure(stages, say);
  const { text, isMet } = report({
    ...measurement,
    posts: stages.map(({ posts }) => posts),
    feedBytes: stages.map(({ feedBytes }) => feedBytes),
    megabytes: stages.map((stage) => stage.megabytes()),
  });
  say(`\n${text}`);
  if (!process.env.BENCH_POSTS) writeBench(text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await Promise.all(stages.map((stage) => stage.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
