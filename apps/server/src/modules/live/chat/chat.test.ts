import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { SECOND_MS } from '../../../platform/durations.ts';
import { addKeyword } from '../../reviews/index.ts';
import { useLive } from '../live.fixture.ts';
import { hasMutedWord } from './muted-words.ts';

const { harness, call, running } = useLive();

const say = (person: Person | null, id: string, text: string, clientId = harness.deps.ids.next()) =>
  call('POST', `/live/${id}/chat`, person, { client_id: clientId, text });
const read = async (person: Person | null, id: string, query = '') =>
  (await call('GET', `/live/${id}/chat${query}`, person)).json();
const texts = ({ lines }: { lines: { text: string }[] }) => lines.map(({ text }) => text);

async function scene(form: object = {}) {
  const [creator, ana, ben] = [
    await harness.factory.creator(),
    await harness.factory.fan(),
    await harness.factory.fan(),
  ];
  return { creator, ana, ben, id: await running(creator, form) };
}

describe('the chat of a stream', () => {
  it('numbers lines without a gap, however many write at once, and knows one again by its device’s name', async () => {
    const { creator, ana, ben, id } = await scene();
    const name = harness.deps.ids.next();
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => say(n % 2 ? ana : ben, id, `Linya ${n}`)),
      ...Array.from({ length: 5 }, () => say(ana, id, 'Minsan lang', name)),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const chat = await read(creator, id);
    expect(chat.lines.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 21 }, (_, n) => n + 1),
    );
    expect(texts(chat).filter((text) => text === 'Minsan lang')).toHaveLength(1);
    expect(chat).toMatchObject({ cursor: 21, has_more: false, may_write: true, state: 'running' });
    const mine = (await read(ana, id)).lines.find(
      ({ client_id }: { client_id: string }) => client_id === name,
    );
    expect(mine).toMatchObject({ text: 'Minsan lang', person: { username: ana.username, badge: null } });
    expect(chat.lines.every(({ client_id }: { client_id: null }) => client_id === null)).toBe(true);
    const page = await read(ana, id, '?after=5&limit=10');
    expect([page.cursor, page.has_more, page.lines.length]).toEqual([15, true, 10]);
    expect((await read(ana, id, '?after=15&limit=10')).cursor).toBe(21);
    const elsewhere = await running(await harness.factory.creator());
    expect(expectRefusal(await say(ana, elsewhere, 'x', name)).errors).toHaveProperty('client_id');
  });

  it('is read by who may watch, guests too, and written by who is signed in', async () => {
    const { creator, ana, id } = await scene();
    expect((await say(null, id, 'Hi')).statusCode).toBe(401);
    expect(await read(null, id)).toMatchObject({ lines: [], may_write: false });
    await call('POST', `/live/${id}/end`, creator);
    expect(expectRefusal(await say(ana, id, 'Hi')).code).toBe('live_ended');
    const locked = await running(creator, { audience: 'subscribers' });
    expect(expectRefusal(await say(ana, locked, 'Hi')).code).toBe('subscription_required');
    expect((await call('GET', `/live/${locked}/chat`, ana)).json().code).toBe('subscription_required');
    for (const text of ['', '   ', 'x'.repeat(201), 'a\nb'])
      expect(expectRefusal(await say(creator, locked, text)).errors, text).toHaveProperty('text');
  });

  it('has lines of 200 characters that say something, whatever they are made of', async () => {
    const { ana, id } = await scene();
    const send = async (text: string) => (await say(ana, id, text)).json();
    for (const wrong of [
      'a'.repeat(500),
      '   ',
      '\u3000\u00a0',
      '\u200b\u200b',
      '\u202egnatuap',
      '👩‍👩‍👧‍👦'.repeat(100),
    ])
      expect((await send(wrong)).errors, wrong).toHaveProperty('text');
    const hearts = '🧡'.repeat(100);
    expect(await send(hearts)).toMatchObject({ text: hearts, state: 'sent' });
  });

  it('is slowed down, and for subscribers alone, but not for its host and who moderates', async () => {
    const { creator, ana, ben, id } = await scene();
    const set = (person: Person, form: object) => call('PUT', `/live/${id}/chat/settings`, person, form);
    expect(expectRefusal(await set(ana, { slow_seconds: 15 })).code).toBe('live_not_found');
    expect((await set(creator, { slow_seconds: 7 })).statusCode).toBe(422);
    await set(creator, { slow_seconds: 15, pinned: 'Salamat sa lahat' });
    const both = await Promise.all([say(ana, id, 'Una'), say(ana, id, 'Pangalawa')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429]);
    expect(Number(both.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBe(15);
    harness.clock.advance(15 * SECOND_MS);
    expect((await say(ana, id, 'Pangatlo')).statusCode).toBe(201);
    await call('PUT', `/live/${id}/moderators/${ben.id}`, creator);
    for (const person of [creator, creator, ben, ben])
      expect((await say(person, id, 'Tayo')).statusCode).toBe(201);
    expect((await read(ana, id)).lines.at(-1)).toMatchObject({ person: { badge: 'moderator' } });
    expect((await set(ben, { subscribers_only: true })).json()).toMatchObject({
      slow_seconds: 15,
      pinned: 'Salamat sa lahat',
      moderators: [{ id: ben.id }],
    });
    harness.clock.advance(60 * SECOND_MS);
    expect(expectRefusal(await say(ana, id, 'Hoy')).code).toBe('subscription_required');
    expect(await read(ana, id)).toMatchObject({ may_write: false, subscribers_only: true });
    await call('DELETE', `/live/${id}/moderators/${ben.id}`, creator);
    expect(expectRefusal(await set(ben, { slow_seconds: 0 })).code).toBe('live_not_found');
  });

  it('keeps the words that two of its keepers chose at one time', async () => {
    const { creator, id } = await scene();
    const choose = (before: string[], words: string[]) =>
      call('PUT', `/live/${id}/chat/settings`, creator, { muted_words: words, muted_words_before: before });
    await choose([], ['una', 'ikalawa']);
    const both = await Promise.all([
      choose(['una', 'ikalawa'], ['una', 'ikalawa', 'akin']),
      choose(['una', 'ikalawa'], ['ikalawa', 'iyo']),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { muted_words } = (await call('GET', `/live/${id}/chat/settings`, creator)).json();
    expect(muted_words.toSorted()).toEqual(['akin', 'ikalawa', 'iyo']);
    const many = Array.from({ length: 48 }, (_, at) => `salita ${at}`);
    expect(expectRefusal(await choose([], many)).errors).toHaveProperty('muted_words');
  });

  it('keeps muted people and words out, and takes lines away whoever may', async () => {
    const { creator, ana, ben, id } = await scene();
    await call('PUT', `/live/${id}/chat/settings`, creator, { muted_words: ['bad word', 'pangit'] });
    expect(expectRefusal(await say(ana, id, 'Ang PÁNGIT naman')).errors).toHaveProperty('text');
    expect((await say(ana, id, 'Hindi pangitain')).statusCode).toBe(201);
    await call('POST', `/live/${id}/muted`, creator, { user_id: ana.id });
    expect(expectRefusal(await say(ana, id, 'Uy')).code).toBe('live_muted');
    expect(expectRefusal(await call('POST', `/live/${id}/muted`, ana, { user_id: ben.id })).code).toBe(
      'live_not_found',
    );
    const muted = async () =>
      (await call('GET', `/live/${id}/chat/settings`, creator)).json().muted.map((one: Person) => one.id);
    expect(await muted()).toEqual([ana.id]);
    await call('POST', `/live/${id}/muted`, creator, { user_id: ana.id, is_muted: false });
    expect(await muted()).toEqual([]);
    const line = (await say(ana, id, 'Balik ako')).json();
    expect(expectRefusal(await call('DELETE', `/live/${id}/chat/${line.id}`, ben)).code).toBe(
      'line_not_found',
    );
    await call('DELETE', `/live/${id}/chat/${line.id}`, creator);
    const chat = await read(ben, id);
    expect([texts(chat), chat.removed, chat.cursor]).toEqual([['Hindi pangitain'], [line.id], 2]);
    const own = (await say(ana, id, 'Mali')).json();
    expect((await call('DELETE', `/live/${id}/chat/${own.id}`, ana)).statusCode).toBe(200);
    const staff = (await say(ana, id, 'Para sa staff')).json();
    const admin = await harness.factory.admin({ role: 'moderator' });
    for (let times = 0; times < 2; times += 1)
      expect((await call('DELETE', `/live/${id}/chat/${staff.id}`, admin)).statusCode).toBe(200);
    const noted = harness.deps.db.selectFrom('admin_actions').select(['actor_id', 'after']);
    expect(await noted.where('action', '=', 'live.remove_line').execute()).toEqual([
      { actor_id: admin.id, after: { line_id: staff.id, author_id: ana.id } },
    ]);
    // Who is muted once nothing is said any more would stay so for ever: what is left of a chat was looked for before (P647).
    await call('POST', `/live/${id}/end`, creator);
    const late = await call('POST', `/live/${id}/muted`, creator, { user_id: ana.id });
    expect([expectRefusal(late).code, await muted()]).toEqual(['live_ended', []]);
  });

  it('is closed to a moderator whom its host muted, and to none whom another moderator would', async () => {
    const { creator, ana, ben, id } = await scene();
    for (const one of [ana, ben]) await call('PUT', `/live/${id}/moderators/${one.id}`, creator);
    const mute = (by: Person, who: Person, is_muted = true) =>
      call('POST', `/live/${id}/muted`, by, { user_id: who.id, is_muted });
    expect(expectRefusal(await mute(ana, ben)).code).toBe('person_not_found');
    expect((await say(ben, id, 'Nandito ako')).statusCode).toBe(201);
    expect((await mute(creator, ben)).statusCode).toBe(200);
    expect(expectRefusal(await say(ben, id, 'Nandito pa rin ako')).code).toBe('live_muted');
    // Nor do they let themselves write again.
    expect(expectRefusal(await mute(ben, ben, false)).code).toBe('person_not_found');
    expect((await mute(creator, ben, false)).statusCode).toBe(200);
    expect((await say(ben, id, 'Salamat')).statusCode).toBe(201);
    // Who is trusted with the chat may write in it.
    await mute(creator, ben);
    await call('PUT', `/live/${id}/moderators/${ben.id}`, creator);
    expect((await say(ben, id, 'Balik')).statusCode).toBe(201);
  });

  it('holds what has a word of severity 3 until staff has looked, and refuses worse before anybody reads it', async () => {
    const { creator, ana, id } = await scene();
    const admin = await harness.factory.admin();
    const add = (keyword: string, severity: number) =>
      addKeyword(harness.deps, { id: admin.id, from: '127.0.0.1' }, { keyword, severity });
    await add('kita agad', 3);
    await add('padala muna', 4);
    const held = (await say(ana, id, 'Kita agad dito')).json();
    expect(held.state).toBe('in_review');
    expect([texts(await read(ana, id)), texts(await read(creator, id))]).toEqual([['Kita agad dito'], []]);
    expect(expectRefusal(await say(ana, id, 'Padala muna')).errors).toHaveProperty('text');
    const { content } = (await call('GET', '/moderation/content?status=open', admin)).json();
    expect(content).toMatchObject([{ content_type: 'live_line', content: { content: 'Kita agad dito' } }]);
    await call('PUT', `/moderation/content/${held.id}`, admin, { status: 'approved' });
    expect(texts(await read(creator, id))).toEqual(['Kita agad dito']);
    expect(expectRefusal(await call('POST', '/live', creator, { title: 'Kita agad' })).errors).toHaveProperty(
      'title',
    );
  });
});

it('a muted word is found as whole words, however it is spelled', () => {
  for (const text of [
    'Ang  BAD-word!',
    'badword',
    'b\u0430d word',
    'bad w\u200bord',
    'b@d w0rd',
    'b.a.d w.o.r.d',
  ])
    expect([text, hasMutedWord(text, ['bad word'])]).toEqual([text, true]);
  expect(hasMutedWord('Hindi bad, words', ['bad word'])).toBe(false);
  expect(hasMutedWord('anything', ['', '!!'])).toBe(false);
});
