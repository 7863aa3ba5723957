import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../apps/server/test/server-process.ts';
import { type Fault, listFaults } from './faults.ts';
import { findLost } from './find-lost.ts';
import { inhabit, withDatabase } from './inhabit.ts';
import { type Load, type Seen, startLoad } from './load.ts';
import { startNodes } from './nodes.ts';
import { startPictures } from './pictures.ts';
import { findPrograms } from './programs.ts';
import { countReads, startReaders } from './readers.ts';
import { startTopology, stopTopology } from './topology.ts';

/**
 * `npm run cluster`: Likha on the engines that it grows on, each a real program on this machine, under one fault after the other. With
 * `-- --minutes 30` a fault each minute for as long.
 */
const FANS = 12;
/** Who follow and look whether they do. */
const BROWSERS = 2;
const POSTS = 600;
/** Who post pictures and look at them. */
const PAINTERS = 2;
const BEFORE_MS = 8000;
/** So long a fault lasts before it is mended, and so long people go on after it. */
const DURING_MS = 12_000;
const AFTER_MS = 8000;
const MINUTE_MS = 60_000;

const minutes = Number(parseArgs({ options: { minutes: { type: 'string', default: '0' } } }).values.minutes);
const programs = findPrograms();
if ('missing' in programs) {
  process.stdout.write(
    `Skipped: these packages are missing: apt-get install ${programs.missing.join(' ')}\n`,
  );
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'likha-cluster-'));
// As root, PostgreSQL runs as another user who must be able to enter.
chmodSync(folder, 0o755);
const say = (line: string) => process.stdout.write(`${line}\n`);

const webPorts = [await freePort(), await freePort()];
say('Starting three PostgreSQL under Patroni, etcd, HAProxy, PgBouncer, Redis, Ceph and nginx…');
const topology = await startTopology(programs.found, folder, webPorts);
let failed = true;
let stopNodes = async () => {};
try {
  const people = await inhabit(topology.databaseUrl, {
    fans: FANS + BROWSERS,
    posts: POSTS,
    painters: PAINTERS,
  });
  say('Starting two web nodes and two workers…');
  const nodes = await startNodes(topology, folder, webPorts, 2);
  stopNodes = nodes.stop;
  const load = startLoad(topology.publicUrl, { ...people, fans: people.fans.slice(0, FANS) });
  const readers = startReaders(topology.publicUrl, people.creator, people.fans.slice(FANS));
  const pictures = startPictures(topology.publicUrl, people.painters);
  await pause(BEFORE_MS);
  say(
    'fault                                   | longest without an answer | what people saw besides answers | guests who only read | who post pictures',
  );
  const everybody = [load, readers, pictures];
  let again = 0;
  const strike = async (fault: Fault) => {
    for (const { seen } of everybody) seen.clear();
    const began = Date.now();
    const mend = await fault.strike();
    await pause(DURING_MS);
    await mend();
    await pause(Math.max(AFTER_MS, minutes > 0 ? began + MINUTE_MS - Date.now() : 0));
    for (const { seen } of everybody) for (const count of seen.values()) again += count;
    const guests = `${gapOf(readers, began)}, ${whatOf(readers.seen)}`;
    say(
      `${fault.name.padEnd(39)} | ${gapOf(load, began).padEnd(25)} | ${whatOf(load.seen)} | ${guests} | ${whatOf(pictures.seen)}`,
    );
  };
  const faults = listFaults(topology, nodes);
  const ends = Date.now() + minutes * MINUTE_MS;
  for (let turn = 0; turn < faults.length || Date.now() < ends; turn += 1)
    await strike(faults[turn % faults.length] as Fault);
  await Promise.all([load.end(), readers.end(), pictures.end()]);
  const lost = await withDatabase(topology.databaseUrl, (db) =>
    findLost(db, load.promised, people, pictures.posted),
  );
  const wrong = [...load.wrong, ...readers.wrong, ...pictures.wrong];
  const problems = [...new Set(wrong), ...lost.problems];
  const answered = everybody.reduce((sum, { answeredAt }) => sum + answeredAt.length, 0);
  const first = (100 * answered) / (answered + again);
  say(
    `Of ${answered + again} questions ${first.toFixed(2)} % were answered at once, each of the others when it was asked again.`,
  );
  say(`${load.answeredAt.length} acts were answered: ${lost.counted}`);
  say(
    `${readers.answeredAt.length} guests were answered; browsers looked ${readers.looks()} times for what they had written`,
  );
  say(
    `Reads: ${await countReads(webPorts)}; of what guests asked for nginx answered ${readers.kept()} itself`,
  );
  for (const problem of problems) say(`WRONG: ${problem}`);
  say(
    problems.length === 0 ? 'Nothing is lost, nothing is there twice, the books keep every law.' : 'FAILED',
  );
  failed = problems.length > 0;
} finally {
  await stopNodes();
  await stopTopology(topology);
  if (failed) say(`The logs are in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** How long nobody was answered, from a moment on. */
function gapOf({ answeredAt }: Pick<Load, 'answeredAt'>, from: number): string {
  const times = [from, ...answeredAt.filter((at) => at >= from), Date.now()];
  const longest = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
  return `${(longest / 1000).toFixed(1)} s`;
}

function whatOf(seen: Seen): string {
  return [...seen].map(([what, count]) => `${count} × ${what}`).join(', ') || 'nothing';
}
