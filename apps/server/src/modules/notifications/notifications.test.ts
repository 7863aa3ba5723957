import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { addJob } from '../../platform/jobs.ts';
import { startOwnWorker } from '../../platform/worker.fixture.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { setCommentState } from '../reactions/index.ts';
import { renewSubscriptions } from '../subscriptions/renew-subscriptions.ts';
import { gatherDigestsJob } from './declared-jobs.ts';
import { gatherDigests } from './gather-digests.ts';
import { mailDigest } from './mail-digest.ts';
import { confirmEmails, mailsOf, queuedMails, spawnNotifier } from './notifications.fixture.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { sendNotices } from './send-notices.ts';
import { eraseNotifications } from './settings.queries.ts';
import { sweepNotices } from './sweep-notices.ts';

/** Mail is fake but for the last tests; each test has a day of its own, and the clock only goes forward. */
const harness = useHarness();
let day = Date.parse('2026-06-16T04:00:00.000Z');

beforeEach(async () => {
  // What earlier tests began is done with.
  await sql`delete from notices`.execute(harness.deps.db);
  await sql`delete from digests`.execute(harness.deps.db);
  await sql`delete from graphile_worker._private_jobs`.execute(harness.deps.db);
  harness.clock.set(new Date(day).toISOString());
  day += 4 * DAY_MS;
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Sessions rest for a month at most, and the clock runs. */
async function call(method: Method, url: string, person?: Person, payload?: object) {
  const { sessions, db } = harness.deps;
  const headers = person ? { authorization: `Bearer ${await sessions.start(db, person.id)}` } : {};
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

async function scene({ credits = 100 } = {}) {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits })];
  await confirmEmails(harness, creator, fan);
  return { creator, fan };
}

async function change(person: Person, set: object): Promise<void> {
  await harness.deps.db.updateTable('users').set(set).where('id', '=', person.id).execute();
}

const tip = (fan: Person, creator: Person, credits = 1) =>
  call('POST', `/creators/${creator.id}/tips`, fan, { credits, message: 'Lihim ito' });
const say = (postId: string, person: Person) =>
  call('POST', `/content/${postId}/comments`, person, { text: 'https://evil.example/ dito' });
const choose = (person: Person, kind: string, isOn: boolean) =>
  call('PUT', `/notifications/settings/${kind}`, person, { is_on: isOn });

async function mailsAtOnce() {
  await sendNotices(harness.deps);
  return mailsOf(harness);
}

/** Goes on to half past six of the evening. */
function goToEvening(): void {
  const now = harness.clock.now().getTime();
  const six = Math.floor((now - 10 * HOUR_MS) / DAY_MS) * DAY_MS + 10 * HOUR_MS;
  const next = six + HOUR_MS / 2 > now ? six : six + DAY_MS;
  harness.clock.set(new Date(next + HOUR_MS / 2).toISOString());
}
async function evening() {
  goToEvening();
  await gatherDigests(harness.deps);
}
async function mailsOfEvening() {
  await evening();
  return mailsOf(harness);
}
const addresses = (mails: { to: string }[]) => mails.map(({ to }) => to.split('@')[0]);

