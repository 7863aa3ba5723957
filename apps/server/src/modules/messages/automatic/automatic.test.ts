import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { startOwnWorker } from '../../../platform/worker.fixture.ts';
import { sendAutomaticJob } from '../declared-jobs.ts';
import { eraseMessages } from '../erase-messages.ts';
import { useMessages } from '../messages.fixture.ts';
import { messagesJobs } from '../messages.jobs.ts';
import { oweAutomatic } from './owe-automatic.ts';
import { sendAutomatic } from './send-automatic.ts';

const { harness, call, open, send, heard, inbox, events } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const write = (creator: Person, kind: string, text: string, is_on = true) =>
  call('PUT', `/messages/automatic/${kind}`, creator, { text, is_on });
const subscribe = async (fan: Person, creator: Person) =>
  expect((await call('POST', `/creators/${creator.id}/subscription`, fan)).statusCode).toBeLessThan(300);
const run = () => sendAutomatic(harness.deps);
/** What stands in the only conversation of a fan, the newest first. */
async function wordsTo(fan: Person): Promise<string[]> {
  const [conversation] = (await inbox(fan)).conversations;
  return conversation ? (await heard(fan, conversation.id)).map(({ text }: { text: string }) => text) : [];
}
const owed = async () => {
  const { rows } = await sql`select kind from automatic_sends where sent_at is null`.execute(harness.deps.db);
  return rows.length;
};

/** A creator whose month costs nothing, with a welcome. */
async function scene({ welcome = 'Salamat sa pag-subscribe!' } = {}) {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
  await harness.deps.db
    .updateTable('users')
    .set({ subscription_price_centavos: 0 })
    .where('id', '=', creator.id)
    .execute();
  if (welcome) await write(creator, 'welcome', welcome);
  return { creator, fan };
}

/** A subscription of theirs as if it had ended. */
async function end(fan: Person) {
  await sql`with gone as (delete from subscriptions where fan_id = ${fan.id} returning creator_id)
    update users set subscribers_count = subscribers_count - 1 from gone where id = gone.creator_id`.execute(
    harness.deps.db,
  );
}

it('welcomes who subscribes by the queue, as a message of their conversation', async () => {
  const { creator, fan } = await scene();
  await subscribe(fan, creator);
  expect(await wordsTo(fan)).toEqual([]);
  const { connectionString, deps } = harness;
  const worker = await startOwnWorker({ connectionString, jobs: messagesJobs(deps) as never });
  await addJob(deps.db, sendAutomaticJob, {});
  await expect.poll(owed).toBe(0);
  await worker.stop();
  expect(await wordsTo(fan)).toEqual(['Salamat sa pag-subscribe!']);
  const [conversation] = (await inbox(fan)).conversations;
  expect(conversation).toMatchObject({ unread_count: 1, may_write: true, last_message: { seq: 1 } });
  expect((await events(fan)).events).toMatchObject([{ kind: 'message', seq: 1 }]);
  expect((await send(fan, conversation.id, 'Salamat din')).statusCode).toBe(201);
  expect((await inbox(creator)).conversations).toMatchObject([{ id: conversation.id, unread_count: 1 }]);
});

it('welcomes a fan once ever, also who comes back, and who is owed two at once', async () => {
  const { creator, fan } = await scene();
  await subscribe(fan, creator);
  const pair = { fanId: fan.id, creatorId: creator.id };
  const { deps, clock } = harness;
  await inTransaction(deps.db, (tx) => oweAutomatic(tx, 'welcome', [pair, pair], clock.now()));
  await Promise.all([run(), run()]);
  await end(fan);
  await subscribe(fan, creator);
  await run();
  expect([(await wordsTo(fan)).length, await owed()]).toEqual([1, 0]);
});

it('passes over who blocked or was blocked, is suspended or gone, and what came too late', async () => {
  const { creator } = await scene();
  const fans = await Promise.all(Array.from({ length: 4 }, () => harness.factory.fan()));
  const [blocker, blocked, suspended, late] = fans as [Person, Person, Person, Person];
  for (const fan of fans) await subscribe(fan, creator);
  await call('POST', `/users/${creator.id}/block`, blocker);
  await call('POST', `/users/${blocked.id}/block`, creator);
  await sql`update users set status = 'suspended' where id = ${suspended.id}`.execute(harness.deps.db);
  await sql`update automatic_sends set due_at = due_at + interval '25 hours' where fan_id = ${late.id}`.execute(
    harness.deps.db,
  );
  await run();
  expect(await owed()).toBe(1);
  harness.clock.advance(DAY_MS + HOUR_MS);
  await run();
  const { rows } = await sql`select from messages where sender_id = ${creator.id}`.execute(harness.deps.db);
  expect([rows.length, await owed()]).toEqual([0, 0]);
});

