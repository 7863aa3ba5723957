import { measuredCommit } from './commit.ts';
import { startDatabases } from './databases.ts';
import { measure } from './measure.ts';
import { writeBench } from './performance-file.ts';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const SIZES = (process.env.BENCH_POSTS ?? '10000,1000000').split(',').map(Number);
const commit = measuredCommit();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench`: each hot path against its floor, at two sizes, in one run on one machine. */
const databases = await startDatabases(400);
const stages: Stage[] = [];
try {
  for (const posts of SIZES) {
    say(`filling ${posts.toLocaleString('en')} posts …`);
    const { connectionString, dataDir } = await databases.create(`bench_${posts}`);
    stages.push(await openStage(connectionString, dataDir, posts));
  }
  const measurement = await measure(stages, say);
  const { text, isMet } = report({
    ...measurement,
    commit,
    posts: stages.map(({ posts }) => posts),
    feedBytes: stages.map(({ feedBytes }) => feedBytes),
    megabytes: stages.map((stage) => stage.megabytes()),
    sold: await Promise.all(stages.map(({ unlocks }) => unlocks.sold())),
  });
  say(`\n${text}`);
  if (!process.env.BENCH_POSTS) writeBench(text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await Promise.all(stages.map((stage) => stage.stop()));
  await databases.stop();
}
