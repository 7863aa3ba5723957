import type { Language } from '@likha/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { jpeg, sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { login, register } from '../accounts/accounts.fixture.ts';
import { publishDue } from '../posts/publish/publish-post.ts';
import { renewSubscriptions } from '../subscriptions/renew-subscriptions.ts';
import { mailSanctionJob } from './declared-jobs.ts';
import { endSanctions } from './end-sanctions.ts';
import { enforcementJobs } from './enforcement.jobs.ts';
import { banPerson, liftSanction, noteRemoval, suspendPerson, warnPerson } from './index.ts';

/** Everything is real but the clock, and the mail, which is gathered from the queue. */
const harness = useHarness();
beforeAll(() => harness.factory.holdEarnings(0));
const PASSWORD = 'maligayang-bati';
const REASON = 'Links to another site in comments.';

function send(method: 'GET' | 'POST' | 'PUT', url: string, person: Person | null, payload?: object) {
  return harness.app.inject({
    method,
    url: `/api${url}`,
    headers: person?.headers ?? {},
    ...(payload && { payload }),
  });
}

const judge = (admin: Person, what: string, person: { id: string }, body: object) =>
  send('POST', `/admin/users/${person.id}/${what}`, admin, body);
const suspend = (admin: Person, person: { id: string }, days = 3) =>
  judge(admin, 'suspend', person, { days, reason: REASON });
const ban = (admin: Person, person: { id: string }) => judge(admin, 'ban', person, { reason: REASON });
const lift = (admin: Person, person: { id: string }) =>
  judge(admin, 'lift', person, { reason: 'A mistake of ours.' });
const warn = (admin: Person, person: { id: string }, more: object = {}) =>
  judge(admin, 'warn', person, { severity: 2, warning_type: 'spam', description: REASON, ...more });

async function statusOf({ id }: { id: string }): Promise<string> {
  return (
    await harness.deps.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  ).status;
}

/** What is waiting to be mailed about sanctions, by the job itself. */
async function mails(): Promise<MailMessage[]> {
  const { mail, sent } = catchMail();
  const job = enforcementJobs({ ...harness.deps, mail }).find(({ id }) => id === mailSanctionJob.id);
  const { rows } = await sql<{ id: string; payload: unknown }>`
    select jobs.id::text, jobs.payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${mailSanctionJob.id} order by jobs.id`.execute(harness.deps.db);
  for (const { id, payload } of rows) {
    await job?.handle(job.payload.parse(payload) as never, { isLastAttempt: false });
    await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(harness.deps.db);
  }
  return sent;
}

const speak = (person: { id: string }, language: Language) =>
  harness.deps.db.updateTable('users').set({ language }).where('id', '=', person.id).execute();

const actionsAbout = async (person: { id: string }) =>
  harness.deps.db
    .selectFrom('admin_actions')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', person.id)
    .orderBy('id')
    .execute();

/** A verified creator with a price and a free post, and a fan with credits. */
async function scene() {
  const [admin, creator, fan] = [
    await harness.factory.admin(),
    await harness.factory.creator(),
    await harness.factory.fan({ credits: 3000 }),
  ];
  await harness.deps.db
    .updateTable('users')
    .set({ subscription_price_centavos: 10_000 })
    .where('id', '=', creator.id)
    .execute();
  return { admin, creator, fan };
}

