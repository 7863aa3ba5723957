import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { readExportedPage } from '../../platform/personal-data.ts';
import { tipFrom, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { useMessages } from '../messages/messages.fixture.ts';
import { removeContent } from '../moderation/remove-content.ts';
import { fansModule } from './module.ts';
import { eraseFanNotes } from './notes.queries.ts';

const { harness, call, send, shown, scene } = useMessages();

const look = (creator: Person, fan: { id: string }) => call('GET', `/fans/${fan.id}`, creator);
const note = (creator: Person, fan: { id: string }, nickname: string, words = '') =>
  call('PUT', `/fans/${fan.id}`, creator, { nickname, note: words });
const exported = (person: Person) =>
  readExportedPage(harness.deps.db, fansModule.personal.exported.notes_on_fans, person.id, null, 10);

it('opens to the creator of a fan alone, and others find nobody', async () => {
  const { creator, fan } = await scene();
  const [other, stranger] = [await harness.factory.creator(), await harness.factory.fan()];
  expect((await look(creator, fan)).json()).toMatchObject({ username: fan.username, nickname: null });
  for (const ask of [look, (by: Person, of: { id: string }) => note(by, of, 'Ako')]) {
    for (const by of [fan, stranger]) expect(expectRefusal(await ask(by, fan)).code).toBe('creators_only');
    for (const [by, of] of [
      [other, fan],
      [creator, stranger],
      [creator, other],
      [creator, creator],
      [creator, await harness.factory.admin()],
      [creator, { id: harness.deps.ids.next() }],
    ] as const)
      expect(expectRefusal(await ask(by, of)).code).toBe('person_not_found');
  }
  const guest = await harness.app.inject({ url: `/api/fans/${fan.id}` });
  expect(expectRefusal(guest).code).toBe('unauthenticated');
  expect(Object.keys((await look(creator, fan)).json()), 'of the person the username alone').not.toContain(
    'full_name',
  );
});

it('opens for each reason that there is, and no longer than that', async () => {
  const { creator, fan, id } = await scene();
  const follow = () => call('POST', `/creators/${creator.id}/follow`, fan);
  expect((await follow()).json().is_following).toBe(false);
  expect((await look(creator, fan)).statusCode, 'opened, and nothing written').toBe(404);
  await follow();
  expect((await send(fan, id)).statusCode).toBe(201);
  await follow();
  expect((await look(creator, fan)).json(), 'wrote').toMatchObject({ follows_since: null });
  const tipper = await harness.factory.fan({ credits: 50 });
  await tipFrom(harness, tipper, creator.id, 20);
  expect((await look(creator, tipper)).json(), 'tipped').toMatchObject({ spent_credits: 20 });
});

it('adds up what was sold to this fan by this creator, and takes off what came back', async () => {
  const { creator, fan } = await scene();
  await harness.factory.buy(fan.id, 1000);
  const [kept, gone] = [
    await harness.factory.post(creator.id, { price: 40, title: 'Luma' }),
    await harness.factory.post(creator.id, { price: 25, title: 'Wala na' }),
  ];
  await call('POST', '/credits/unlock', fan, { content_id: kept });
  harness.clock.advance(10 * DAY_MS);
  await tipFrom(harness, fan, creator.id, 30);
  await tipFrom(harness, fan, (await harness.factory.creator()).id, 500);
  harness.clock.advance(10 * DAY_MS);
  await call('POST', '/credits/unlock', fan, { content_id: gone });
  const judge = { id: (await harness.factory.admin()).id, from: '127.0.0.1' };
  const removed = { type: 'post', id: gone, authorId: creator.id, reason: 'No', notes: '' } as const;
  await inTransaction(harness.deps.db, (tx) => removeContent(harness.deps, tx, judge, removed));
  await workedOff(harness, ['restitutions.give']);
  const seen = (await look(creator, fan)).json();
  expect(seen).toMatchObject({ spent_credits: 70, recent_credits: 70, subscribed_since: null });
  expect(seen.purchases).toMatchObject([
    { kind: 'post', title: 'Wala na', credits: 25, returned_credits: 25 },
    { kind: 'tip', title: null, credits: 30, returned_credits: 0 },
    { kind: 'post', title: 'Luma', credits: 40, returned_credits: 0 },
  ]);
  harness.clock.advance(12 * DAY_MS);
  for (let each = 0; each < 9; each++) await tipFrom(harness, fan, creator.id, 5);
  const later = (await look(creator, fan)).json();
  expect(later).toMatchObject({ spent_credits: 115, recent_credits: 75 });
  expect(later.purchases).toHaveLength(10);
});

it('says since when somebody subscribes and until when that is paid', async () => {
  const { creator, fan } = await scene();
  await harness.factory.buy(fan.id, 1000);
  const price = { subscription_price_centavos: 10_000 };
  await harness.deps.db.updateTable('users').set(price).where('id', '=', creator.id).execute();
  const asked = await call('POST', `/creators/${creator.id}/subscription`, fan, { credits: 100 });
  expect(asked.statusCode, asked.body).toBe(200);
  const now = harness.clock.now();
  const seen = (await look(creator, fan)).json();
  expect(seen).toMatchObject({ follows_since: now.toISOString(), subscribed_since: now.toISOString() });
  expect(new Date(seen.paid_until).getTime()).toBeGreaterThan(now.getTime() + 27 * DAY_MS);
  expect(seen.purchases).toMatchObject([{ kind: 'subscription', credits: 100 }]);
});

it('keeps a nickname and a note for the creator alone, who finds the fan by it', async () => {
  const { creator, fan, id } = await scene();
  await send(fan, id);
  expect((await note(creator, fan, ' Suki_ng Bayan ', 'Mahilig sa dagat')).json()).toMatchObject({
    nickname: 'Suki_ng Bayan',
    note: 'Mahilig sa dagat',
  });
  const found = async (by: Person, words: string) =>
    (await call('GET', `/conversations?search=${encodeURIComponent(words)}`, by)).json().conversations;
  expect(await found(creator, 'suki_NG')).toMatchObject([
    { id, person: { username: fan.username, nickname: 'Suki_ng Bayan', full_name: null } },
  ]);
  expect(await found(creator, 'dagat')).toEqual([]);
  expect(await found(fan, 'suki')).toEqual([]);
  expect((await shown(fan, id)).person.nickname).toBeNull();
  const answers = await Promise.all(['Una', 'Ikalawa', 'Ikatlo'].map((name) => note(creator, fan, name)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const [nickname, words, field] of [
    ['a'.repeat(61), '', 'nickname'],
    ['a\nb', '', 'nickname'],
    ['', 'a'.repeat(2001), 'note'],
  ] as const) {
    const refusal = await note(creator, fan, nickname, words);
    expect(refusal.statusCode).toBe(422);
    expect(refusal.body).toContain(`"${field}"`);
  }
  expect((await note(creator, fan, '', '')).json()).toMatchObject({ nickname: null, note: null });
  expect(await exported(creator)).toEqual([]);
});

it('is in the creator’s file and not in the fan’s, and goes with either of them', async () => {
  const { creator, fan } = await scene();
  const other = await harness.factory.fan();
  await call('POST', `/creators/${creator.id}/follow`, other);
  await note(creator, fan, 'Isa');
  await note(creator, other, '', 'Dalawa');
  expect(await exported(creator)).toMatchObject([{ nickname: 'Isa' }, { note: 'Dalawa' }]);
  expect(await exported(fan)).toEqual([]);
  await inTransaction(harness.deps.db, (tx) => eraseFanNotes(tx, fan.id));
  expect(await exported(creator)).toMatchObject([{ fan_id: other.id }]);
  await harness.deps.db.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
  expect((await note(creator, fan, 'Muli')).statusCode, 'of who is gone nothing is noted').toBe(404);
  await inTransaction(harness.deps.db, (tx) => eraseFanNotes(tx, creator.id));
  expect(await exported(creator)).toEqual([]);
});
