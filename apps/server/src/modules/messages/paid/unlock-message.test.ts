import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { banPerson } from '../../enforcement/index.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { removeContent } from '../../moderation/remove-content.ts';
import { useMessages } from '../messages.fixture.ts';

const { harness, call, open, send, photo, heard, events, scene } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

/** A creator's message with a photo that costs 40, to a fan with 100 credits. */
async function offer({ credits = 100, price = 40 } = {}) {
  const { creator, fan, id } = await scene();
  if (credits) await harness.factory.buy(fan.id, credits);
  const key = await photo(creator, id);
  const message = (await send(creator, id, 'Para sa iyo', { media_ids: [key], price })).json();
  return { creator, fan, id, key, message };
}

const unlock = (person: Person, id: string, body: object = {}, key?: string) =>
  harness.app.inject({
    method: 'POST',
    url: `/api/messages/${id}/unlock`,
    headers: { ...person.headers, ...(key && { 'idempotency-key': key }) },
    payload: body,
  });
const access = async (person: Person, key: string) =>
  (await call('POST', '/media/access', person, { file_key: key })).statusCode;
const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const judge = async () => ({ id: (await harness.factory.admin()).id, from: '127.0.0.1' });
const given = () => workedOff(harness, ['restitutions.give', 'restitutions.mail']);

describe('a paid message', () => {
  it('shows its words and a blurred picture until it is paid for, and then all of it', async () => {
    const { creator, fan, id, key, message } = await offer();
    expect(message).toMatchObject({ price: 40, is_locked: false, is_unlocked: false, may_unsend: true });
    const [locked] = await heard(fan, id);
    expect(locked).toMatchObject({ text: 'Para sa iyo', price: 40, is_locked: true });
    expect(locked.files[0]).toMatchObject({
      media_url: null,
      stream_url: null,
      thumbnail_url: `/media/public/blur/${key}.webp`,
    });
    expect((await harness.app.inject(locked.files[0].thumbnail_url)).statusCode).toBe(200);
    expect(expectRefusal(await call('POST', '/media/access', fan, { file_key: key })).code).toBe(
      'purchase_required',
    );
    expect((await unlock(fan, message.id, { credits: 40 })).json()).toEqual({
      message: 'Content Unlocked!',
      content_id: message.id,
      credits_spent: 40,
      balance: 60,
      is_unlocked: true,
    });
    const [open] = await heard(fan, id);
    expect(open).toMatchObject({ is_locked: false, is_unlocked: true });
    expect(
      (await harness.app.inject({ url: open.files[0].media_url, headers: fan.headers })).statusCode,
    ).toBe(200);
    await workedOff(harness, ['messages.tell-unlocked']);
    expect((await events(creator)).events.at(-1)).toMatchObject({ kind: 'message', seq: 1 });
    expect((await heard(creator, id))[0]).toMatchObject({ is_unlocked: true, may_unsend: false });
  });

  it('is paid for once, however many ask at once, under one key or many', async () => {
    const { creator, fan, message } = await offer();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        unlock(fan, message.id, { credits: 40 }, n % 2 ? 'same' : `key-${n}`),
      ),
    );
    for (const answer of answers) expect(answer.json()).toMatchObject({ credits_spent: 40, balance: 60 });
    expect(await balanceOf(fan)).toBe(60);
    const earnings = (await call('GET', '/earnings', creator)).json();
    expect(earnings).toMatchObject({ on_hold: 28, this_month: 28 });
    expect(earnings.recent[0].description).toMatch(/^Unlocked a message from /);
    const { transactions } = (await call('GET', '/credits/transactions', fan)).json();
    expect(transactions[0]).toMatchObject({
      amount: -40,
      type: 'spend',
      conversation_id: message.conversation_id,
    });
  });

  it('is refused for another price than was shown, for too few credits, and to anybody else', async () => {
    const { creator, fan, message } = await offer({ credits: 30 });
    expect(expectRefusal(await unlock(fan, message.id, { credits: 39 })).code).toBe('price_changed');
    expect(expectRefusal(await unlock(fan, message.id))).toMatchObject({
      code: 'insufficient_credits',
      detail: 'You need 40 credits and have 30. Buy 10 more to unlock this message.',
    });
    expect(await balanceOf(fan)).toBe(30);
    const stranger = await harness.factory.fan({ credits: 100 });
    expect(expectRefusal(await unlock(stranger, message.id)).code).toBe('message_not_found');
    expect(expectRefusal(await unlock(creator, message.id)).code).toBe('fans_only');
    await call('POST', `/users/${fan.id}/block`, creator);
    expect(expectRefusal(await unlock(fan, message.id)).code).toBe('message_not_found');
  });

  it('says that it is not for sale, in the same words to who is blocked and whose creator is shut out, and shows nothing then', async () => {
    const { creator, fan, id, message } = await offer();
    await call('POST', `/users/${fan.id}/block`, creator);
    const blocked = expectRefusal(await unlock(fan, message.id));
    expect(blocked.detail).toBe('It is not for sale right now, and nothing was charged.');
    await call('DELETE', `/users/${fan.id}/block`, creator);
    expect((await heard(fan, id))[0]).toMatchObject({ is_locked: true, is_withheld: false });
    const by = await judge();
    const sanction = { userId: creator.id, reason: 'Pictures of others' };
    await inTransaction(harness.deps.db, (tx) => banPerson(harness.deps, tx, by, sanction));
    expect(expectRefusal(await unlock(fan, message.id))).toMatchObject({
      code: blocked.code,
      detail: blocked.detail,
    });
    const [withheld] = await heard(fan, id);
    expect(withheld).toMatchObject({ text: 'Para sa iyo', is_withheld: true });
    expect(withheld.files).toMatchObject([{ media_url: null, thumbnail_url: null, thumbhash: null }]);
  });

  it('cannot be sold while a video of it is not ready, nor what is free', async () => {
    const { creator, fan, id, key, message } = await offer();
    const state = (video_state: 'working' | 'ready') =>
      harness.deps.db
        .updateTable('media_items')
        .set({ kind: 'video', content_type: 'video/mp4', video_state })
        .where('id', '=', key)
        .execute();
    await state('working');
    expect(expectRefusal(await unlock(fan, message.id)).code).toBe('media_not_ready');
    await state('ready');
    expect((await unlock(fan, message.id)).statusCode).toBe(200);
    const free = (await send(creator, id, 'Libre', { media_ids: [await photo(creator, id)] })).json();
    expect(expectRefusal(await unlock(fan, free.id)).code).toBe('not_for_sale');
  });

  it('is asked of fans by creators, with files', async () => {
    const { creator, fan, id } = await offer();
    const refused = async (person: Person, conversation: string, more: object) =>
      expect(expectRefusal(await send(person, conversation, 'Hi', more)).errors).toHaveProperty('price');
    await refused(creator, id, { price: 5 });
    await refused(fan, id, { price: 5, media_ids: [await photo(fan, id)] });
    for (const price of [0, -1, 10_001, 1.5])
      await refused(creator, id, { price, media_ids: [await photo(creator, id)] });
    const other = await harness.factory.creator();
    await call('PUT', '/messages/settings', other, { first_writers: 'everyone' });
    const talk = (await open(creator, other)).json().id;
    await refused(creator, talk, { price: 5, media_ids: [await photo(creator, talk)] });
  });

  it('is either unsent or sold, never both, when both happen at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { creator, fan, key, message } = await offer();
      const [unsent, bought] = await Promise.all([
        call('DELETE', `/messages/${message.id}`, creator),
        unlock(fan, message.id),
      ]);
      expect([unsent.statusCode, bought.statusCode].sort()).toEqual(
        bought.statusCode === 200 ? [200, 409] : [200, 404],
      );
      expect(await balanceOf(fan)).toBe(bought.statusCode === 200 ? 60 : 100);
      expect(await access(fan, key)).toBe(bought.statusCode);
    }
  });
});