describe('a warning', () => {
  it('is mailed with its reason in the person’s language, is on record, and keeps nobody out', async () => {
    const { admin, fan } = await scene();
    await speak(fan, 'fil');
    await mails();
    const answer = await warn(admin, fan, { expires_in_days: 30 });
    expect(answer.statusCode, answer.body).toBe(201);
    const expiresAt = new Date(harness.clock.now().getTime() + 30 * DAY_MS).toISOString();
    expect(answer.json().sanction).toMatchObject({
      kind: 'warning',
      severity: 2,
      warning_type: 'spam',
      reason: REASON,
      expires_at: expiresAt,
      ended_at: null,
    });
    expect((await send('GET', '/auth/me', fan)).statusCode).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Warning tungkol sa Likha account mo');
    expect(mail?.text).toContain(`Dahilan: ${REASON}`);
    expect(await actionsAbout(fan)).toMatchObject([{ action: 'user.warn', actor_id: admin.id }]);
  });

  it('counts until it expires, or is lifted by its id', async () => {
    const { admin, fan } = await scene();
    const [short, long] = [
      (await warn(admin, fan, { expires_in_days: 1 })).json().sanction,
      (await warn(admin, fan)).json().sanction,
    ];
    harness.clock.advance(DAY_MS);
    expect(await endSanctions(harness.deps)).toBeGreaterThanOrEqual(1);
    const running = async () =>
      (
        await harness.deps.db
          .selectFrom('sanctions')
          .select('id')
          .where('user_id', '=', fan.id)
          .where('ended_at', 'is', null)
          .execute()
      ).map(({ id }) => id);
    expect(await running()).toEqual([long.id]);
    const lifted = (id: string) =>
      judge(admin, 'lift', fan, { sanction_id: id, reason: 'A mistake of ours.' });
    expect((await lifted(long.id)).json().sanction).toMatchObject({ end_reason: 'A mistake of ours.' });
    expect(await running()).toEqual([]);
    expect(expectRefusal(await lifted(short.id)).detail).toBe('This is over already.');
    const other = await harness.factory.fan();
    const wrong = await judge(admin, 'lift', other, { sanction_id: long.id, reason: 'x' });
    expect(expectRefusal(wrong).code).toBe('sanction_not_found');
  });
});

describe('who is suspended', () => {
  it('is signed out, told why and until when, and comes back by itself', async () => {
    const admin = await harness.factory.admin();
    const email = `suspended-${harness.deps.ids.next()}@example.test`;
    const registered = (await register(harness, { email, password: PASSWORD })).json();
    const person = { id: registered.user.id as string };
    const token = { headers: { authorization: `Bearer ${registered.access_token}` } } as Person;
    expect((await send('GET', '/auth/me', token)).statusCode).toBe(200);
    await mails();
    expect((await suspend(admin, person)).statusCode).toBe(201);
    // Every process forgets the session when the database says so.
    await expect.poll(async () => (await send('GET', '/auth/me', token)).statusCode).toBe(401);
    const refused = expectRefusal(await login(harness, email, PASSWORD));
    expect(refused.code).toBe('account_suspended');
    expect(refused.detail).toMatch(/^This account is suspended until .+\d{4}.* Reason: Links/);
    const [mail] = await mails();
    expect([mail?.to, mail?.subject]).toEqual([email, 'Your Likha account is suspended']);
    expect(mail?.text).toContain(REASON);
    harness.clock.advance(3 * DAY_MS - 1);
    await endSanctions(harness.deps);
    expect(await statusOf(person)).toBe('suspended');
    harness.clock.advance(1);
    await endSanctions(harness.deps);
    expect(await statusOf(person)).toBe('active');
    // What was ended stays so.
    expect((await send('GET', '/auth/me', token)).statusCode).toBe(401);
    expect((await login(harness, email, PASSWORD)).statusCode).toBe(200);
    expect((await mails())[0]?.subject).toBe('You can use your Likha account again');
  });

  it('is suspended for 1 to 30 days, with a reason', async () => {
    const { admin, fan } = await scene();
    for (const days of [0, 31, 1.5, -1])
      expect(expectRefusal(await suspend(admin, fan, days)).code).toBe('validation_failed');
    const silent = await judge(admin, 'suspend', fan, { days: 1, reason: ' ' });
    expect(expectRefusal(silent).errors?.reason).toBe('Say why, in words that the person can read');
    expect(await statusOf(fan)).toBe('active');
  });

  it('may be banned, which ends the suspension, and is not let in when its time is over', async () => {
    const { admin, fan } = await scene();
    await suspend(admin, fan, 1);
    expect((await ban(admin, fan)).statusCode).toBe(201);
    harness.clock.advance(2 * DAY_MS);
    await endSanctions(harness.deps);
    expect(await statusOf(fan)).toBe('banned');
    expect(expectRefusal(await suspend(admin, fan)).code).toBe('already_sanctioned');
  });
});

