import { describe, expect, it } from 'vitest';
import { jpeg, sendForm } from '../../../test/forms.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { login, register } from '../accounts/accounts.fixture.ts';
import { publishDue } from '../posts/publish/publish-post.ts';
import { renewSubscriptions } from '../subscriptions/renew-subscriptions.ts';
import { PASSWORD, REASON, useEnforcement } from './enforcement.fixture.ts';
import { banPerson, liftSanction, noteRemoval, suspendPerson, warnPerson } from './index.ts';

const { harness, send, ban, lift, statusOf, mails, actionsAbout, scene } = useEnforcement();

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
      'We removed something you posted on Likha',
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
