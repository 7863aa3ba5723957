import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { purseOf, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { bought, disputed } from '../credits/disputes/disputes.fixture.ts';
import { banPerson } from '../enforcement/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { addKeyword } from '../reviews/index.ts';
import { useSubscribing } from '../subscriptions/subscribe.fixture.ts';

/** Fake: providers and clock. Real: the queue and its workers, the mailbox. */
const subscribing = useSubscribing();
const { harness, headersOf, ask, balanceOf, chargesOf, subscribersOf, setPrice, offer, renewAt } =
  subscribing;

async function give(giver: Person, creatorId: string, gift: object) {
  const payload = { client_id: randomUUID(), credits: 200, ...gift };
  const url = `/api/creators/${creatorId}/gifts`;
  return harness.app.inject({ method: 'POST', url, headers: await headersOf(giver), payload });
}

async function scene(credits = 1000) {
  const { creator, fan: giver } = await subscribing.scene({ price: 20_000, credits });
  return { creator, giver, receiver: await harness.factory.fan({ credits: 500 }) };
}

const get = async (url: string, person: Person) =>
  (await harness.app.inject({ url: `/api${url}`, headers: await headersOf(person) })).json();

const subscriptionOf = async (person: Person, creator: Person) =>
  (await get(`/subscriptions?creator_id=${creator.id}`, person)).subscriptions[0];

async function mailsTo({ username }: Person): Promise<string[]> {
  const folder = harness.deps.mail.folder ?? '';
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`${username}@example.test`));
}

const lawful = async () => expect(await checkInvariants(harness.deps.db)).toEqual([]);