describe('who is banned', () => {
  it('is found nowhere, sells nothing, publishes nothing, and their media is not to be had', async () => {
    const { admin, creator, fan } = await scene();
    const published = await sendForm(harness, creator.headers, {
      fields: { title: 'Free', content: 'Words' },
      files: [{ content: await jpeg() }],
    });
    const { id, media } = published.json();
    const paid = await harness.factory.post(creator.id, { price: 5 });
    const bought = await harness.factory.post(creator.id, { price: 5 });
    await send('POST', '/credits/unlock', fan, { content_id: bought });
    const soon = new Date(harness.clock.now().getTime() + 600_000).toISOString();
    const scheduled = await sendForm(harness, creator.headers, {
      fields: { title: 'Later', content: 'Words', publish_at: soon },
    });
    expect((await send('POST', '/media/access', fan, { file_key: media.file_key })).statusCode).toBe(200);
    await ban(admin, creator);
    const answers = [
      await send('GET', `/users/by-username/${creator.username}`, null),
      await send('GET', `/creators/${creator.id}/posts`, fan),
      await send('GET', `/content/${id}`, null),
      await send('GET', `/content/${bought}`, fan),
      await send('POST', '/media/access', fan, { file_key: media.file_key }),
      await send('POST', '/credits/unlock', fan, { content_id: paid }),
      await send('POST', `/creators/${creator.id}/subscription`, fan, { credits: 100 }),
      await send('POST', `/creators/${creator.id}/tips`, fan, { credits: 5 }),
      await send('POST', `/creators/${creator.id}/follow`, fan),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(404));
    const { creators } = (await send('GET', `/creators?search=${creator.username}`, null)).json();
    expect(creators.filter((found: { id: string }) => found.id === creator.id)).toEqual([]);
    harness.clock.advance(DAY_MS);
    await publishDue(harness.deps);
    const { status } = await harness.deps.db
      .selectFrom('posts')
      .select('status')
      .where('id', '=', scheduled.json().id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('scheduled');
    expect((await send('GET', `/content/${id}`, admin)).statusCode).toBe(200);
    await lift(admin, creator);
    expect((await send('GET', `/content/${id}`, null)).statusCode).toBe(200);
    expect(await publishDue(harness.deps)).toBe(1);
  });

  it('is not paid out, and no renewal is taken from them', async () => {
    const { admin, creator, fan } = await scene();
    await send('POST', `/creators/${creator.id}/tips`, fan, { credits: 1001 });
    await send('PUT', '/payouts/settings', creator, { method: 'gcash', gcash_number: '09171234567' });
    const { payout } = (await send('POST', '/payouts', creator, {})).json();
    await ban(admin, creator);
    const decide = (decision: string, more: object = {}) =>
      send('POST', `/admin/payouts/${payout.id}/decision`, admin, { decision, ...more });
    expect(expectRefusal(await decide('approve')).code).toBe('payout_paused');
    await lift(admin, creator);
    expect((await decide('approve')).statusCode).toBe(200);
    const list = async () => (await send('GET', '/admin/payouts/export', admin)).body;
    await ban(admin, creator);
    expect(await list()).not.toContain(payout.id);
    await lift(admin, creator);
    expect(await list()).toContain(payout.id);
    const other = await scene();
    await send('POST', `/creators/${other.creator.id}/subscription`, other.fan, { credits: 100 });
    await ban(admin, other.fan);
    harness.clock.advance(32 * DAY_MS);
    await renewSubscriptions(harness.deps);
    const charges = await harness.deps.db
      .selectFrom('subscription_charges')
      .select('id')
      .where('fan_id', '=', other.fan.id)
      .execute();
    expect(charges).toHaveLength(1);
  });

  it('is told so at sign-in, and by mail', async () => {
    const admin = await harness.factory.admin();
    const email = `banned-${harness.deps.ids.next()}@example.test`;
    const { user } = (await register(harness, { email, password: PASSWORD })).json();
    await mails();
    await ban(admin, user);
    const refused = expectRefusal(await login(harness, email, PASSWORD));
    expect(refused.code).toBe('account_banned');
    expect(refused.detail).toContain(`Reason: ${REASON}`);
    expect((await login(harness, email, 'mali-mali-mali')).json().code).toBe('invalid_credentials');
    expect((await mails())[0]).toMatchObject({ to: email, subject: 'Your Likha account is banned' });
    await lift(admin, user);
    expect((await login(harness, email, PASSWORD)).statusCode).toBe(200);
    const before = { status: 'banned' };
    expect(await actionsAbout(user)).toMatchObject([
      { action: 'user.ban', before: { status: 'active' } },
      { action: 'user.lift', before },
    ]);
  });
});

describe('what other modules decide', () => {
  it('is decided in their transaction, or not at all', async () => {
    const { admin, creator } = await scene();
    await mails();
    const by = { id: admin.id, from: '203.0.113.9' };
    const userId = creator.id;
    const [reason, description] = [REASON, REASON];
    const all = (isBroken: boolean) =>
      inTransaction(harness.deps.db, async (tx) => {
        const warning = { userId, severity: 1, type: 'others', description, expiresInDays: null } as const;
        await warnPerson(harness.deps, tx, by, warning);
        const subject = { type: 'post', id: harness.deps.ids.next() } as const;
        await noteRemoval(harness.deps, tx, by, { userId, reason, subject });
        await suspendPerson(harness.deps, tx, by, { userId, days: 30, reason });
        await banPerson(harness.deps, tx, by, { userId, reason });
        await liftSanction(harness.deps, tx, by, { userId, reason });
        if (isBroken) throw new Error('broken');
      });
    await expect(all(true)).rejects.toThrow('broken');
    expect([await mails(), await actionsAbout(creator)]).toEqual([[], []]);
    await all(false);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'A warning about your Likha account',
      'We removed something of yours from Likha',
      'Your Likha account is suspended',
      'Your Likha account is banned',
      'You can use your Likha account again',
    ]);
    expect((await actionsAbout(creator)).map(({ action }) => action)).toEqual([
      'user.warn',
      'user.remove_content',
      'user.suspend',
      'user.ban',
      'user.lift',
    ]);
    expect(await statusOf(creator)).toBe('active');
  });
});

