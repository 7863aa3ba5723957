import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { confirmEmails } from '../../../test/confirm-emails.ts';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { addJob } from '../../platform/jobs.ts';
import { startOwnWorker } from '../../platform/worker.fixture.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { announceVersions } from './announce-versions.ts';
import { announceJob } from './declared-jobs.ts';
import { mailsOf, queuedReaders, spawnAnnouncer, TWO_VERSIONS } from './legal.fixture.ts';
import { legalJobs } from './legal.jobs.ts';
import { mailVersion } from './mail-version.ts';
import { tellPeople } from './tell-people.ts';

/** PostgreSQL and its queue are real; mails are files. */
const harness = useHarness({ deps: { legalVersions: TWO_VERSIONS } });
const people: Person[] = [];
const idsOf = (list: Person[]) => list.map(({ id }) => id).sort();

async function join5(): Promise<Person[]> {
  const joined = await Promise.all([
    harness.factory.fan(),
    harness.factory.creator(),
    harness.factory.admin(),
    harness.factory.fan(),
    harness.factory.fan(),
  ]);
  await confirmEmails(harness, ...joined);
  people.push(...joined);
  harness.clock.advance(HOUR_MS);
  return joined;
}

it('tells nobody before there is something to tell', async () => {
  await join5();
  await tellPeople(harness.deps);
  expect(await queuedReaders(harness)).toEqual([]);
});

it('never fills the queue, is gone on with where it stood, and tells each person once', async () => {
  const unconfirmed = await harness.factory.fan();
  harness.clock.advance(HOUR_MS);
  await harness.deps.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', '=', unconfirmed.id)
    .execute();
  await announceVersions(harness.deps);
  const told: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 3 }, () => tellPeople(harness.deps, { people: 2, waiting: 3 })));
    const queued = await queuedReaders(harness);
    expect(queued.length).toBeLessThan(5);
    told.push(...queued);
    for (const mail of await mailsOf(harness)) {
      expect(mail.subject).toMatch(/^Our documents change on July 16, 2026$/);
      expect(mail.text).toContain('Refunds are faster.');
      expect(mail.text).toContain('http://likha.test/legal/versions');
    }
  }
  expect(told.sort()).toEqual(idsOf(people));
});

it('tells who joins meanwhile, in their language, and nobody again', async () => {
  const joined = await join5();
  await harness.deps.db
    .updateTable('users')
    .set({ language: 'fil' })
    .where('id', 'in', idsOf(joined))
    .execute();
  await tellPeople(harness.deps);
  const mails = await mailsOf(harness);
  expect(mails.map(({ to }) => to).sort()).toEqual(
    joined.map(({ username }) => `${username}@example.test`).sort(),
  );
  expect(mails[0]?.text).toContain('Mas mabilis ang refund.');
  await tellPeople(harness.deps);
  expect(await queuedReaders(harness)).toEqual([]);
});

it('sent twice is one message', async () => {
  const [one] = people;
  const mail = { personId: one?.id ?? '', version: '1.1' };
  const dying = {
    ...harness.deps.mail,
    send: (message: MailMessage) =>
      harness.deps.mail.send(message).then(() => Promise.reject(new Error('killed'))),
  };
  await expect(mailVersion({ ...harness.deps, mail: dying }, mail)).rejects.toThrow('killed');
  await mailVersion(harness.deps, mail);
  const names = await readdir(join(harness.folder, 'mail'));
  expect(names.filter((name) => name.includes(mail.personId))).toHaveLength(1);
});

it('is told once each also when the worker is killed in the middle, and two others go on', {
  timeout: 60_000,
}, async () => {
  const { deps, folder, connectionString } = harness;
  const joined = await join5();
  // The processes go by the real clock.
  await sql`update legal_announcements set effective_at = '2099-01-01'`.execute(deps.db);
  const clock = { now: () => new Date() };
  const waiters = () => lockWaiters(harness, 'legal_announcements');
  await sql`update users set created_at = '2020-01-01'`.execute(deps.db);
  await sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(deps.db);
  await sql`create trigger waits before update on legal_announcements for each row execute function wait_for_test()`.execute(
    deps.db,
  );
  await inTransaction(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(tx);
    const worker = spawnAnnouncer(connectionString, folder);
    await addJob(deps.db, announceJob, {});
    // It has queued the mails, and waits to write down for whom.
    await expect.poll(waiters).toBe(1);
    const gone = new Promise((done) => worker.once('exit', done));
    worker.kill('SIGKILL');
    await gone;
  });
  await expect.poll(waiters).toBe(0);
  expect(await queuedReaders(harness)).toEqual([]);
  const sent: string[] = [];
  const mail = { ...deps.mail, send: async ({ to }: { to: string }) => void sent.push(to) };
  const jobs = legalJobs({ ...deps, mail, clock }) as never;
  const others = [
    await startOwnWorker({ connectionString, jobs }),
    await startOwnWorker({ connectionString, jobs }),
  ];
  for (const _ of others) await addJob(deps.db, announceJob, {});
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(joined.length);
  for (const worker of others) await worker.stop();
  expect(sent.sort()).toEqual(joined.map(({ username }) => `${username}@example.test`).sort());
});
