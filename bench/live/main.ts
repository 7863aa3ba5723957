import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { writePart } from '../performance-file.ts';
import { type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { isReached } from '../targets.ts';
import { Crowd } from './crowd.ts';
import { fillPeople } from './fill-viewers.ts';
import { type LiveCase, measureFloor, measureLive } from './measure-live.ts';
import { reportLive } from './report-live.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const BITS = 2_500_000;
const CASES: LiveCase[] = [
  { streams: 1, viewers: 200, bitsPerSecond: BITS, seconds: SECONDS },
  { streams: 10, viewers: 20, bitsPerSecond: BITS, seconds: SECONDS },
];
const LIST_BYTES = 1800;
const file = (name: string) => new URL(`../servers/${name}`, import.meta.url).pathname;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:live`: what live streams cost a server, beside a bare file server that sends the same bytes. */
const commit = measuredCommit();
const databases = await startDatabases(100);
const folder = await mkdtemp(join(tmpdir(), 'likha-bench-live-'));
const running: Running[] = [];
const crowd = new Crowd(2);
try {
  const {
    connectionString,
    dataDir,
    filled: people,
  } = await databases.createFilled('live', async (db) => ({
    hosts: await fillPeople(db, 'creator', 10),
    fans: await fillPeople(db, 'fan', 200),
  }));
  const [list, part] = [join(folder, 'list'), join(folder, 'part')];
  await writeFile(list, Buffer.alloc(LIST_BYTES, 'x'));
  await writeFile(part, Buffer.alloc(BITS / 8 / 2, 'x'));
  const measured = [];
  for (const given of CASES) {
    const floor = await start(file('live-floor.ts'), { FLOOR: JSON.stringify({ list, part }) });
    running.push(floor);
    const server = await start(file('app.ts'), serverEnvironment(connectionString, dataDir));
    running.push(server);
    say(`${given.streams} × ${given.viewers}: idle …`);
    await crowd.ping(server.url, 3);
    const idleP99Ms = await crowd.ping(server.url, SECONDS / 2);
    say('live …');
    const live = await measureLive(given, server, crowd, people);
    await pause(1000);
    say('a bare file server …');
    measured.push({ ...live, idleP99Ms, floor: await measureFloor(given, { floor, idle: server }, crowd) });
    await end(server);
    await end(floor);
  }
  const { text, targets } = reportLive(measured, { commit, cores: cpus().length });
  say(text);
  if (!process.env.BENCH_SECONDS) writePart('live', text);
  process.exitCode = targets.every(isReached) ? 0 : 1;
} finally {
  crowd.stop();
  await Promise.all(running.map((one) => one.stop()));
  await databases.stop();
  await rm(folder, { recursive: true, force: true });
}

async function end(one: Running): Promise<void> {
  running.splice(running.indexOf(one), 1);
  await one.stop();
}
