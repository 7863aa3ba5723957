import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAILED_KINDS } from '@likha/contract/notification-kinds';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { confirmEmails } from '../../../test/confirm-emails.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { addJob } from '../../platform/jobs.ts';
import { startOwnWorker } from '../../platform/worker.fixture.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { gatherDigestsJob } from './declared-jobs.ts';
import { gatherDigests } from './gather-digests.ts';
import { mailDigest } from './mail-digest.ts';
import { useNotificationScene } from './notification-scene.fixture.ts';
import { mailsOf, queuedMails, spawnNotifier } from './notifications.fixture.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { sweepNotices } from './sweep-notices.ts';

/** Mail is fake but for the last tests. */
const {
  harness,
  call,
  scene,
  change,
  say,
  choose,
  mailsAtOnce,
  goToEvening,
  evening,
  mailsOfEvening,
  addresses,
  skipDays,
} = useNotificationScene();

describe('new posts', () => {
  it('are one mail a day to who follows or subscribes, with their titles', async () => {
    const { creator, fan } = await scene();
    const { creator: another, fan: subscriber } = await scene();
    const stranger = await harness.factory.fan();
    await confirmEmails(harness, stranger);
    for (const each of [creator, another]) await call('POST', `/creators/${each.id}/follow`, fan);
    await change(creator, { subscription_price_centavos: 1000 });
    await call('POST', `/creators/${creator.id}/subscription`, subscriber);
    await mailsAtOnce();
    await harness.factory.post(creator.id, { title: 'Bago', price: 5 });
    await harness.factory.post(another.id, { title: 'Iba', isSubscriberOnly: true });
    const mails = await mailsOfEvening();
    expect(addresses(mails).sort()).toEqual([fan.username, subscriber.username].sort());
    const text = mails.find(({ to }) => to.startsWith(`${fan.username}@`))?.text ?? '';
    expect(text).toMatch(/“Iba” \(for subscribers\)[\s\S]*“Bago” \(paid post\)/);
    expect(await mailsOfEvening()).toEqual([]);
    await harness.factory.post(creator.id, { title: 'Bukas' });
    const next = await mailsOfEvening();
    expect(next).toHaveLength(2);
    expect(next[0]?.text).not.toContain('Bago');
  });

  it('are those that everybody may know of, and this fan too', async () => {
    const { creator, fan } = await scene();
    const grown = await harness.factory.fan({ isSafeMode: false });
    const [unfollowed, blocked, off, unconfirmed] = [
      await harness.factory.fan(),
      await harness.factory.fan(),
      await harness.factory.fan(),
      await harness.factory.fan(),
    ];
    const suspended = await harness.factory.creator();
    const fans = [fan, grown, unfollowed, blocked, off, unconfirmed];
    await confirmEmails(harness, ...fans);
    for (const each of fans) await call('POST', `/creators/${creator.id}/follow`, each);
    await call('POST', `/creators/${suspended.id}/follow`, fan);
    await harness.factory.post(suspended.id);
    await change(suspended, { status: 'suspended' });
    await harness.factory.post(creator.id, { title: 'Sinusuri', status: 'in_review' });
    await harness.factory.post(creator.id, { title: 'Pangmatanda', isNsfw: true });
    const removed = await harness.factory.post(creator.id, { title: 'Wala na' });
    await call('DELETE', `/content/${removed}`, creator);
    const mails = await mailsOfEvening();
    expect(addresses(mails)).toEqual([grown.username]);
    expect(mails[0]?.text).toContain('Pangmatanda');
    expect(mails[0]?.text).not.toMatch(/Sinusuri|Wala na/);

    const post = await harness.factory.post(creator.id, { title: 'Para sa lahat' });
    await call('POST', `/creators/${creator.id}/follow`, unfollowed);
    await call('POST', `/users/${blocked.id}/block`, creator);
    await choose(off, 'new_post', false);
    await change(unconfirmed, { email_confirmed_at: null });
    await evening();
    expect(await queuedMails(harness)).toHaveLength(2);
    await call('DELETE', `/content/${post}`, creator);
    expect(await mailsOf(harness)).toEqual([]);
  });

  it('of a creator with many followers never fill the queue: it is topped up, and nobody is told twice', async () => {
    const { creator, fan } = await scene();
    const fans = [fan, ...(await Promise.all(Array.from({ length: 6 }, () => harness.factory.fan())))];
    await confirmEmails(harness, ...fans);
    for (const each of fans) await call('POST', `/creators/${creator.id}/follow`, each);
    await harness.factory.post(creator.id);
    await evening();
    await sql`delete from digests`.execute(harness.deps.db);
    await sql`delete from graphile_worker._private_jobs`.execute(harness.deps.db);
    const bounds = { people: 2, waiting: 3 };
    const told: string[] = [];
    for (let round = 0; round < 60; round += 1) {
      await gatherDigests(harness.deps, bounds);
      const queued = await queuedMails(harness);
      expect(queued.length).toBeLessThan(bounds.waiting + bounds.people);
      if (queued.length === 0) break;
      told.push(...addresses(await mailsOf(harness)).flatMap((name) => name ?? []));
    }
    expect(told.sort()).toEqual(fans.map(({ username }) => username).sort());
  });

  it('name at most ten, and say that there are more', async () => {
    const { creator, fan } = await scene();
    await call('POST', `/creators/${creator.id}/follow`, fan);
    for (let count = 0; count < 12; count += 1) await harness.factory.post(creator.id);
    const [mail] = await mailsOfEvening();
    expect(mail?.text.match(/likha\.test\/post\//g)).toHaveLength(10);
    expect(mail?.text).toContain('And there is more:');
  });
});

describe('the mails of an evening', () => {
  it('are queued once, however many workers come at once, and however often', async () => {
    const scenes = await Promise.all([scene(), scene(), scene()]);
    for (const { creator, fan } of scenes) {
      await call('POST', `/creators/${creator.id}/follow`, fan);
      await say(await harness.factory.post(creator.id), fan);
    }
    goToEvening();
    await Promise.all(Array.from({ length: 4 }, () => gatherDigests(harness.deps)));
    harness.clock.advance(HOUR_MS);
    await gatherDigests(harness.deps);
    expect(addresses(await mailsOf(harness)).sort()).toEqual(
      scenes.flatMap(({ creator, fan }) => [creator.username, fan.username]).sort(),
    );
  });

  it('have what happened on days without any, and are not two on one evening', async () => {
    const { creator, fan } = await scene();
    await call('POST', `/creators/${creator.id}/follow`, fan);
    expect(await mailsOfEvening()).toEqual([]);
    await harness.factory.post(creator.id, { title: 'Noong isang araw' });
    // Nobody was at work on the evening after, nor in the night.
    harness.clock.advance(1.5 * DAY_MS);
    await gatherDigests(harness.deps);
    expect(await queuedMails(harness)).toEqual([]);
    const [mail] = await mailsOfEvening();
    expect(mail?.text).toContain('Noong isang araw');
    skipDays(4);
    // The next is begun and not done until the evening after.
    await harness.factory.post(creator.id, { title: 'Naantala' });
    await evening();
    await sql`update digests set done_at = null, reached = null where done_at is not null
      and day = (select max(day) from digests)`.execute(harness.deps.db);
    await sql`delete from graphile_worker._private_jobs`.execute(harness.deps.db);
    await harness.factory.post(creator.id, { title: 'Kasunod' });
    const late = await mailsOfEvening();
    expect(late.map(({ text }) => [text.includes('Naantala'), text.includes('Kasunod')])).toEqual([
      [true, false],
    ]);
    await gatherDigests(harness.deps);
    expect(await mailsOf(harness)).toEqual([]);
    expect((await mailsOfEvening())[0]?.text).toContain('Kasunod');
  });

  it('sent twice are one message, and what was told of is taken out after it was sent', async () => {
    const { creator, fan } = await scene();
    await say(await harness.factory.post(creator.id), fan);
    await evening();
    const [{ payload } = { payload: null }] = await queuedMails(harness);
    const { deps } = harness;
    // As a process does that dies after the mail was sent, and before it is known.
    const dying = {
      ...deps.mail,
      send: (mail: MailMessage) => deps.mail.send(mail).then(() => Promise.reject(new Error('killed'))),
    };
    await expect(mailDigest({ ...deps, mail: dying }, payload as never)).rejects.toThrow('killed');
    for (let attempt = 0; attempt < 2; attempt += 1) await mailDigest(deps, payload as never);
    const folder = join(harness.folder, 'mail');
    const names = (await readdir(folder)).filter((name) => name.startsWith('digest-'));
    expect(names).toHaveLength(1);
    const letter = await readFile(join(folder, names[0] ?? ''), 'utf8');
    expect(letter).toMatch(
      /^List-Unsubscribe: <http:\/\/likha\.test\/api\/notifications\/one-click\/[\w-]+>$/m,
    );
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });

  it('are each sent also when the worker is killed in the middle, and two others go on', {
    timeout: 60_000,
  }, async () => {
    const { deps, folder, connectionString } = harness;
    const scenes = [await scene(), await scene(), await scene()];
    for (const { creator, fan } of scenes) await say(await harness.factory.post(creator.id), fan);
    // The processes go by the real clock.
    const [since, until] = [new Date('2020-01-01T10:00:00Z'), new Date('2020-01-02T10:00:00Z')];
    const at = new Date('2020-01-02T04:00:00Z');
    await sql`update notices set at = ${at}`.execute(deps.db);
    await sql`insert into digests (kind, day, since, until) values ('comment', '2020-01-02', ${since}, ${until})`.execute(
      deps.db,
    );
    const waiters = () => lockWaiters(harness, 'digests');
    await sql`create function wait_for_test() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(deps.db);
    await sql`create trigger waits before update on digests for each row execute function wait_for_test()`.execute(
      deps.db,
    );
    await inTransaction(deps.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(tx);
      const worker = spawnNotifier(connectionString, folder);
      await addJob(deps.db, gatherDigestsJob, {});
      // It has queued the mails, and waits to write down for whom.
      await expect.poll(waiters).toBe(1);
      const gone = new Promise((done) => worker.once('exit', done));
      worker.kill('SIGKILL');
      await gone;
    });
    await expect.poll(waiters).toBe(0);
    expect(await queuedMails(harness)).toEqual([]);
    const sent: string[] = [];
    const mail = { ...deps.mail, send: async ({ to }: { to: string }) => void sent.push(to) };
    const jobs = notificationsJobs({ ...deps, mail, clock: { now: () => new Date() } }) as never;
    const others = [
      await startOwnWorker({ connectionString, jobs }),
      await startOwnWorker({ connectionString, jobs }),
    ];
    for (const _ of others) await addJob(deps.db, gatherDigestsJob, {});
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(3);
    for (const worker of others) await worker.stop();
    expect(sent.sort()).toEqual(scenes.map(({ creator }) => `${creator.username}@example.test`).sort());
  });

  it('are themselves forgotten after eight days, but for the last of each kind', async () => {
    for (let evenings = 0; evenings < 3; evenings += 1) await evening();
    const days = async () =>
      (
        await sql<{ kind: string; days: number }>`select kind, count(*)::int as days from digests
          group by kind order by kind`.execute(harness.deps.db)
      ).rows.map((row) => `${row.kind} ${row.days}`);
    const each = (count: number) => [...MAILED_KINDS].sort().map((kind) => `${kind} ${count}`);
    await sweepNotices(harness.deps);
    expect(await days()).toEqual(each(3));
    harness.clock.advance(8 * DAY_MS);
    await sweepNotices(harness.deps);
    expect(await days()).toEqual(each(1));
    skipDays(12);
  });

  it('leave nothing behind for longer than eight days', async () => {
    const { creator, fan } = await scene();
    await say(await harness.factory.post(creator.id), fan);
    const count = async () => (await harness.deps.db.selectFrom('notices').selectAll().execute()).length;
    harness.clock.advance(8 * DAY_MS);
    await sweepNotices(harness.deps);
    expect(await count()).toBe(1);
    harness.clock.advance(1);
    await sweepNotices(harness.deps);
    expect(await count()).toBe(0);
    skipDays(10);
  });
});
