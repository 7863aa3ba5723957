import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useMessages } from '../messages.fixture.ts';

const { harness, call, send, heard, inbox, events, scene } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

/** A fan with 100 credits, who writes with a creator. */
async function rich() {
  const met = await scene();
  await harness.factory.buy(met.fan.id, 100);
  return met;
}

const tip = (person: Person, id: string, payload: object, key?: string) =>
  harness.app.inject({
    method: 'POST',
    url: `/api/conversations/${id}/tips`,
    headers: { ...person.headers, ...(key && { 'idempotency-key': key }) },
    payload,
  });
const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const tipsOf = async (creator: Person) => (await call('GET', '/tips', creator)).json().tips;

describe('a tip inside a conversation', () => {
  it('is one message of it and one payment, however many ask at once under one key', async () => {
    const { creator, fan, id } = await rich();
    const payload = { credits: 40, message: '  Ang ganda!  ' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => tip(fan, id, payload, 'one-key')));
    const [first] = answers.filter(({ statusCode }) => statusCode === 201);
    expect(first?.json()).toMatchObject({
      credits_spent: 40,
      balance: 60,
      sent: { seq: 1, is_own: true, text: 'Ang ganda!', tip_credits: 40, may_unsend: false, state: 'sent' },
    });
    // As a process does that dies after the commit and before it notes the answer.
    await harness.deps.db.deleteFrom('idempotency_keys').execute();
    expect((await tip(fan, id, payload, 'one-key')).json().sent.id).toBe(first?.json().sent.id);
    expect(await balanceOf(fan)).toBe(60);
    expect(await heard(creator, id)).toMatchObject([{ text: 'Ang ganda!', tip_credits: 40, is_own: false }]);
    expect(await inbox(creator)).toMatchObject({
      conversations: [{ unread_count: 1, last_message: { text: 'Ang ganda!', tip_credits: 40 } }],
    });
    expect((await events(creator)).events).toMatchObject([{ kind: 'message', conversation_id: id, seq: 1 }]);
    expect(await tipsOf(creator)).toMatchObject([{ credits: 40, message: 'Ang ganda!' }]);
  });

  it('that is sent again once its fan deleted it for themselves is said to be paid, and deleted', async () => {
    const { creator, fan, id } = await rich();
    const { sent } = (await tip(fan, id, { credits: 40 }, 'key')).json();
    await call('DELETE', `/messages/${sent.id}?for=me`, fan);
    await harness.deps.db.deleteFrom('idempotency_keys').execute();
    const again = await tip(fan, id, { credits: 40 }, 'key');
    expect([again.statusCode, again.json()]).toMatchObject([
      201,
      { balance: 60, sent: { id: sent.id, is_deleted: true } },
    ]);
    expect([await balanceOf(fan), await heard(fan, id)]).toEqual([60, []]);
    expect(await heard(creator, id)).toHaveLength(1);
  });

  it('that was paid is answered again under its key, also where it could not be sent any more', async () => {
    const { creator, fan, id } = await rich();
    const { sent } = (await tip(fan, id, { credits: 40 }, 'key')).json();
    await call('POST', `/users/${fan.id}/block`, creator);
    await harness.deps.db.deleteFrom('idempotency_keys').execute();
    expect((await tip(fan, id, { credits: 40 }, 'key')).json()).toMatchObject({
      balance: 60,
      sent: { id: sent.id },
    });
    expect(expectRefusal(await tip(fan, id, { credits: 40 }, 'other')).code).toBe('messages_closed');
    expect(await balanceOf(fan)).toBe(60);
  });

  it('needs no words, begins a conversation, and can be replied to', async () => {
    const { creator, fan, id } = await rich();
    expect((await tip(fan, id, { credits: 5 })).json().sent).toMatchObject({ text: null, tip_credits: 5 });
    const reply = await send(creator, id, 'Salamat!', { reply_to_seq: 1 });
    expect(reply.json().reply_to).toMatchObject({ text: null, files_count: 0, tip_credits: 5 });
    expect(await inbox(fan)).toMatchObject({ conversations: [{ last_message: { text: 'Salamat!' } }] });
  });

  it('is another one under the same key in another place, and so refused', async () => {
    const { creator, fan, id } = await rich();
    await tip(fan, id, { credits: 5 }, 'key');
    await harness.deps.db.deleteFrom('idempotency_keys').execute();
    const elsewhere = await harness.app.inject({
      method: 'POST',
      url: `/api/creators/${creator.id}/tips`,
      headers: { ...fan.headers, 'idempotency-key': 'key' },
      payload: { credits: 5 },
    });
    expect(expectRefusal(elsewhere).code).toBe('idempotency_key_reused');
    expect(await balanceOf(fan)).toBe(95);
  });

  it('leaves neither a payment nor a message where it is refused', async () => {
    const { creator, fan, id } = await rich();
    const refusals = [
      [fan, id, { credits: 101 }, 'insufficient_credits'],
      [fan, id, { credits: 0 }, 'validation_failed'],
      [fan, id, { credits: 5, message: 'x'.repeat(501) }, 'validation_failed'],
      [creator, id, { credits: 5 }, 'fans_only'],
      [await harness.factory.fan({ credits: 50 }), id, { credits: 5 }, 'conversation_not_found'],
      [fan, harness.deps.ids.next(), { credits: 5 }, 'conversation_not_found'],
    ] as const;
    for (const [person, where, payload, code] of refusals)
      expect(expectRefusal(await tip(person, where, payload)).code).toBe(code);
    await call('POST', `/users/${fan.id}/block`, creator);
    expect(expectRefusal(await tip(fan, id, { credits: 5 })).code).toBe('messages_closed');
    expect(await heard(creator, id)).toEqual([]);
    expect(await balanceOf(fan)).toBe(100);
  });

  it('is never paid without its message when its creator blocks in the same moment', async () => {
    const { creator, fan, id } = await rich();
    const [sent] = await Promise.all([
      tip(fan, id, { credits: 40 }),
      call('POST', `/users/${fan.id}/block`, creator),
    ]);
    const isPaid = sent.statusCode === 201;
    expect(await balanceOf(fan)).toBe(isPaid ? 60 : 100);
    expect((await heard(creator, id)).length).toBe(isPaid ? 1 : 0);
  });

  it('keeps from its creator the words that staff holds, and those that staff removed', async () => {
    const { creator, fan, id } = await rich();
    await tip(fan, id, { credits: 5, message: 'Para sa iyo' });
    const say = (state: string) =>
      harness.deps.db
        .updateTable('messages')
        .set({ state: state as 'removed' })
        .where('conversation_id', '=', id)
        .execute();
    for (const [state, message] of [
      ['in_review', ''],
      ['removed', ''],
      ['sent', 'Para sa iyo'],
    ] as const) {
      await say(state);
      expect(await tipsOf(creator)).toMatchObject([{ credits: 5, message }]);
    }
  });

  it('stays when its fan unsends it', async () => {
    const { fan, id } = await rich();
    const { sent } = (await tip(fan, id, { credits: 5, message: 'Para sa iyo' })).json();
    expect(expectRefusal(await call('DELETE', `/messages/${sent.id}`, fan)).code).toBe('message_stays');
  });
});
