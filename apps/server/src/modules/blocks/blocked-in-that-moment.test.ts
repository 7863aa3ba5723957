import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { usePolls } from '../posts/polls/polls.fixture.ts';

/** What was on its way when its creator blocked who sent it: it is there before the block is answered, or never (P1032). */
const { harness, published, send, put, look } = usePolls();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

interface Scene {
  creator: Person;
  fan: Person;
  /** With a poll. */
  post: string;
  edition: string;
}

async function scene(): Promise<Scene> {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
  const free = { subscription_price_centavos: 0 };
  await harness.deps.db.updateTable('users').set(free).where('id', '=', creator.id).execute();
  const { id: post } = await published(creator);
  return { creator, fan, post, edition: (await look(fan, post)).json().edition };
}

interface Way {
  does: (scene: Scene) => ReturnType<typeof send>;
  /** What it waits for, behind all that was looked at. */
  held: (scene: Scene) => RawBuilder<unknown>;
  /** How much of it there is. */
  count: RawBuilder<unknown>;
}

const heldPost = ({ post }: Scene) => sql`select from posts where id = ${post}::uuid for update`;
const WAYS: readonly (Way & { what: string })[] = [
  {
    what: 'a like',
    does: ({ post, fan }) => send('PUT', `/content/${post}/like`, fan),
    held: heldPost,
    count: sql`select count(*)::int as n from post_likes where person_id = `,
  },
  {
    what: 'a comment',
    does: ({ post, fan }) => send('POST', `/content/${post}/comments`, fan, { text: 'Ang ganda!' }),
    held: heldPost,
    count: sql`select count(*)::int as n from comments where author_id = `,
  },
  {
    what: 'a vote',
    does: ({ post, fan, edition }) => put(fan, post, edition, 1),
    held: ({ post }) => sql`select from polls where post_id = ${post}::uuid for update`,
    count: sql`select count(*)::int as n from poll_votes where person_id = `,
  },
  {
    what: 'a subscription that renews',
    does: ({ creator, fan }) => send('POST', `/creators/${creator.id}/subscription`, fan),
    held: ({ creator }) => sql`select from users where id = ${creator.id}::uuid for no key update`,
    count: sql`select count(*)::int as n from subscriptions where next_try_at is not null and fan_id = `,
  },
];

async function countOf({ count }: Way, { fan }: Scene): Promise<number> {
  const { rows } = await sql<{ n: number }>`${count}${fan.id}::uuid`.execute(harness.deps.db);
  return rows[0]?.n ?? -1;
}

it.each(WAYS)('$what that waits is not there later than the block is answered', async (way) => {
  const here = await scene();
  const { creator, fan } = here;
  let atBlock: number | undefined;
  const { doing, blocking } = await inTransaction(harness.deps.db, async (tx) => {
    await way.held(here).execute(tx);
    const doing = (async () => await way.does(here))();
    await expect.poll(() => lockWaiters(harness)).toBe(1);
    const blocking = send('POST', `/users/${fan.id}/block`, creator).then(async (answer) => {
      atBlock = await countOf(way, here);
      return answer;
    });
    await expect.poll(async () => atBlock !== undefined || (await lockWaiters(harness)) > 1).toBe(true);
    return { doing, blocking };
  });
  expect((await blocking).statusCode).toBe(200);
  await doing;
  expect(await countOf(way, here)).toBe(atBlock);
  // A subscription was one before the block, and ends with it.
  if (way.what.startsWith('a sub')) expect(atBlock).toBe(0);
  expect((await way.does(here)).statusCode).toBe(404);
});

it('who is blocked between the question and the words says nothing', async () => {
  const here = await scene();
  const { creator, fan, post } = here;
  const { doing } = await inTransaction(harness.deps.moneyDb, async (tx) => {
    // Words are looked at behind the question, and before anything is kept.
    await sql`lock table spam_keywords in access exclusive mode`.execute(tx);
    const doing = (async () => await send('POST', `/content/${post}/comments`, fan, { text: 'Uy' }))();
    await expect.poll(() => lockWaiters(harness)).toBe(1);
    expect((await send('POST', `/users/${fan.id}/block`, creator)).statusCode).toBe(200);
    return { doing };
  });
  expect((await doing).statusCode).toBe(404);
  const { comments } = (await send('GET', `/content/${post}/comments`, creator)).json();
  expect(comments).toEqual([]);
});
