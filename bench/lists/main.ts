import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { writePart } from '../performance-file.ts';
import { LISTS, type ListStage, openListStage } from './list-stage.ts';
import { measureLists } from './measure-lists.ts';
import { reportLists } from './report-lists.ts';

const SIZES = (process.env.BENCH_ROWS ?? '10000,1000000').split(',').map(Number);
const commit = measuredCommit();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:lists`: what each list of administrators costs with a hundred times the rows, in one run on one machine. */
const databases = await startDatabases(100);
const stages: ListStage[] = [];
try {
  for (const rows of SIZES) {
    say(`filling ${rows.toLocaleString('en')} rows of each …`);
    const { connectionString, dataDir } = await databases.create(`lists_${rows}`);
    stages.push(await openListStage(connectionString, dataDir, rows));
  }
  const results = await measureLists(stages, Object.keys(LISTS), say);
  const { text, isMet } = reportLists(commit, SIZES, results);
  say(text);
  if (!process.env.BENCH_ROWS) writePart('lists', text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await Promise.all(stages.map((stage) => stage.stop()));
  await databases.stop();
}
