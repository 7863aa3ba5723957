import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkInvariants } from '../../apps/server/src/invariants/check-invariants.ts';
import { findLost } from '../cluster/find-lost.ts';
import { inhabit, withDatabase } from '../cluster/inhabit.ts';
import { startLoad } from '../cluster/load.ts';
import { ArchivedPostgres } from './archived-postgres.ts';
import { findUnsealed } from './find-unsealed.ts';
import { findPrograms } from './programs.ts';
import { likhaOn } from './web.ts';

/** `npm run point-in-time`: a database that is lost, and one in which somebody made a mistake, are brought back by pgBackRest. */
const FANS = 8;
const LIVE_MS = 12_000;

const programs = findPrograms();
if ('missing' in programs) {
  process.stdout.write(
    `Skipped: these packages are missing: apt-get install ${programs.missing.join(' ')}\n`,
  );
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'likha-point-in-time-'));
// As root, PostgreSQL runs as another user who must be able to enter.
chmodSync(folder, 0o755);
const say = (line: string) => process.stdout.write(`${line}\n`);
const problems: string[] = [];
let stop = async () => {};
try {
  say('Starting PostgreSQL with its archive…');
  const postgres = await ArchivedPostgres.start(folder, programs.found);
  stop = () => postgres.kill9();
  const people = await inhabit(postgres.url, { fans: FANS, posts: 200, painters: 0 });
  const likha = await likhaOn(postgres.url, folder);
  stop = async () => {
    await likha.stop();
    await postgres.kill9();
  };
  await likha.start();
  const load = startLoad(likha.url, people);
  await pause(LIVE_MS);
  say('A whole backup, while people go on…');
  await postgres.backrest('backup', '--type=full');
  await pause(LIVE_MS);
  say('What changed since, while people go on…');
  await postgres.backrest('backup', '--type=incr');
  await pause(LIVE_MS);
  await load.end();
  problems.push(...load.wrong);
  const moment = await postgres.archivedMoment();

  say('Somebody deletes every message, and the machine is lost…');
  await withDatabase(postgres.url, (db) => sql`truncate messages cascade`.execute(db));
  await likha.kill9();
  await postgres.kill9();
  const began = Date.now();
  await postgres.restore(moment);
  await likha.start();
  say(`Back as of ${moment}, with Likha on it, after ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  const found = await withDatabase(postgres.url, (db) => findLost(db, load.promised, people, new Set()));
  say(`${load.answeredAt.length} acts were answered before the mistake: ${found.counted}`);
  problems.push(...found.problems);

  say('People go on, and the machine is lost once more, without a moment to go back to…');
  const last = await postgres.writeUntilLost();
  await likha.kill9();
  await postgres.restore();
  const lost = last - (await postgres.lastWritten());
  say(`What was written in the last ${(lost / 1000).toFixed(1)} s was not archived yet (at most 60).`);
  if (lost > 60_000) problems.push(`${lost / 1000} s are lost`);
  for (const { law, id, difference } of await withDatabase(postgres.url, checkInvariants))
    problems.push(`the law ${law}: ${id} ${difference}`);
  await postgres.backrest('verify');
  for (const file of findUnsealed(postgres.repository)) problems.push(`${file} is not sealed`);
  if (problems.length === 0)
    say(
      'Nothing is lost, the mistake is gone, the books keep every law, and every file of the sealed repository is as it was written.',
    );
} finally {
  await stop();
  for (const problem of problems) say(`WRONG: ${problem}`);
  if (problems.length > 0) say(`The logs are in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
process.exit(problems.length > 0 ? 1 : 0);