describe('a subscription that is given', () => {
  it('is paid by its giver once, however often it is sent, and its receiver has the month, which ends by itself', async () => {
    const { creator, giver, receiver } = await scene();
    await harness.factory.post(creator.id, { isSubscriberOnly: true, content: 'For subscribers' });
    const gift = {
      username: `@${receiver.username.toUpperCase()}`,
      client_id: randomUUID(),
      message: ' Para sa iyo! ',
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(giver, creator.id, gift)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.json().gift_id)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ credits_spent: 200, balance: 800 });
    expect(Object.keys(answers[0]?.json() ?? {}).sort()).toEqual([
      'balance',
      'credits_spent',
      'gift_id',
      'message',
    ]);
    expect((await give(giver, creator.id, { ...gift, message: 'Other' })).json().code).toBe(
      'idempotency_key_reused',
    );
    expect([await balanceOf(giver), await balanceOf(receiver), await subscribersOf(creator)]).toEqual([
      800, 500, 1,
    ]);
    expect(await subscriptionOf(receiver, creator)).toMatchObject({
      renews: false,
      paid_until: '2026-02-28T04:00:00.000Z',
      ends_at: '2026-02-28T04:00:00.000Z',
    });
    expect((await get(`/creators/${creator.id}/posts`, receiver)).posts[0]).toMatchObject({
      is_locked: false,
    });
    expect(await get('/earnings', creator)).toMatchObject({ on_hold: 140, subscribers_count: 1 });
    expect((await get('/credits/transactions', giver)).transactions[0]).toMatchObject({
      type: 'gift',
      amount: -200,
      description: expect.stringMatching(/^Gift: one month of /),
    });
    await lawful();
    await renewAt('2026-03-01T00:00:00.000Z');
    expect([await subscriptionOf(receiver, creator), await balanceOf(receiver)]).toEqual([undefined, 500]);
    await lawful();
  });

  it('tells its receiver in the app and by mail, by name where the giver wants it, and shows the words on the page alone', async () => {
    const { creator, giver, receiver } = await scene();
    await give(giver, creator.id, { username: receiver.username, message: 'Happy birthday' });
    await give(giver, creator.id, { username: receiver.username, shows_name: true });
    await workedOff(harness, ['gifts.mail']);
    const { notifications } = await get('/notifications', receiver);
    const gifts = notifications.filter(({ kind }: { kind: string }) => kind === 'gift');
    const givers = gifts.map(({ actor }: { actor: { username: string } | null }) => actor?.username ?? null);
    expect(givers.sort()).toEqual([giver.username, null]);
    const mails = await mailsTo(receiver);
    expect(mails).toHaveLength(2);
    expect(mails.filter((mail) => mail.includes(`@${giver.username}`))).toHaveLength(1);
    for (const mail of mails) expect(mail).toMatch(/^Subject: You have a gift\r?$/m);
    expect(mails.join()).not.toContain('Happy birthday');
    const received = (await get('/gifts', receiver)).gifts;
    expect(received).toMatchObject([
      { person: { username: giver.username }, credits: null, months: 1, text: '' },
      { person: null, credits: null, creator: { username: creator.username }, text: 'Happy birthday' },
    ]);
    expect((await get('/gifts?side=given', giver)).gifts).toMatchObject([
      { person: { username: receiver.username }, credits: 200 },
      { person: { username: receiver.username } },
    ]);
    expect((await get('/gifts?side=given', receiver)).gifts).toEqual([]);
  });

  it('follows what its receiver has paid, and renews after it only where it renewed before, at what was agreed', async () => {
    const { creator, giver, receiver } = await scene(3000);
    await offer(creator, { bundle_3_percent: 50 });
    await ask('POST', receiver, creator.id);
    await setPrice(creator, 40_000);
    expect(
      (await give(giver, creator.id, { username: receiver.username, plan: 'months_3', credits: 600 }))
        .statusCode,
    ).toBe(201);
    expect(await subscriptionOf(receiver, creator)).toMatchObject({
      renews: true,
      credits_per_month: 200,
      paid_until: '2026-05-31T04:00:00.000Z',
    });
    await renewAt('2026-03-31T04:00:00.000Z', '2026-05-30T04:00:00.000Z');
    expect(await balanceOf(receiver)).toBe(300);
    await ask('DELETE', receiver, creator.id);
    await give(giver, creator.id, { username: receiver.username, credits: 400 });
    expect(await subscriptionOf(receiver, creator)).toMatchObject({
      renews: false,
      paid_until: '2026-06-30T04:00:00.000Z',
    });
    await renewAt('2026-07-05T04:00:00.000Z');
    expect([await balanceOf(receiver), await balanceOf(giver)]).toEqual([300, 2000]);
    expect(await chargesOf(receiver)).toHaveLength(3);
    await lawful();
  });

  it('begins at once where a renewal is just being tried, and after a trial; introductions stay for who pays', async () => {
    const { creator, giver, receiver } = await scene(2000);
    const late = await harness.factory.fan({ credits: 200 });
    await ask('POST', late, creator.id);
    await renewAt('2026-03-01T04:00:00.000Z');
    expect(await subscriptionOf(late, creator)).toMatchObject({ is_past_due: true });
    await give(giver, creator.id, { username: late.username });
    expect(await subscriptionOf(late, creator)).toMatchObject({
      is_past_due: false,
      renews: true,
      paid_until: '2026-04-01T04:00:00.000Z',
    });
    await offer(creator, { trial_days: 7 });
    await give(giver, creator.id, { username: receiver.username });
    await renewAt('2026-04-02T04:00:00.000Z');
    expect((await ask('POST', receiver, creator.id, { plan: 'introduction' })).json()).toMatchObject({
      credits_spent: 0,
    });
    await give(giver, creator.id, { username: receiver.username });
    expect(await subscriptionOf(receiver, creator)).toMatchObject({
      is_trial: false,
      renews: true,
      paid_until: '2026-05-09T04:00:00.000Z',
    });
    expect(await balanceOf(receiver)).toBe(500);
    await lawful();
  });

  it('comes back to its giver pro rata when its creator is banned', async () => {
    const { creator, giver, receiver } = await scene();
    const admin = await harness.factory.admin();
    await give(giver, creator.id, { username: receiver.username });
    harness.clock.set('2026-02-14T04:00:00.000Z');
    await inTransaction(harness.deps.db, (tx) =>
      banPerson(
        harness.deps,
        tx,
        { id: admin.id, from: '127.0.0.1' },
        { userId: creator.id, reason: 'Fraud' },
      ),
    );
    await workedOff(harness, ['restitutions.give', 'restitutions.mail']);
    expect([await balanceOf(giver), await balanceOf(receiver)]).toEqual([900, 500]);
    await lawful();
  });

  it('is taken back from its creator when the payment of its giver is disputed, and stays with its receiver', async () => {
    const { creator, receiver } = await scene();
    await setPrice(creator, 6_000);
    const purchase = await bought(harness);
    await give(purchase.fan, creator.id, { username: receiver.username, credits: 60 });
    await disputed(harness, purchase, 'lost');
    await workedOff(harness, ['clawbacks.settle', 'clawbacks.mail']);
    expect((await purseOf(harness, creator)).earned).toBe(0);
    const debt = await readFigures(harness.deps.db, accounts.fanDebt(purchase.fan.id));
    expect(debt.balance).toBe(-6_000);
    expect(await subscriptionOf(receiver, creator)).toMatchObject({ renews: false });
    await lawful();
  });
});

