import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { useMessages } from './messages.fixture.ts';

const { harness, call, open, send, choose, shown, heard, inbox, events, scene } = useMessages();

describe('a message', () => {
  it('is plain text of 1 to 4,000 characters, for its two and nobody else', async () => {
    const { creator, fan, id } = await scene();
    const text = '<script>alert(1)</script> https://example.test';
    expect((await send(fan, id, ` ${text} `)).json()).toMatchObject({ seq: 1, text, is_own: true });
    expect((await send(fan, id, 'x'.repeat(4_000))).statusCode).toBe(201);
    expect(expectRefusal(await send(fan, id, 'x'.repeat(4_001))).errors).toHaveProperty('text');
    expect(expectRefusal(await send(fan, id, ' \n')).errors).toEqual({ text: 'Write a message first' });
    expect((await heard(creator, id)).map((each: { client_id: null }) => each.client_id)).toEqual([
      null,
      null,
    ]);
    for (const other of [await harness.factory.fan(), await harness.factory.admin()])
      for (const answer of [
        await send(other, id),
        await call('GET', `/conversations/${id}/messages`, other),
        await call('GET', `/conversations/${id}`, other),
        await call('POST', `/conversations/${id}/read`, other, { seq: 1 }),
        await call('PUT', `/conversations/${id}`, other, { is_muted: true }),
      ])
        expect(expectRefusal(answer).code).toBe('conversation_not_found');
  });

  it('is one, however often and however much at once it is sent under one name', async () => {
    const { creator, fan, id } = await scene();
    const client_id = harness.deps.ids.next();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(fan, id, 'Isa lang', { client_id })),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().id}`)).size).toBe(1);
    expect(await heard(creator, id)).toHaveLength(1);
    expect((await shown(creator, id)).unread_count).toBe(1);
    expect((await events(creator)).events).toHaveLength(1);
    // Also once it could not be written any more.
    await choose(creator, { first_writers: 'nobody' });
    expect((await send(fan, id, 'Isa lang', { client_id })).json().id).toBe(answers[0]?.json().id);
    expect(expectRefusal(await send(fan, id)).code).toBe('messages_closed');
  });

  it('that is sent again once its sender deleted it for themselves is said to be sent, and deleted', async () => {
    const { creator, fan, id } = await scene();
    const client_id = harness.deps.ids.next();
    const first = (await send(fan, id, 'Isa lang', { client_id })).json();
    expect(first.is_deleted).toBe(false);
    await call('DELETE', `/messages/${first.id}?for=me`, fan);
    const again = await send(fan, id, 'Isa lang', { client_id });
    expect([again.statusCode, again.json()]).toMatchObject([201, { id: first.id, seq: 1, is_deleted: true }]);
    expect([await heard(fan, id), await heard(creator, id)]).toMatchObject([[], [{ id: first.id }]]);
  });

  it('under a name of another conversation is refused, also when both are sent at once', async () => {
    const { fan, id } = await scene();
    const second = await harness.factory.creator();
    await choose(second, { first_writers: 'everyone' });
    const { id: other } = (await open(fan, second)).json();
    for (let turn = 0; turn < 4; turn += 1) {
      const client_id = harness.deps.ids.next();
      const both = await Promise.all([
        send(fan, id, 'Dito', { client_id }),
        send(fan, other, 'Doon', { client_id }),
      ]);
      const [kept, refused] = both.sort((one, two) => one.statusCode - two.statusCode);
      expect(kept?.statusCode).toBe(201);
      if (refused) expect(expectRefusal(refused).errors).toHaveProperty('client_id');
    }
  });

  it('of both, many at once, has no gap and no place twice; nor have their events', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, turn) => send(turn % 2 ? fan : creator, id, `Ika-${turn}`)),
    );
    const places = answers.map((answer) => answer.json().seq).sort((one, two) => one - two);
    expect(places).toEqual(Array.from({ length: 16 }, (_, turn) => turn + 2));
    for (const person of [creator, fan]) {
      const told = (await events(person)).events;
      expect(told.map((event: { cursor: number }) => event.cursor)).toEqual(
        Array.from({ length: 17 }, (_, turn) => turn + 1),
      );
      expect(new Set(told.map((event: { seq: number }) => event.seq)).size).toBe(17);
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('replies to what its writer sees, and to nothing else', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id, 'Ang una');
    const reply = (await send(creator, id, 'Sagot', { reply_to_seq: 1 })).json();
    expect(reply.reply_to).toEqual({
      seq: 1,
      is_own: false,
      text: 'Ang una',
      files_count: 0,
      tip_credits: null,
    });
    expect((await heard(fan, id))[0].reply_to).toEqual({
      seq: 1,
      is_own: true,
      text: 'Ang una',
      files_count: 0,
      tip_credits: null,
    });
    expect(expectRefusal(await send(fan, id, 'Wala', { reply_to_seq: 9 })).errors).toHaveProperty(
      'reply_to_seq',
    );
  });
});

describe('a conversation', () => {
  it('is of two who write with each other, and is one for both', async () => {
    const { creator, fan, id } = await scene();
    expect((await open(creator, fan)).json().id).toBe(id);
    const admin = await harness.factory.admin();
    for (const other of [admin, fan, { ...fan, id: harness.deps.ids.next() }])
      expect(expectRefusal(await open(fan, other)).code).toBe('person_not_found');
    expect(expectRefusal(await open(fan, await harness.factory.fan())).code).toBe('messages_closed');
    const second = await harness.factory.creator();
    await choose(second, { first_writers: 'everyone' });
    const ids = await Promise.all([open(fan, second), open(fan, second), open(fan, second)]);
    expect(new Set(ids.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('in which nothing was written is in no list; then it is, with what each may know of the other', async () => {
    const { creator, fan, id } = await scene();
    expect([...(await inbox(fan)).conversations, ...(await inbox(creator)).conversations]).toEqual([]);
    await send(fan, id, 'Magandang umaga');
    const [ofCreator] = (await inbox(creator, 'unread')).conversations;
    expect(ofCreator).toMatchObject({
      id,
      person: { id: fan.id, username: fan.username, full_name: null, avatar: null, is_creator: false },
      last_message: { text: 'Magandang umaga', is_own: false, seq: 1 },
      unread_count: 1,
      may_write: true,
    });
    expect((await inbox(fan)).conversations[0].person.full_name).toEqual(expect.any(String));
    // By the name of a fan, which nobody sees, none is found.
    const found = async (search: string) =>
      (await call('GET', `/conversations?search=${search}`, creator)).json().conversations.length;
    expect([await found(fan.username), await found('The+fan')]).toEqual([1, 0]);
  });

  it('is closed by a block, in the same words as by a choice; what was written stays', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id);
    await send(creator, id);
    await choose(creator, { first_writers: 'nobody' });
    expect((await send(fan, id)).statusCode, 'it was answered').toBe(201);
    await call('POST', `/users/${fan.id}/block`, creator);
    const blocked = expectRefusal(await send(fan, id));
    const stranger = await harness.factory.fan();
    const chosen = expectRefusal(await open(stranger, creator));
    expect({ ...blocked, request_id: '' }).toEqual({ ...chosen, request_id: '' });
    expect(expectRefusal(await send(creator, id)).code).toBe('messages_closed');
    expect([await heard(fan, id), (await shown(fan, id)).may_write]).toEqual([expect.any(Array), false]);
    await call('DELETE', `/users/${fan.id}/block`, creator);
    expect((await send(fan, id)).statusCode).toBe(201);
  });

  it('is begun with at most fifty a day', async () => {
    const fan = await harness.factory.fan();
    const creators = await Promise.all(Array.from({ length: 51 }, () => harness.factory.creator()));
    for (const { id: person_id } of creators)
      await harness.deps.db
        .insertInto('message_settings')
        .values({ person_id, first_writers: 'everyone' })
        .execute();
    const codes = (await Promise.all(creators.map((creator) => open(fan, creator)))).map(
      (answer) => answer.statusCode,
    );
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
    harness.clock.advance(24 * 3_600_000 + 1000);
    const [late] = creators.filter((_, place) => codes[place] === 429);
    expect(late && (await open(fan, late)).statusCode).toBe(200);
  });
});

describe('who may write first, by what they did', () => {
  it('a tipper who tipped enough in all; a creator to a fan who paid them', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 100 });
    await choose(creator, { first_writers: 'tippers', tip_credits: 30 });
    const tip = () =>
      harness.app.inject({
        method: 'POST',
        url: `/api/creators/${creator.id}/tips`,
        headers: { ...fan.headers, 'idempotency-key': harness.deps.ids.next() },
        payload: { credits: 20, message: '' },
      });
    expect(expectRefusal(await open(creator, fan)).code).toBe('messages_closed');
    const tipped = await tip();
    expect(tipped.statusCode, tipped.body).toBeLessThan(300);
    expect(expectRefusal(await open(fan, creator)).code).toBe('messages_closed');
    await tip();
    const { id } = (await open(fan, creator)).json();
    expect((await send(fan, id)).statusCode).toBe(201);
    expect((await open(creator, fan)).json()).toMatchObject({ id, may_write: true });
  });
});