it('says nothing where it is off, where its creator is not verified any more, or where it is not true any more', async () => {
  const [off, closed, over] = [await scene(), await scene(), await scene()];
  await write(off.creator, 'welcome', 'Salamat', false);
  for (const { fan, creator } of [off, closed, over]) await subscribe(fan, creator);
  await sql`update users set kyc_status = 'rejected' where id = ${closed.creator.id}`.execute(
    harness.deps.db,
  );
  await end(over.fan);
  const pair = { fanId: over.fan.id, creatorId: over.creator.id };
  await write(over.creator, 'ended', 'Sana bumalik ka');
  await inTransaction(harness.deps.db, (tx) => oweAutomatic(tx, 'ended', [pair], harness.clock.now()));
  await subscribe(over.fan, over.creator);
  await end(off.fan);
  await write(off.creator, 'ended', 'Paalam', false);
  await run();
  expect([await wordsTo(off.fan), await wordsTo(closed.fan)]).toEqual([[], []]);
  // Welcomed as they are here again; nothing of an end.
  expect(await wordsTo(over.fan)).toEqual(['Salamat sa pag-subscribe!']);
});

it('is written by verified creators alone, without words that would hold a message, and needs some to be on', async () => {
  const { creator, fan } = await scene({ welcome: '' });
  const admin = await harness.factory.admin();
  await call('POST', '/moderation/spam-keywords', admin, { keyword: 'bawalsalita', severity: 3 });
  expect(expectRefusal(await write(creator, 'welcome', 'May bawalsalita rito')).errors).toHaveProperty(
    'text',
  );
  expect(expectRefusal(await write(creator, 'welcome', ' ')).errors).toHaveProperty('text');
  expect((await write(creator, 'hello', 'Kumusta')).statusCode).toBe(422);
  expect((await write(fan, 'welcome', 'Kumusta')).statusCode).toBe(403);
  const unverified = await harness.factory.creator({ isVerified: false });
  expect(expectRefusal(await write(unverified, 'welcome', 'Kumusta')).code).toBe('creator_unverified');
  expect((await write(creator, 'ended', 'Paalam', false)).statusCode).toBe(200);
  expect((await call('GET', '/messages/automatic', creator)).json().messages).toEqual([
    { kind: 'welcome', text: '', is_on: false },
    { kind: 'ended', text: 'Paalam', is_on: false },
  ]);
});

it('is not sent once its words have a keyword, and is again without', async () => {
  const { creator, fan } = await scene({ welcome: 'Halika sa tagpuang lihim' });
  const { headers } = await harness.factory.admin();
  const url = '/api/moderation/spam-keywords';
  const keyword = { keyword: 'tagpuang lihim', severity: 4 };
  const added = await harness.app.inject({ method: 'POST', url, headers, payload: keyword });
  await subscribe(fan, creator);
  await run();
  expect(await wordsTo(fan)).toEqual([]);
  await harness.app.inject({ method: 'DELETE', url: `${url}/${added.json().keyword.id}`, headers });
  const other = await harness.factory.fan();
  await subscribe(other, creator);
  await run();
  expect(await wordsTo(other)).toEqual(['Halika sa tagpuang lihim']);
});

it('is sent later where it failed, and others are not kept waiting', async () => {
  const [one, other] = [await scene(), await scene()];
  for (const { fan, creator } of [one, other]) await subscribe(fan, creator);
  // No conversation of the one has a place any more.
  const { id } = (await open(one.fan, one.creator)).json();
  await sql`update conversations set last_seq = 2147483647 where id = ${id}`.execute(harness.deps.db);
  await run();
  expect([(await wordsTo(other.fan)).length, await owed()]).toEqual([1, 1]);
  await sql`update conversations set last_seq = 0 where id = ${id}`.execute(harness.deps.db);
  await run();
  expect(await owed()).toBe(1);
  harness.clock.advance(HOUR_MS);
  await run();
  expect([(await wordsTo(one.fan)).length, await owed()]).toEqual([1, 0]);
});

it('goes with its creator, and with the fan who is owed it', async () => {
  const [one, other] = [await scene(), await scene()];
  for (const { fan, creator } of [one, other]) await subscribe(fan, creator);
  const erase = (person: Person) => inTransaction(harness.deps.db, (tx) => eraseMessages(tx, person.id));
  await Promise.all([erase(one.creator), erase(other.fan), run(), run()]);
  const { rows } = await sql<{
    left: number;
  }>`select (select count(*) from automatic_sends where fan_id in (${one.fan.id}, ${other.fan.id})
    or creator_id in (${one.creator.id}))::int + (select count(*) from automatic_messages where creator_id = ${one.creator.id})::int as left`.execute(
    harness.deps.db,
  );
  expect(rows).toEqual([{ left: 0 }]);
});