describe('a gift that is refused', () => {
  it('says the same of everybody who cannot have it, and says first what its giver lacks', async () => {
    const { creator, giver, receiver } = await scene(300);
    const block = async (by: Person, blocked: Person) =>
      harness.deps.db
        .insertInto('blocks')
        .values({
          id: harness.deps.ids.next(),
          blocker_id: by.id,
          blocked_id: blocked.id,
          created_at: harness.clock.now(),
        })
        .execute();
    const [mine, theirs, creators, banned] = [
      await harness.factory.fan(),
      await harness.factory.fan(),
      await harness.factory.fan(),
      await harness.factory.fan(),
    ];
    await block(giver, mine);
    await block(theirs, giver);
    await block(creator, creators);
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', banned.id)
      .execute();
    const others = [giver, creator, mine, theirs, creators, banned, await harness.factory.creator()];
    const names = [...others.map(({ username }) => username), 'nobody-of-this-name'];
    const bodies = await Promise.all(
      names.map(async (username) => (await give(giver, creator.id, { username })).json()),
    );
    const [first] = bodies;
    expect(first).toMatchObject({ code: 'gift_refused', status: 422 });
    const told = ({ code, status, title, detail }: typeof first) => ({ code, status, title, detail });
    expect(bodies.map(told)).toEqual(names.map(() => told(first)));
    // Who cannot pay, or pauses, learns nothing of anybody.
    await give(giver, creator.id, { username: receiver.username });
    for (const username of [receiver.username, mine.username])
      expect((await give(giver, creator.id, { username })).json().code).toBe('insufficient_credits');
    const url = '/api/spending/cool-off';
    await harness.app.inject({
      method: 'POST',
      url,
      headers: await headersOf(giver),
      payload: { hours: 24 },
    });
    for (const username of [receiver.username, mine.username])
      expect((await give(giver, creator.id, { username })).json().code).toBe('cooling_off');
    await lawful();
  });

  it('at another price than was shown, of a free or unknown creator, with spam, and to who is no fan', async () => {
    const { creator, giver, receiver } = await scene();
    const code = async (gift: object, id = creator.id, by = giver) =>
      (await give(by, id, { username: receiver.username, ...gift })).json().code;
    expect(await code({ credits: 150 })).toBe('price_changed');
    expect(await code({ plan: 'months_6' })).toBe('not_for_sale');
    expect(await code({ plan: 'introduction' })).toBe('validation_failed');
    expect(await code({ message: 'x'.repeat(201) })).toBe('validation_failed');
    expect(await code({}, receiver.id)).toBe('creator_not_found');
    expect(await code({}, creator.id, creator)).toBe('fans_only');
    const admin = await harness.factory.admin();
    await addKeyword(
      harness.deps,
      { id: admin.id, from: '127.0.0.1' },
      { keyword: 'cheapgold', severity: 3 },
    );
    expect(await code({ message: 'Buy cheapgold' })).toBe('validation_failed');
    await setPrice(creator, 0);
    expect(await code({ credits: 1 })).toBe('not_for_sale');
    expect([await balanceOf(giver), await chargesOf(receiver)]).toEqual([1000, []]);
  });
});