describe('what somebody is told of', () => {
  it('is on until it is turned off, by who they are', async () => {
    const { creator, fan } = await scene();
    const read = async (person: Person) => (await call('GET', '/notifications/settings', person)).json();
    expect(await read(fan)).toEqual({
      notifications: [{ kind: 'new_post', is_on: true }],
      is_email_confirmed: true,
    });
    await Promise.all([choose(creator, 'tip', false), choose(creator, 'comment', false)]);
    for (let press = 0; press < 2; press += 1)
      expect((await choose(creator, 'tip', false)).json()).toMatchObject({ kind: 'tip', is_on: false });
    await choose(creator, 'comment', true);
    expect((await read(creator)).notifications).toEqual([
      { kind: 'new_subscriber', is_on: true },
      { kind: 'tip', is_on: false },
      { kind: 'comment', is_on: true },
    ]);
    expect(await read(await harness.factory.admin())).toMatchObject({
      notifications: [],
      is_email_confirmed: false,
    });
  });

  it('is refused to who is never told of it', async () => {
    const { creator, fan } = await scene();
    const codes = await Promise.all(
      [choose(fan, 'tip', true), choose(creator, 'new_post', false), choose(creator, 'x', true)].map(
        async (answer) => expectRefusal(await answer).code,
      ),
    );
    expect(codes).toEqual(['creators_only', 'fans_only', 'validation_failed']);
    expect(expectRefusal(await call('GET', '/notifications/settings')).code).toBe('unauthenticated');
  });

  it('is in the export, and gone with the account', async () => {
    const { creator, fan } = await scene();
    await choose(creator, 'tip', false);
    const { turned_off_notifications: mine } = (await call('GET', '/account/export', creator)).json();
    expect(mine).toMatchObject([{ turned_off: ['tip'] }]);
    await say(await harness.factory.post(creator.id), fan);
    await inTransaction(harness.deps.db, (tx) => eraseNotifications(tx, creator.id));
    const { rows } = await sql`select 1 from notices where person_id = ${creator.id}
      union all select 1 from notification_settings where person_id = ${creator.id}`.execute(harness.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('a tip and a new subscriber', () => {
  it('are told of within a minute, once, with what the creator gets and no more of the fan than the username', async () => {
    const { creator, fan } = await scene();
    await tip(fan, creator, 40);
    await Promise.all([sendNotices(harness.deps), sendNotices(harness.deps)]);
    const [mail, ...others] = await mailsAtOnce();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: `${creator.username}@example.test`, subject: 'You have a tip' });
    expect(mail?.text).toContain(`@${fan.username} sent you a tip. ₱28.00 of it is yours.`);
    expect(mail?.text).not.toMatch(/Lihim|The fan|example\.test/);
    expect(await mailsAtOnce()).toEqual([]);
  });

  it('are told of in the creator’s language, when somebody begins and not when they renew', async () => {
    const { creator, fan } = await scene({ credits: 500 });
    await change(creator, { subscription_price_centavos: 10_000, language: 'fil' });
    await call('POST', `/creators/${creator.id}/subscription`, fan);
    const [mail] = await mailsAtOnce();
    expect([mail?.subject, mail?.text]).toEqual([
      'May bago kang subscriber',
      expect.stringContaining(`Nag-subscribe sa iyo si @${fan.username}.`),
    ]);
    harness.clock.advance(31 * DAY_MS);
    day += 32 * DAY_MS;
    await renewSubscriptions(harness.deps);
    expect(await harness.deps.db.selectFrom('subscription_charges').selectAll().execute()).toHaveLength(2);
    expect(await mailsAtOnce()).toEqual([]);
  });

  it('are at most ten mails an hour; the rest is one mail in the evening', async () => {
    const { creator, fan } = await scene();
    for (let sent = 0; sent < 8; sent += 1) await tip(fan, creator, 1);
    expect(await mailsAtOnce()).toHaveLength(8);
    for (let sent = 0; sent < 5; sent += 1) await tip(fan, creator, 2);
    expect(await mailsAtOnce()).toHaveLength(2);
    const mails = await mailsOfEvening();
    expect(mails.map(({ subject }) => subject)).toEqual(['More tips today: 3']);
    expect(mails[0]?.text).toMatch(
      new RegExp(`one by one: 3, the last by @${fan.username}. ₱\\d+\\.\\d\\d of them`),
    );
    expect(await mailsOfEvening()).toEqual([]);
    await tip(fan, creator, 1);
    expect(await mailsAtOnce()).toHaveLength(1);
  });

  it('are not told of to who does not want it, has not confirmed the address, or is not here', async () => {
    const [off, unconfirmed, left, late] = [await scene(), await scene(), await scene(), await scene()];
    await choose(off.creator, 'tip', false);
    await change(unconfirmed.creator, { email_confirmed_at: null });
    for (const { creator, fan } of [off, unconfirmed, left, late]) await tip(fan, creator);
    await change(left.creator, { status: 'leaving', erases_at: harness.clock.now() });
    await sendNotices(harness.deps);
    await choose(late.creator, 'tip', false);
    expect(await mailsOf(harness)).toEqual([]);
  });

  it('are not told of when the fan was blocked or suspended, or the subscription has ended meanwhile', async () => {
    const [blocked, gone, ended] = [await scene(), await scene(), await scene()];
    for (const { creator, fan } of [blocked, gone]) await tip(fan, creator);
    await change(ended.creator, { subscription_price_centavos: 1000 });
    await call('POST', `/creators/${ended.creator.id}/subscription`, ended.fan);
    expect((await call('POST', `/users/${blocked.fan.id}/block`, blocked.creator)).statusCode).toBe(200);
    await change(gone.fan, { status: 'suspended' });
    const endAt = (moment: ReturnType<typeof sql>) =>
      sql`update subscriptions set ends_at = ${moment}, paid_until = ${moment}, next_try_at = null where fan_id = ${ended.fan.id}`.execute(
        harness.deps.db,
      );
    await endAt(sql`${harness.clock.now()}::timestamptz`);
    await sendNotices(harness.deps);
    expect(await queuedMails(harness)).toHaveLength(3);
    expect(await mailsOf(harness)).toEqual([]);
    // What was paid for is so again: the laws look at the end.
    await endAt(sql`(select max(ends_at) from subscription_charges where fan_id = ${ended.fan.id})`);
  });
});

describe('comments', () => {
  it('are one mail a day, by post, without what was written', async () => {
    const { creator, fan } = await scene();
    const other = await harness.factory.fan();
    const [first, second] = [
      await harness.factory.post(creator.id, { title: 'Una' }),
      await harness.factory.post(creator.id, { title: 'Pangalawa\nBcc: x@example.test' }),
    ];
    for (const [postId, person] of [
      [first, fan],
      [first, other],
      [second, fan],
      [second, creator],
    ] as const)
      expect((await say(postId, person)).statusCode).toBe(201);
    expect(await mailsAtOnce()).toEqual([]);
    const [mail, ...others] = await mailsOfEvening();
    expect([mail?.subject, others]).toEqual(['New comments on your posts', []]);
    expect(mail?.text).toContain(`“Una”: 2 new, the last by @${other.username}`);
    expect(mail?.text).toContain(`“Pangalawa Bcc: x@example.test”: 1 new, the last by @${fan.username}`);
    expect(mail?.text).toContain(`http://likha.test/post/${second}`);
    expect(mail?.text).not.toContain('evil.example');
    expect(await mailsOfEvening()).toEqual([]);
  });

  it('are not told of when they, their post or their author are gone', async () => {
    const { creator, fan } = await scene();
    const [post, removed] = [await harness.factory.post(creator.id), await harness.factory.post(creator.id)];
    const blocked = await harness.factory.fan();
    const { id } = (await say(post, fan)).json();
    await say(removed, fan);
    await say(post, blocked);
    await call('DELETE', `/comments/${id}`, fan);
    await call('POST', `/users/${blocked.id}/block`, creator);
    expect((await call('DELETE', `/content/${removed}`, creator)).statusCode).toBe(200);
    expect(await mailsOfEvening()).toEqual([]);
  });

  it('that somebody turned off before the evening are not told of when they are on again', async () => {
    const { creator, fan } = await scene();
    await say(await harness.factory.post(creator.id), fan);
    await choose(creator, 'comment', false);
    expect(await mailsOfEvening()).toEqual([]);
    await choose(creator, 'comment', true);
    expect(await mailsOfEvening()).toEqual([]);
  });
});

describe('a comment that staff has hidden before the evening', () => {
  const setState = (id: string, state: 'visible' | 'hidden') =>
    inTransaction(harness.deps.db, (tx) => setCommentState(tx, id, state));

  it('is told of in the evening after it is shown again, once', async () => {
    const { creator, fan } = await scene();
    const post = await harness.factory.post(creator.id, { title: 'Una' });
    const { id } = (await say(post, fan)).json();
    await setState(id, 'hidden');
    for (let night = 0; night < 2; night += 1) expect(await mailsOfEvening()).toEqual([]);
    await setState(id, 'visible');
    const mails = await mailsOfEvening();
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining(`“Una”: 1 new, the last by @${fan.username}`),
    ]);
    expect(await mailsOfEvening()).toEqual([]);
    day += 4 * DAY_MS;
  });

  it('is so as well when its post was removed, and beside others that are told of at once', async () => {
    const { creator, fan } = await scene();
    const [gone, other] = [await harness.factory.post(creator.id), await harness.factory.post(creator.id)];
    for (const post of [gone, other]) await say(post, fan);
    const setStatus = (status: 'removed' | 'published') =>
      sql`with taken as (update posts set status = ${status} where id = ${gone}::uuid returning creator_id)
        update users set posts_count = posts_count + ${status === 'removed' ? -1 : 1}::int from taken where users.id = taken.creator_id`.execute(
        harness.deps.db,
      );
    await setStatus('removed');
    const [first] = await mailsOfEvening();
    expect([first?.text.includes(other), first?.text.includes(gone)]).toEqual([true, false]);
    await setStatus('published');
    const [second] = await mailsOfEvening();
    expect([second?.text.includes(other), second?.text.includes(gone)]).toEqual([false, true]);
  });

  it('is not told of again when it was hidden after it was told of', async () => {
    const { creator, fan } = await scene();
    const { id } = (await say(await harness.factory.post(creator.id), fan)).json();
    expect(await mailsOfEvening()).toHaveLength(1);
    await setState(id, 'hidden');
    expect(await mailsOfEvening()).toEqual([]);
    await setState(id, 'visible');
    expect(await mailsOfEvening()).toEqual([]);
  });

  it('is forgotten after 90 days', async () => {
    const { creator, fan } = await scene();
    const { id } = (await say(await harness.factory.post(creator.id), fan)).json();
    await setState(id, 'hidden');
    await mailsOfEvening();
    const states = async () =>
      (await harness.deps.db.selectFrom('notices').select('state').execute()).map(({ state }) => state);
    harness.clock.advance(89 * DAY_MS);
    await sweepNotices(harness.deps);
    expect(await states()).toEqual(['held']);
    harness.clock.advance(2 * DAY_MS);
    await sweepNotices(harness.deps);
    expect(await states()).toEqual([]);
    day += 92 * DAY_MS;
  });
});

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
    day += 4 * DAY_MS;
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
    const waiters = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%digests%' and datname = current_database()`.execute(
        deps.db,
      );
      return rows[0]?.n;
    };
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
      await expect.poll(waiters, { timeout: 20_000 }).toBe(1);
      const gone = new Promise((done) => worker.once('exit', done));
      worker.kill('SIGKILL');
      await gone;
    });
    await expect.poll(waiters, { timeout: 10_000 }).toBe(0);
    expect(await queuedMails(harness)).toEqual([]);
    const sent: string[] = [];
    const mail = { ...deps.mail, send: async ({ to }: { to: string }) => void sent.push(to) };
    const jobs = notificationsJobs({ ...deps, mail, clock: { now: () => new Date() } }) as never;
    const others = [
      await startOwnWorker({ connectionString, jobs }),
      await startOwnWorker({ connectionString, jobs }),
    ];
    for (const _ of others) await addJob(deps.db, gatherDigestsJob, {});
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
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
    const each = (count: number) =>
      ['comment', 'new_post', 'new_subscriber', 'tip'].map((kind) => `${kind} ${count}`);
    await sweepNotices(harness.deps);
    expect(await days()).toEqual(each(3));
    harness.clock.advance(8 * DAY_MS);
    await sweepNotices(harness.deps);
    expect(await days()).toEqual(each(1));
    day += 12 * DAY_MS;
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
    day += 10 * DAY_MS;
  });
});
