import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { useMessages } from './messages.fixture.ts';

const { harness, call, send, read, shown, heard, inbox, events, scene } = useMessages();
let admin: Person;

beforeAll(async () => {
  admin = await harness.factory.admin();
  for (const [keyword, severity] of [
    ['biglang yaman', 3],
    ['libreng ginto', 4],
  ])
    await call('POST', '/moderation/spam-keywords', admin, { keyword, severity });
});

const decide = (id: string, status: string) =>
  call('PUT', `/moderation/content/${id}`, admin, { status, reason: 'Spam' });
const card = async (id: string) =>
  (await call('GET', '/moderation/content', admin))
    .json()
    .content.find((each: { content_id: string }) => each.content_id === id);
const hold = async (person: Person, conversation: string) =>
  (await send(person, conversation, 'Biglang yaman!')).json();

describe('a message with a spam keyword', () => {
  it('of severity 4 is refused, counted and not kept', async () => {
    const { creator, fan, id } = await scene();
    const blocked = async () => (await call('GET', '/moderation/stats', admin)).json().spam_messages_blocked;
    const before = await blocked();
    expect(expectRefusal(await send(fan, id, 'Libreng GINTO')).errors).toHaveProperty('text');
    expect([await blocked(), await heard(fan, id)]).toEqual([before + 1, []]);
    expect((await inbox(creator)).conversations).toEqual([]);
  });

  it('of severity 3 is seen by its sender alone, and by staff', async () => {
    const { creator, fan, id } = await scene();
    const held = await hold(fan, id);
    expect(held).toMatchObject({ seq: 1, state: 'in_review', text: 'Biglang yaman!' });
    expect(await heard(creator, id)).toEqual([]);
    expect((await inbox(creator)).conversations).toEqual([]);
    expect((await events(creator)).events).toEqual([]);
    expect((await read(creator, id, 1)).json()).toMatchObject({ read_seq: 0, unread_count: 0 });
    expect(expectRefusal(await call('DELETE', `/messages/${held.id}?for=me`, creator)).code).toBe(
      'message_not_found',
    );
    expect(await card(held.id)).toMatchObject({
      content_type: 'message',
      status: 'flagged',
      content: { content: 'Biglang yaman!' },
      creator: { id: fan.id },
      post_id: null,
    });
  });
});

describe('a held message that staff lets through', () => {
  it('appears to whom it was written, as unread and with an event, also behind what they read', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id, 'Una');
    const held = await hold(fan, id);
    await send(fan, id, 'Huli');
    await read(creator, id, 3);
    const { cursor } = await events(creator);
    expect((await decide(held.id, 'approved')).statusCode).toBe(200);
    expect((await heard(creator, id)).map((each: { seq: number }) => each.seq)).toEqual([3, 2, 1]);
    expect(await shown(creator, id)).toMatchObject({ unread_count: 1, read_seq: 3 });
    expect((await events(creator, cursor)).events).toMatchObject([{ kind: 'message', seq: 2 }]);
    expect((await card(held.id)).content.content, 'is between the two again').toBe('');
    expect((await read(creator, id, 3)).json().unread_count).toBe(0);
  });

  it('is the answer that opens the conversation, and was none before', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id);
    const held = await hold(creator, id);
    await call('PUT', '/messages/settings', creator, { first_writers: 'nobody' });
    expect((await shown(fan, id)).may_write).toBe(false);
    await decide(held.id, 'approved');
    expect((await shown(fan, id)).may_write).toBe(true);
  });

  it('is held again where that was a slip', async () => {
    const { creator, fan, id } = await scene();
    const held = await hold(fan, id);
    await decide(held.id, 'approved');
    const back = await call('POST', `/moderation/content/${held.id}/take-back`, admin, {});
    expect(back.statusCode, back.body).toBe(200);
    expect([await heard(creator, id), (await shown(creator, id)).unread_count]).toEqual([[], 0]);
    await decide(held.id, 'approved');
    expect((await shown(creator, id)).unread_count).toBe(1);
  });
});