describe('who decides', () => {
  it('cannot decide about themselves, nobody, the erased and the leaving', async () => {
    const { admin, fan } = await scene();
    for (const act of [warn(admin, admin), suspend(admin, admin), ban(admin, admin), lift(admin, admin)])
      expect(expectRefusal(await act).detail).toBe('You cannot decide about yourself.');
    const nobody = { id: harness.deps.ids.next() };
    expect(expectRefusal(await ban(admin, nobody)).code).toBe('person_not_found');
    const leaving = { status: 'leaving', erases_at: harness.clock.now() } as const;
    await harness.deps.db.updateTable('users').set(leaving).where('id', '=', fan.id).execute();
    expect(expectRefusal(await ban(admin, fan)).code).toBe('sanction_refused');
    expect(expectRefusal(await lift(admin, await harness.factory.fan())).code).toBe('sanction_not_found');
  });

  it('is one of many at once, and the others are told who', async () => {
    const { fan } = await scene();
    const admins = [];
    for (let count = 0; count < 6; count += 1) admins.push(await harness.factory.admin());
    const answers = await Promise.all(admins.map((admin) => ban(admin, fan)));
    const first = answers.find(({ statusCode }) => statusCode === 201)?.json().sanction;
    expect(first.created_by).toMatch(/^The admin \d+$/);
    const refusals = answers.filter(({ statusCode }) => statusCode !== 201).map(expectRefusal);
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals) {
      expect(refusal.code).toBe('already_sanctioned');
      expect(refusal.detail).toBe(`${first.created_by} was first: this account is banned.`);
    }
    const lifts = await Promise.all(admins.map((admin) => lift(admin, fan)));
    expect(lifts.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await statusOf(fan)).toBe('active');
  });

  it('leaves an admin: of two who ban each other at once one is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      await harness.deps.db
        .updateTable('users')
        .set({ user_type: 'fan' })
        .where('user_type', '=', 'admin')
        .execute();
      const [one, other] = [await harness.factory.admin(), await harness.factory.admin()];
      const answers = await Promise.all([ban(one, other), ban(other, one)]);
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect([await statusOf(one), await statusOf(other)].sort()).toEqual(['active', 'banned']);
    }
  });
});
