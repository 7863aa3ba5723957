import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { useMessages } from './messages.fixture.ts';

const { harness, call, send, read, choose, shown, heard, inbox, events, scene } = useMessages();
const remove = (person: Parameters<typeof call>[2], id: string, whom: 'everyone' | 'me') =>
  call('DELETE', `/messages/${id}?for=${whom}`, person);

describe('reading', () => {
  it('goes forward only, no further than what is there, and is shown where both show it', async () => {
    const { creator, fan, id } = await scene();
    for (const text of ['1', '2', '3']) await send(fan, id, text);
    expect((await read(creator, id, 2)).json()).toMatchObject({ read_seq: 2, unread_count: 1 });
    expect((await shown(fan, id)).other_read_seq).toBe(2);
    expect((await read(creator, id, 1)).json().read_seq).toBe(2);
    expect((await read(creator, id, 99)).json()).toMatchObject({ read_seq: 3, unread_count: 0 });
    await send(fan, id, 'all');
    const all = await call('POST', `/conversations/${id}/read`, creator);
    expect(all.json()).toMatchObject({ read_seq: 4, unread_count: 0 });
    const { cursor } = await events(fan);
    await choose(creator, { shows_read: false });
    await send(fan, id, '4');
    await read(creator, id, 5);
    expect((await shown(fan, id)).other_read_seq).toBeNull();
    expect((await shown(creator, id)).other_read_seq).toBeNull();
    const kinds = (await events(fan, cursor)).events.map((event: { kind: string }) => event.kind);
    expect(kinds).toEqual(['message']);
  });

  it('is counted exactly while more comes', async () => {
    const { creator, fan, id } = await scene();
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        turn % 3 === 2 ? read(creator, id, turn) : send(fan, id, `${turn}`),
      ),
    );
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

describe('restricted', () => {
  it('is not told, waits apart and is not counted', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id);
    await call('PUT', `/conversations/${id}`, creator, { is_restricted: true });
    await send(fan, id);
    expect(await inbox(creator)).toMatchObject({ conversations: [], unread_count: 0 });
    expect((await events(creator)).unread_count).toBe(0);
    const [apart] = (await inbox(creator, 'restricted')).conversations;
    expect(apart).toMatchObject({ id, unread_count: 2, is_restricted: true, is_muted: false });
    expect(await shown(fan, id)).toMatchObject({ is_restricted: false, may_write: true });
    await call('PUT', `/conversations/${id}`, creator, { is_restricted: false, is_muted: true });
    expect((await inbox(creator)).conversations[0]).toMatchObject({ is_restricted: false, is_muted: true });
  });

  it('changes nothing of what the other reads', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id);
    const read = async () => [await shown(fan, id), (await inbox(fan)).conversations, await events(fan)];
    const before = await read();
    const answer = await call('PUT', `/conversations/${id}`, creator, { is_restricted: true });
    expect(answer.json().is_restricted).toBe(true);
    expect(await read()).toEqual(before);
  });
});

describe('a message that is unsent', () => {
  it('loses its text for both within 24 hours, keeps its place, and counts as unread no more', async () => {
    const { creator, fan, id } = await scene();
    const sent = (await send(fan, id, 'Naku')).json();
    for (let twice = 0; twice < 2; twice += 1)
      expect((await remove(fan, sent.id, 'everyone')).json()).toEqual({ id: sent.id });
    for (const person of [fan, creator])
      expect((await heard(person, id))[0]).toMatchObject({ seq: 1, state: 'unsent', text: null });
    const { rows } = await harness.deps.pool.query('select text from messages where id = $1', [sent.id]);
    expect(rows).toEqual([{ text: null }]);
    expect((await shown(creator, id)).unread_count).toBe(0);
    const kinds = (await events(creator)).events.map((event: { kind: string }) => event.kind);
    expect(kinds).toEqual(['message', 'message_removed']);
  });

  it('is one’s own, and no older than a day', async () => {
    const { creator, fan, id } = await scene();
    const sent = (await send(fan, id)).json();
    expect(expectRefusal(await remove(creator, sent.id, 'everyone')).code).toBe('message_stays');
    expect(expectRefusal(await remove(await harness.factory.fan(), sent.id, 'me')).code).toBe(
      'message_not_found',
    );
    harness.clock.advance(24 * 3_600_000);
    expect((await heard(fan, id))[0].may_unsend).toBe(false);
    expect(expectRefusal(await remove(fan, sent.id, 'everyone')).code).toBe('message_stays');
  });
});

describe('a message that somebody deletes for themselves', () => {
  it('is gone for them alone, also where it was replied to', async () => {
    const { creator, fan, id } = await scene();
    const sent = (await send(fan, id, 'Una')).json();
    await send(fan, id, 'Pangalawa', { reply_to_seq: 1 });
    await remove(creator, sent.id, 'me');
    expect((await heard(creator, id)).map((each: { seq: number }) => each.seq)).toEqual([2]);
    expect((await heard(creator, id))[0].reply_to.text).toBeNull();
    expect((await shown(creator, id)).unread_count).toBe(1);
    expect(await heard(fan, id)).toHaveLength(2);
    expect((await events(fan)).events).toHaveLength(2);
  });

  it('is gone for them however often they say so, and is unsent by nobody then', async () => {
    const { creator, fan, id } = await scene();
    const { id: gone } = (await send(creator, id, 'Lihim')).json();
    for (const person of [fan, creator, fan, creator])
      expect((await call('DELETE', `/messages/${gone}?for=me`, person)).statusCode).toBe(200);
    expect([await heard(fan, id), await heard(creator, id)]).toEqual([[], []]);
    const removed = (await events(fan)).events.filter(
      ({ kind }: { kind: string }) => kind === 'message_removed',
    );
    expect(removed).toHaveLength(1);
    expect(expectRefusal(await call('DELETE', `/messages/${gone}`, creator)).code).toBe('message_not_found');
    const stranger = await harness.factory.fan();
    expect(expectRefusal(await call('DELETE', `/messages/${gone}?for=me`, stranger)).code).toBe(
      'message_not_found',
    );
  });
});

describe('messages', () => {
  it('are listed newest first by cursor, and after a place oldest first', async () => {
    const { fan, creator, id } = await scene();
    for (const text of ['1', '2', '3', '4', '5']) await send(fan, id, text);
    const url = `/conversations/${id}/messages`;
    const first = (await call('GET', `${url}?limit=2`, creator)).json();
    await send(fan, id, '6');
    const rest = (await call('GET', `${url}?limit=9&cursor=${first.next_cursor}`, creator)).json();
    const texts = [...first.messages, ...rest.messages].map((each: { text: string }) => each.text);
    expect([texts, rest.next_cursor]).toEqual([['5', '4', '3', '2', '1'], null]);
    const after = (await call('GET', `${url}?after=3&limit=2`, creator)).json();
    expect(after.messages.map((each: { text: string }) => each.text)).toEqual(['4', '5']);
    const last = (await call('GET', `${url}?after=3&cursor=${after.next_cursor}`, creator)).json();
    expect(last.messages.map((each: { text: string }) => each.text)).toEqual(['6']);
    for (const bad of ['cursor=x', 'cursor=99999999999', 'after=-1', 'after=99999999999'])
      expect(expectRefusal(await call('GET', `${url}?${bad}`, creator)).code).toBe('validation_failed');
  });
});