describe('who paid for a message', () => {
  it('keeps it when its sender blocks them, deletes it for themselves, or wants to unsend it', async () => {
    const { creator, fan, id, key, message } = await offer();
    await unlock(fan, message.id);
    expect(expectRefusal(await call('DELETE', `/messages/${message.id}`, creator)).code).toBe(
      'message_stays',
    );
    expect((await call('DELETE', `/messages/${message.id}?for=me`, creator)).statusCode).toBe(200);
    await call('POST', `/users/${fan.id}/block`, creator);
    expect([await access(fan, key), (await heard(fan, id))[0].is_locked]).toEqual([200, false]);
    expect((await unlock(fan, message.id)).json()).toMatchObject({ credits_spent: 40, balance: 60 });
  });

  it('gets the credits back when staff removes it, or when its sender is banned', async () => {
    const removed = await offer();
    await unlock(removed.fan, removed.message.id);
    const { id } = removed.message;
    const by = await judge();
    await inTransaction(harness.deps.db, (tx) =>
      removeContent(harness.deps, tx, by, {
        type: 'message',
        id,
        authorId: removed.creator.id,
        reason: 'No',
        notes: '',
      }),
    );
    const banned = await offer();
    await unlock(banned.fan, banned.message.id);
    await inTransaction(harness.deps.db, (tx) =>
      banPerson(harness.deps, tx, by, { userId: banned.creator.id, reason: 'Fraud' }),
    );
    await given();
    for (const { fan, key } of [removed, banned])
      expect([await balanceOf(fan), await access(fan, key)]).toEqual([100, 404]);
  });
});
