import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { jpeg, sendForm } from '../../../../test/forms.ts';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { eraseMessages } from '../erase-messages.ts';
import { spawnSender } from './broadcast-worker.fixture.ts';
import { useBroadcasts } from './broadcasts.fixture.ts';
import { moveBroadcast } from './deliver-broadcast.ts';
import { wakeBroadcasts } from './wake-broadcasts.ts';

const { harness, call, open, send, read, heard, inbox, events, shown, write, listed, crowd } =
  useBroadcasts();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const move = (id: string, batch = 100) => moveBroadcast(harness.deps, id, { batch });
const stop = (creator: Person, id: string, how: 'cancel' | 'unsend') =>
  call('POST', `/messages/broadcasts/${id}/${how}`, creator);
const count = async (creator: Person, query: string) =>
  (await call('GET', `/messages/broadcasts/receivers?${query}`, creator)).json().count;

/** The conversation of a fan in which a message to many is. */
const conversationOf = async (fan: Person) => (await inbox(fan)).conversations[0]?.id as string;

it('reaches each of its receivers once, in their own conversation, without a copy of its words', async () => {
  const { creator, fans } = await crowd(5);
  const [known, blocked, suspended, plain] = fans as [Person, Person, Person, Person];
  const { id: begun } = (await open(known, creator)).json();
  await send(known, begun, 'Ako ang nauna');
  // A block ends following: who paid is still somebody the creator has to do with.
  await harness.factory.buy(blocked.id, 10);
  const tip = { credits: 5, message: '' };
  expect((await call('POST', `/creators/${creator.id}/tips`, blocked, tip)).statusCode).toBeLessThan(300);
  await call('POST', `/users/${blocked.id}/block`, creator);
  await harness.deps.db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', '=', suspended.id)
    .execute();
  await harness.factory.fan();
  const client_id = harness.deps.ids.next();
  const answers = await Promise.all([write(creator, { client_id }), write(creator, { client_id })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const { id } = answers[0]?.json() ?? {};
  expect(answers[1]?.json().id).toBe(id);
  // Two workers, and batches of two.
  await Promise.all([move(id, 2), move(id, 2)]);
  expect(await listed(creator)).toMatchObject([
    { state: 'sent', receivers_count: 3, sent_count: 3, opened_count: 0 },
  ]);
  expect((await heard(known, begun)).map(({ text }: { text: string }) => text)).toEqual([
    'Kumusta kayong lahat',
    'Ako ang nauna',
  ]);
  expect(await shown(known, begun)).toMatchObject({
    unread_count: 1,
    last_message: { text: 'Kumusta kayong lahat' },
  });
  const [first] = (await inbox(plain)).conversations;
  expect(first).toMatchObject({ unread_count: 1, may_write: true, last_message: { seq: 1, is_own: false } });
  expect((await events(plain)).events).toMatchObject([
    { kind: 'message', conversation_id: first.id, seq: 1 },
  ]);
  expect((await inbox(blocked)).conversations).toEqual([]);
  // The creator's own list has who answers, and not everybody.
  expect((await inbox(creator)).conversations).toHaveLength(1);
  expect((await send(plain, first.id, 'Salamat')).statusCode).toBe(201);
  expect((await inbox(creator)).conversations).toHaveLength(2);
  const { rows } =
    await sql`select text from messages where broadcast_id = ${id}::uuid and text is not null`.execute(
      harness.deps.db,
    );
  expect(rows).toEqual([]);
});

it('begins conversations that do not count among the fifty of a day', async () => {
  const { creator } = await crowd(50);
  const { id } = (await write(creator)).json();
  await move(id);
  const late = await harness.factory.fan();
  await call('POST', `/creators/${creator.id}/follow`, late);
  expect((await open(creator, late)).statusCode).toBe(200);
});

it('goes to those who were chosen without those who were excluded', async () => {
  const { creator, fans } = await crowd(3);
  const [subscriber, gone] = fans as [Person, Person];
  await harness.deps.db
    .updateTable('users')
    .set({ subscription_price_centavos: 0 })
    .where('id', '=', creator.id)
    .execute();
  expect((await call('POST', `/creators/${creator.id}/subscription`, subscriber)).statusCode).toBeLessThan(
    300,
  );
  await call('POST', `/creators/${creator.id}/follow`, gone);
  expect(await count(creator, 'audience=all')).toBe(2);
  expect(await count(creator, 'audience=subscribers')).toBe(1);
  expect(await count(creator, 'audience=followers&exclude=subscribers')).toBe(1);
  expect(await count(creator, 'audience=subscribers&exclude=followers')).toBe(0);
  const fan = await harness.factory.fan();
  expect((await call('GET', '/messages/broadcasts/receivers?audience=all', fan)).statusCode).toBe(403);
  expect((await write(fan)).statusCode).toBe(403);
  const unverified = await harness.factory.creator({ isVerified: false });
  expect(expectRefusal(await write(unverified)).code).toBe('creator_unverified');
});

it('is refused for a word that would be held in a message', async () => {
  const { creator } = await crowd(1);
  const admin = await harness.factory.admin();
  await call('POST', '/moderation/spam-keywords', admin, { keyword: 'bawalsalita', severity: 3 });
  expect(expectRefusal(await write(creator, { text: 'May bawalsalita rito' })).errors).toHaveProperty('text');
  expect(await listed(creator)).toEqual([]);
});

it('is cancelled, and unsent for who has not opened it; who paid keeps it', async () => {
  const { creator, fans } = await crowd(4);
  const [opener, buyer, waiting] = fans as [Person, Person, Person];
  await harness.factory.buy(buyer.id, 100);
  const file = await sendForm(
    harness,
    creator.headers,
    { files: [{ content: await jpeg() }] },
    '/api/messages/broadcasts/files',
  );
  const key = file.json().file_key;
  const { id } = (await write(creator, { media_ids: [key], price: 40 })).json();
  const own = await call('GET', `/messages/broadcasts/${id}`, creator);
  expect(own.json()).toMatchObject({ receivers_count: 4, files: [{ file_key: key, kind: 'photo' }] });
  const other = await harness.factory.creator();
  expect((await call('GET', `/messages/broadcasts/${id}`, other)).statusCode).toBe(404);
  await move(id, 3);
  const access = async (person: Person) =>
    (await call('POST', '/media/access', person, { file_key: key })).statusCode;
  const place = await conversationOf(buyer);
  const [locked] = await heard(buyer, place);
  expect(locked).toMatchObject({ price: 40, is_locked: true, files: [{ media_url: null }] });
  expect((await harness.app.inject(locked.files[0].thumbnail_url)).statusCode).toBe(200);
  expect(await access(buyer)).toBe(403);
  expect((await call('POST', `/messages/${locked.id}/unlock`, buyer, {})).json()).toMatchObject({
    balance: 60,
  });
  expect([await access(buyer), await access(waiting), await access(await harness.factory.fan())]).toEqual([
    200, 403, 404,
  ]);
  await read(opener, await conversationOf(opener), 1);
  expect(await listed(creator)).toMatchObject([
    { sent_count: 4, opened_count: 1, bought_count: 1, bought_credits: 40 },
  ]);
  expect((await stop(creator, id, 'unsend')).json()).toMatchObject({ state: 'unsending', may_unsend: false });
  await Promise.all([move(id, 1), move(id, 1)]);
  expect(await listed(creator)).toMatchObject([{ state: 'unsent', text: 'Kumusta kayong lahat' }]);
  const states = await Promise.all(
    [opener, buyer, waiting].map(async (fan) => (await heard(fan, await conversationOf(fan)))[0]),
  );
  expect(states).toMatchObject([
    { state: 'sent' },
    { state: 'sent', is_unlocked: true },
    { state: 'unsent', text: null, files: [] },
  ]);
  expect((await inbox(waiting)).conversations[0]).toMatchObject({ unread_count: 0 });
  expect([await access(buyer), await access(waiting)]).toEqual([200, 404]);
  expect((await call('POST', `/messages/${states[2].id}/unlock`, waiting, {})).statusCode).toBe(404);
  expect(expectRefusal(await stop(await harness.factory.creator(), id, 'cancel')).code).toBe(
    'message_not_found',
  );
});

it('says nothing any more once nobody has it, and is erased with its creator', async () => {
  const { creator } = await crowd(2);
  const { id } = (await write(creator)).json();
  await move(id);
  await stop(creator, id, 'unsend');
  await move(id);
  expect(await listed(creator)).toMatchObject([{ state: 'unsent', text: null, sent_count: 2 }]);
  await inTransaction(harness.deps.db, (tx) => eraseMessages(tx, creator.id));
  expect(
    await harness.deps.db
      .selectFrom('broadcasts')
      .select('id')
      .where('creator_id', '=', creator.id)
      .execute(),
  ).toEqual([]);
});

it('is kept for staff with its words and files while a report of it waits, also once nobody has it', async () => {
  const { creator, fans } = await crowd(1);
  const [fan] = fans as [Person];
  const admin = await harness.factory.admin();
  const uploaded = await sendForm(
    harness,
    creator.headers,
    { files: [{ content: await jpeg() }] },
    '/api/messages/broadcasts/files',
  );
  const { id } = (await write(creator, { media_ids: [uploaded.json().file_key] })).json();
  await move(id);
  const [message] = await heard(fan, await conversationOf(fan));
  const told = { report_type: 'spam', subject_type: 'message', subject_id: message.id };
  const { id: reportId } = (await call('POST', '/reports', fan, told)).json();
  await stop(creator, id, 'unsend');
  await move(id);
  expect((await heard(fan, await conversationOf(fan)))[0]).toMatchObject({ state: 'unsent', files: [] });
  const { messages } = (await call('GET', `/moderation/reports/${reportId}/messages`, admin)).json();
  expect(messages).toMatchObject([{ text: 'Kumusta kayong lahat', files_count: 1 }]);
  const open = async (person: Person) =>
    (await harness.app.inject({ url: messages[0].files[0].media_url, headers: person.headers })).statusCode;
  expect([await open(admin), await open(fan)]).toEqual([200, 403]);
});

it('is begun when its time has come, and not once it was cancelled', async () => {
  const { creator, fans } = await crowd(1);
  const at = (ms: number) => new Date(harness.clock.now().getTime() + ms).toISOString();
  expect(expectRefusal(await write(creator, { scheduled_at: at(MINUTE_MS) })).errors).toHaveProperty(
    'scheduled_at',
  );
  const kept = (await write(creator, { scheduled_at: at(HOUR_MS) })).json();
  const cancelled = (await write(creator, { scheduled_at: at(HOUR_MS) })).json();
  expect((await stop(creator, cancelled.id, 'cancel')).json()).toMatchObject({ state: 'cancelled' });
  await move(kept.id);
  expect((await listed(creator))[1]).toMatchObject({ state: 'scheduled', sent_count: 0 });
  harness.clock.advance(HOUR_MS);
  await wakeBroadcasts(harness.deps);
  const { rows } =
    await sql`select from graphile_worker.jobs where task_identifier = 'messages.move-broadcast' and run_at <= now()`.execute(
      harness.deps.db,
    );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of [kept, cancelled]) await move(id);
  expect((await listed(creator)).map(({ state }: { state: string }) => state)).toEqual(['cancelled', 'sent']);
  expect((await inbox(fans[0] as Person)).conversations).toHaveLength(1);
});

it('rests after each batch four times as long as it took, less where batches are slow, and holds nothing meanwhile', async () => {
  const { creator } = await crowd(4);
  const { id } = (await write(creator)).json();
  // Each look at the clock is so much later than the one before, and a batch takes three.
  let [ms, stepMs] = [0, 2];
  const clock = {
    now: () => {
      ms += stepMs;
      return new Date(harness.clock.now().getTime() + ms);
    },
  };
  const rests: number[] = [];
  const rest = async (restMs: number) => {
    rests.push(restMs);
    if (rests.length === 2) stepMs = 20;
    // Nobody waits for what rests: its creator stops it meanwhile.
    if (rests.length === 3) expect((await stop(creator, id, 'cancel')).statusCode).toBe(200);
  };
  await moveBroadcast({ ...harness.deps, clock }, id, { batch: 1, rest });
  expect(await listed(creator)).toMatchObject([{ state: 'cancelled', sent_count: 3 }]);
  expect(rests).toEqual([24, 24, 30]);
});

it('is gone on with where its process was killed in the middle', async () => {
  const { creator, fans } = await crowd(4);
  const fan = fans[3] as Person;
  const { id: held } = (await open(fan, creator)).json();
  const waiters = () => lockWaiters(harness);
  let id = '';
  await inTransaction(harness.deps.db, async (tx) => {
    await sql`select from conversations where id = ${held}::uuid for update`.execute(tx);
    id = (await write(creator)).json().id;
    const worker = spawnSender(harness.connectionString, harness.deps.workFolder);
    await expect.poll(waiters).toBe(1);
    const gone = new Promise((done) => worker.once('exit', done));
    worker.kill('SIGKILL');
    await gone;
  });
  await expect.poll(waiters).toBe(0);
  expect(await listed(creator)).toMatchObject([{ state: 'sending', sent_count: 0 }]);
  await Promise.all([move(id, 1), move(id, 1)]);
  expect(await listed(creator)).toMatchObject([{ state: 'sent', sent_count: 4 }]);
  expect(await heard(fan, held)).toHaveLength(1);
});
