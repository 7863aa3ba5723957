import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { readMigrations } from '../../platform/migrate.ts';
import { useMessages } from './messages.fixture.ts';

const { harness, call, open, send, choose, scene } = useMessages();

const ask = (person: Person, search: string, more = '') =>
  call('GET', `/messages?search=${encodeURIComponent(search)}${more}`, person);
const found = async (person: Person, search: string, more = '') =>
  (await ask(person, search, more)).json().messages.map(({ text }: { text: string }) => text);

describe('searching what was written', () => {
  it('finds words in one’s own conversations, in capitals or not, with whom and where', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id, 'Magandang umaga po');
    await send(creator, id, 'UMAGA na pala, tara na sa Baguio');
    const { messages, next_cursor } = (await ask(fan, 'umaga')).json();
    expect(messages).toMatchObject([
      { conversation_id: id, seq: 2, is_own: false, text: 'UMAGA na pala, tara na sa Baguio' },
      {
        conversation_id: id,
        seq: 1,
        is_own: true,
        person: { id: creator.id, full_name: expect.any(String) },
      },
    ]);
    expect(next_cursor).toBeNull();
    // A fan's name stays their own.
    expect((await ask(creator, 'umaga')).json().messages[1].person).toMatchObject({ full_name: null });
    const stranger = await harness.factory.fan();
    expect(await found(stranger, 'umaga')).toEqual([]);
  });

  it('finds a word however a device spells its letters: composed, or with their accents apart', async () => {
    const { creator, fan, id } = await scene();
    for (const form of ['NFC', 'NFD']) await send(fan, id, `Sa Parañaque, ${form}`.normalize(form));
    for (const form of ['NFC', 'NFD'])
      expect(await found(creator, 'parañaque'.normalize(form)), form).toEqual([
        'Sa Parañaque, NFD',
        'Sa Parañaque, NFC',
      ]);
  });

  it('finds what was kept before letters were composed', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id, 'Sa Parañaque');
    const text = 'Sa Parañaque'.normalize('NFD');
    await harness.deps.db.updateTable('messages').set({ text }).where('conversation_id', '=', id).execute();
    expect(await found(creator, 'parañaque')).toEqual([]);
    const composing = (await readMigrations()).find(({ name }) => name.startsWith('0546-'));
    await harness.deps.pool.query(composing?.text ?? '');
    expect(await found(creator, 'parañaque')).toEqual(['Sa Parañaque']);
  });

  it('shows the passage, and takes what is typed as it stands', async () => {
    const { fan, id } = await scene();
    await send(fan, id, `${'a '.repeat(200)}tatlong 100%_bituin${' b'.repeat(200)}`);
    const [passage] = await found(fan, '100%_b');
    expect(passage).toMatch(/^….*tatlong 100%_bituin.*…$/s);
    expect(passage.length).toBeLessThan(170);
    expect(await found(fan, '1000_b')).toEqual([]);
  });

  it('finds nothing that one may not see: what was unsent, deleted for oneself, or is held', async () => {
    const { creator, fan, id } = await scene();
    const { id: gone } = (await send(fan, id, 'lihim na una')).json();
    await send(creator, id, 'lihim na ikalawa');
    const { id: hidden } = (await send(fan, id, 'lihim na ikatlo')).json();
    await call('DELETE', `/messages/${gone}`, fan);
    await call('DELETE', `/messages/${hidden}?for=me`, creator);
    expect(await found(creator, 'lihim')).toEqual(['lihim na ikalawa']);
    expect(await found(fan, 'lihim')).toEqual(['lihim na ikatlo', 'lihim na ikalawa']);
    await harness.deps.db
      .updateTable('messages')
      .set({ state: 'in_review', shown_at: null })
      .where('id', '=', hidden)
      .execute();
    expect(await found(fan, 'ikatlo'), 'one’s own').toEqual(['lihim na ikatlo']);
    await harness.deps.db.deleteFrom('hidden_messages').where('message_id', '=', hidden).execute();
    expect(await found(creator, 'ikatlo'), 'of the other').toEqual([]);
  });

  it('keeps apart whom one restricted, as the list does', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id, 'pansinin mo ako');
    await call('PUT', `/conversations/${id}`, creator, { is_restricted: true });
    expect([
      await found(creator, 'pansinin'),
      await found(creator, 'pansinin', '&filter=restricted'),
    ]).toEqual([[], ['pansinin mo ako']]);
  });

  it('keeps the newest three of a conversation, and looks at its newest thousand', async () => {
    const { fan, id } = await scene();
    const { seq } = (await send(fan, id, 'dagat noon')).json();
    for (const text of ['dagat isa', 'dagat dalawa', 'dagat tatlo']) await send(fan, id, text);
    expect(await found(fan, 'dagat')).toEqual(['dagat tatlo', 'dagat dalawa', 'dagat isa']);
    const conversation = harness.deps.db.updateTable('conversations').where('id', '=', id);
    await conversation.set({ last_seq: seq + 999 }).execute();
    expect(await found(fan, 'noon')).toEqual(['dagat noon']);
    await conversation.set({ last_seq: seq + 1000 }).execute();
    expect(await found(fan, 'noon')).toEqual([]);
    await conversation.set({ last_seq: seq + 3 }).execute();
  });

  it('looks through so many conversations at a time, and says that there are more', async () => {
    const creator = await harness.factory.creator();
    await choose(creator, { first_writers: 'everyone' });
    const first = await harness.factory.fan();
    const { id } = (await open(first, creator)).json();
    await send(first, id, 'ang pinakauna sa lahat');
    for (let at = 0; at < 200; at += 1) {
      const fan = await harness.factory.fan();
      await send(fan, (await open(fan, creator)).json().id, 'kumusta');
    }
    const { messages, next_cursor } = (await ask(creator, 'pinakauna')).json();
    expect([messages, next_cursor]).toEqual([[], expect.any(String)]);
    expect(await found(creator, 'pinakauna', `&cursor=${next_cursor}`)).toEqual(['ang pinakauna sa lahat']);
  });

  it.each(['', 'a'])('asks for two characters at least: %j', async (search) => {
    const answer = await ask(await harness.factory.fan(), search);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ search: expect.any(String) });
  });
});
