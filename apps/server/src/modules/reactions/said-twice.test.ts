import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { setCommentState } from './index.ts';
import { deleteComment, insertComment } from './reactions.queries.ts';

/** A comment whose answer was lost, sent again by its device under the same name (P895). */
const harness = useHarness();

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, person: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person.headers, payload });
const say = (id: string, person: Person, client_id: string | undefined, text = 'Ang ganda!') =>
  call('POST', `/content/${id}/comments`, person, { text, client_id });
const heard = async (id: string, person: Person) =>
  (await call('GET', `/content/${id}/comments`, person)).json().comments;
const countOf = async (id: string, person: Person) =>
  (await call('GET', `/content/${id}`, person)).json().comments_count;
const name = () => harness.deps.ids.next();

async function scene() {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
  return { creator, fan, id: await harness.factory.post(creator.id) };
}

/** When its creator was told of a comment last; never where they were not. */
async function toldOf(creator: Person): Promise<Date[]> {
  const { rows } = await harness.deps.pool.query(
    'select at from notifications where person_id = $1 and kind = $2',
    [creator.id, 'comment'],
  );
  return rows.map(({ at }) => at);
}

it('is one comment, answered as it was, counted and told once', async () => {
  const { creator, fan, id } = await scene();
  const called = name();
  const first = await say(id, fan, called);
  const told = await toldOf(creator);
  // Told again, it would be as new.
  harness.clock.advance(60_000);
  const again = await say(id, fan, called);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(await heard(id, creator)).toHaveLength(1);
  expect(told).toHaveLength(1);
  expect([await countOf(id, creator), await toldOf(creator)]).toEqual([1, told]);
});

it('is one comment when it is sent four times at once', async () => {
  const { creator, fan, id } = await scene();
  const called = name();
  const answers = await Promise.all([1, 2, 3, 4].map(() => say(id, fan, called)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await heard(id, creator)).toHaveLength(1);
  expect(await countOf(id, creator)).toBe(1);
});

it('is another under another name, and without one', async () => {
  const { creator, fan, id } = await scene();
  for (const called of [name(), name(), undefined, undefined])
    expect((await say(id, fan, called)).statusCode).toBe(201);
  expect(await heard(id, creator)).toHaveLength(4);
  expect(expectRefusal(await say(id, fan, 'not a name')).errors).toHaveProperty('client_id');
});

it('is told apart by its author, who alone gets it', async () => {
  const { creator, fan, id } = await scene();
  const [other, called] = [await harness.factory.fan(), name()];
  const [mine, theirs] = [
    (await say(id, fan, called)).json(),
    (await say(id, other, called, 'Oo nga')).json(),
  ];
  expect(theirs).toMatchObject({ text: 'Oo nga', author: { username: other.username } });
  expect(theirs.id).not.toBe(mine.id);
  expect(await heard(id, creator)).toHaveLength(2);
});

it('is of one post: under its name nothing is said of another, also at the same moment', async () => {
  const { creator, fan, id } = await scene();
  const [another, called] = [await harness.factory.post(creator.id), name()];
  await say(id, fan, called);
  expect(expectRefusal(await say(another, fan, called)).errors).toHaveProperty('client_id');
  const atOnce = name();
  const answers = await Promise.all([id, another].map((post) => say(post, fan, atOnce)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect((await heard(id, creator)).length + (await heard(another, creator)).length).toBe(2);
});

it('does not come back once it was deleted, by its author or whose post it is (P920)', async () => {
  const { creator, fan, id } = await scene();
  for (const by of [fan, creator]) {
    const called = name();
    const { id: said } = (await say(id, fan, called)).json();
    expect((await call('DELETE', `/comments/${said}`, by)).statusCode).toBe(200);
    expect(expectRefusal(await say(id, fan, called)).code).toBe('comment_deleted');
    const [gone] = await Promise.all([say(id, fan, called), say(id, fan, called)]);
    expect(expectRefusal(gone).code).toBe('comment_deleted');
    // The name is its author's alone.
    const other = await harness.factory.fan();
    const { id: theirs } = (await say(id, other, called)).json();
    await call('DELETE', `/comments/${theirs}`, other);
  }
  expect([await heard(id, creator), await countOf(id, creator)]).toEqual([[], 0]);
  expect((await say(id, fan, name())).statusCode).toBe(201);
});

it('does not come back where it was there and deleted while the second of its name waited for it', async () => {
  const { creator, fan, id } = await scene();
  const called = name();
  let again: ReturnType<typeof say> | undefined;
  await inTransaction(harness.deps.db, async (tx) => {
    const [first, now] = [name(), harness.clock.now()];
    const comment = { id: first, post_id: id, author_id: fan.id, text: 'Ang ganda!', created_at: now };
    await insertComment(tx, { ...comment, client_id: called });
    again = say(id, fan, called);
    again.catch(() => undefined);
    await expect.poll(() => lockWaiters(harness, 'comments')).toBe(1);
    await deleteComment(tx, first, now);
  });
  expect(again && expectRefusal(await again).code).toBe('comment_deleted');
  expect([await heard(id, creator), await countOf(id, creator)]).toEqual([[], 0]);
});

it('waits for a look once, and is gone for its author where it was hidden meanwhile', async () => {
  const { creator, fan, id } = await scene();
  const admin = await harness.factory.admin();
  await call('POST', '/moderation/spam-keywords', admin, { keyword: 'biglang yaman', severity: 3 });
  const called = name();
  const held = (await say(id, fan, called, 'Biglang yaman!')).json();
  expect((await say(id, fan, called, 'Biglang yaman!')).json()).toEqual({ ...held, is_in_review: true });
  const waiting = (await call('GET', '/moderation/content', admin)).json().content;
  expect(waiting.filter((each: { content_id: string }) => each.content_id === held.id)).toHaveLength(1);
  expect([await countOf(id, creator), await toldOf(creator)]).toEqual([0, []]);
  await inTransaction(harness.deps.db, (tx) => setCommentState(tx, held.id, 'hidden'));
  expect(expectRefusal(await say(id, fan, called, 'Biglang yaman!')).code).toBe('comment_not_found');
  expect(await heard(id, creator)).toEqual([]);
});