describe('a held message that staff lets through once its receiver has blocked its sender', () => {
  it.each(['receiver', 'sender'] as const)(
    'comes to nobody, whoever of the two blocks: the %s',
    async (by) => {
      const { creator, fan, id } = await scene();
      await send(fan, id, 'Una');
      const held = await hold(fan, id);
      const [blocker, blocked] = by === 'receiver' ? [creator, fan] : [fan, creator];
      await call('POST', `/users/${blocked.id}/block`, blocker);
      const [before, { cursor }] = [await shown(creator, id), await events(creator)];
      expect((await decide(held.id, 'approved')).statusCode).toBe(200);
      expect((await heard(fan, id))[0], 'is sent as any other').toMatchObject({ id: held.id, state: 'sent' });
      await call('DELETE', `/users/${blocked.id}/block`, blocker);
      // To what was sent and did not come, its sender reacts unheard.
      if (by === 'receiver') await call('POST', `/creators/${creator.id}/follow`, fan);
      expect(
        (await call('PUT', `/messages/${held.id}/reaction`, fan, { reaction: 'heart' })).statusCode,
      ).toBe(200);
      expect((await heard(creator, id)).map((each: { seq: number }) => each.seq)).toEqual([1]);
      expect(await shown(creator, id)).toEqual({ ...before, may_write: true });
      expect((await events(creator, cursor)).events).toEqual([]);
      expect((await inbox(creator)).conversations[0].last_message.text).toBe('Una');
    },
  );

  it('is not heard of again where it had come and was taken back', async () => {
    const { creator, fan, id } = await scene();
    const held = await hold(fan, id);
    await decide(held.id, 'approved');
    await call('POST', `/moderation/content/${held.id}/take-back`, admin, {});
    await call('POST', `/users/${fan.id}/block`, creator);
    const { cursor } = await events(creator);
    await decide(held.id, 'approved');
    expect((await events(creator, cursor)).events).toEqual([]);
    expect(await heard(creator, id)).toHaveLength(1);
  });

  it('says in no list of tips what a tip said', async () => {
    const { creator, fan, id } = await scene();
    await harness.factory.buy(fan.id, 20);
    const headers = { ...fan.headers, 'idempotency-key': harness.deps.ids.next() };
    const payload = { credits: 5, message: 'Biglang yaman!' };
    const tip = { method: 'POST', url: `/api/conversations/${id}/tips`, headers, payload } as const;
    const { sent } = (await harness.app.inject(tip)).json();
    await call('POST', `/users/${fan.id}/block`, creator);
    await decide(sent.id, 'approved');
    expect((await call('GET', '/tips', creator)).json().tips).toMatchObject([{ message: '' }]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('comes, apart from the others, where the sender was restricted alone', async () => {
    const { creator, fan, id } = await scene();
    const held = await hold(fan, id);
    await call('PUT', `/conversations/${id}`, creator, { is_restricted: true });
    await decide(held.id, 'approved');
    expect((await inbox(creator)).conversations).toEqual([]);
    expect((await inbox(creator, 'restricted')).conversations).toMatchObject([{ unread_count: 1 }]);
  });
});

describe('a held message that staff removes', () => {
  it('is gone for its sender, never was for the other, and comes back where that was a slip', async () => {
    const { creator, fan, id } = await scene();
    const held = await hold(fan, id);
    expect((await decide(held.id, 'removed')).statusCode).toBe(200);
    expect((await heard(fan, id))[0]).toMatchObject({ state: 'removed', text: null, may_unsend: false });
    expect(await heard(creator, id)).toEqual([]);
    const { strikes } = (await call('GET', '/users/me/strikes', fan)).json();
    expect(strikes[0]).toMatchObject({ kind: 'removal', subject_type: 'message' });
    const back = await call('POST', `/moderation/content/${held.id}/take-back`, admin, {});
    expect(back.statusCode, back.body).toBe(200);
    expect((await heard(creator, id))[0]).toMatchObject({ state: 'sent', text: 'Biglang yaman!' });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('leaves the queue when its sender unsends it, also while staff decides', async () => {
    const { fan, id } = await scene();
    const first = await hold(fan, id);
    await call('DELETE', `/messages/${first.id}`, fan);
    expect(await card(first.id)).toBeUndefined();
    for (let turn = 0; turn < 6; turn += 1) {
      const held = await hold(fan, id);
      const [gone, decided] = await Promise.all([
        call('DELETE', `/messages/${held.id}`, fan),
        decide(held.id, turn % 2 ? 'removed' : 'approved'),
      ]);
      expect([200, 409], gone.body).toContain(gone.statusCode);
      expect([200, 404], decided.body).toContain(decided.statusCode);
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
