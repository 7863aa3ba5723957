import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { takeDownPost } from '../publish/release-post.ts';
import { usePolls } from './polls.fixture.ts';
import { erasePolls } from './polls.queries.ts';

const { harness, people, published, send, look, poll, put, vote, tally } = usePolls();
const code = (answer: Parameters<typeof expectRefusal>[0]) => expectRefusal(answer).code;

describe('a vote', () => {
  it('is one a person, however many calls come at once, moves, and shows what came of it', async () => {
    const { creator, fan } = await people();
    const { id, has_poll } = await published(creator);
    expect(has_poll).toBe(true);
    const before = await poll(fan, id);
    expect(before).toMatchObject({
      question: 'Which one next?',
      votes_count: null,
      chosen: null,
      can_vote: true,
      is_over: false,
    });
    expect(before.options).toEqual([
      { option: 1, text: 'Sunset', votes: null },
      { option: 2, text: 'Harbour', votes: null },
      { option: 3, text: 'Market', votes: null },
    ]);
    const places = [1, 2, 3, 1, 2, 3, 2, 2];
    const answers = await Promise.all(places.map((place) => put(fan, id, before.edition, place)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(places.map(() => 200));
    expect((await tally(creator, id)).reduce((sum: number, each: number) => sum + each, 0)).toBe(1);
    expect((await vote(fan, id, 3)).json()).toMatchObject({ chosen: 3, votes_count: 1, can_vote: true });
    await vote(fan, id, 3);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => harness.factory.fan()));
    await Promise.all(others.map((other) => put(other, id, before.edition, 1)));
    expect(await tally(creator, id)).toEqual([5, 0, 1]);
    // Nobody is named: of others' votes there is a number alone.
    expect(JSON.stringify(await poll(creator, id))).not.toContain(fan.id);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is taken until the end, then everybody sees what came of it', async () => {
    const { creator, fan } = await people();
    const { id, created_at } = await published(creator, { poll_hours: '1' });
    const { edition, ends_at } = await poll(null, id);
    expect(Date.parse(ends_at) - Date.parse(created_at)).toBe(HOUR_MS);
    expect(await poll(null, id)).toMatchObject({ can_vote: false, votes_count: null });
    harness.clock.advance(HOUR_MS - 1000);
    expect((await vote(fan, id, 2)).statusCode).toBe(200);
    harness.clock.advance(1000);
    expect(code(await put(fan, id, edition, 1))).toBe('poll_over');
    expect(await poll(null, id)).toMatchObject({ is_over: true, can_vote: false, votes_count: 1 });
    const endless = await published(creator, { poll_hours: '' });
    harness.clock.advance(1000 * HOUR_MS);
    expect(await poll(null, endless.id)).toMatchObject({ ends_at: null, is_over: false });
  });

  it('is for who is signed in and may see the post, and not for its creator', async () => {
    const { creator, fan } = await people();
    const { id } = await published(creator);
    const { edition } = await poll(fan, id);
    expect(code(await send('PUT', `/content/${id}/poll/vote`, null, { edition, option: 1 }))).toBe(
      'unauthenticated',
    );
    expect(code(await put(creator, id, edition, 1))).toBe('own_poll');
    expect(code(await put(fan, id, harness.deps.ids.next(), 1))).toBe('poll_changed');
    expect(code(await put(fan, id, edition, 4))).toBe('poll_changed');
    for (const option of [0, 7, 1.5, '1'])
      expect(code(await put(fan, id, edition, option as number))).toBe('validation_failed');
    const without = await harness.factory.post(creator.id);
    expect(code(await look(fan, without))).toBe('content_not_found');
    expect(code(await put(fan, without, edition, 1))).toBe('content_not_found');
    expect((await send('POST', `/users/${fan.id}/block`, creator)).statusCode).toBe(200);
    expect(code(await look(fan, id))).toBe('content_not_found');
    expect(code(await put(fan, id, edition, 1))).toBe('content_not_found');
    expect(await tally(creator, id)).toEqual([0, 0, 0]);
  });
});

describe('the poll of a locked post', () => {
  it('never leaves the server for who has not unlocked it', async () => {
    const { creator, fan } = await people();
    const { id } = await published(creator, { is_ppv: 'true', credit_price: '10' });
    const guarded = await published(creator, { is_subscriber_only: 'true' });
    const { edition } = await poll(creator, id);
    for (const viewer of [null, fan]) {
      expect(code(await look(viewer, id))).toBe('purchase_required');
      expect(code(await look(viewer, guarded.id))).toBe('subscription_required');
      const post = await send('GET', `/content/${id}`, viewer);
      expect(post.json()).toMatchObject({ is_locked: true, has_poll: false });
      expect(post.body).not.toContain('Sunset');
    }
    expect(code(await put(fan, id, edition, 1))).toBe('purchase_required');
    expect((await send('POST', '/credits/unlock', fan, { content_id: id })).statusCode).toBe(200);
    expect((await send('GET', `/content/${id}`, fan)).json()).toMatchObject({ has_poll: true });
    expect((await vote(fan, id, 1)).json()).toMatchObject({ chosen: 1, votes_count: 1 });
    // Who bought it keeps it when they are blocked, and has no voice in it any more.
    expect((await send('POST', `/users/${fan.id}/block`, creator)).statusCode).toBe(200);
    expect(await poll(fan, id)).toMatchObject({ chosen: 1, can_vote: false });
    expect(code(await put(fan, id, edition, 2))).toBe('content_not_found');
    expect(await tally(creator, id)).toEqual([1, 0, 0]);
  });

  it('goes with its post, and comes back with it', async () => {
    const { creator, fan } = await people();
    const [kept, gone] = [await published(creator), await published(creator)];
    await inTransaction(harness.deps.db, (tx) => takeDownPost(harness.deps, tx, kept.id));
    expect((await send('DELETE', `/content/${gone.id}`, creator)).statusCode).toBe(200);
    for (const { id } of [kept, gone]) expect(code(await look(fan, id))).toBe('content_not_found');
  });
});

describe('erasing a person', () => {
  it('takes their votes out of the count, and a creator’s polls away', async () => {
    const { creator, fan } = await people();
    const other = await harness.factory.fan();
    const [one, two] = [await published(creator), await published(creator)];
    for (const { id } of [one, two]) await vote(fan, id, 2);
    await vote(other, one.id, 2);
    await inTransaction(harness.deps.db, (tx) => erasePolls(tx, fan.id));
    expect(await tally(creator, one.id)).toEqual([0, 1, 0]);
    expect(await tally(creator, two.id)).toEqual([0, 0, 0]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    await harness.deps.db
      .updateTable('polls')
      .set({ votes: [0, 2, 0] })
      .where('post_id', '=', one.id)
      .execute();
    expect((await checkInvariants(harness.deps.db)).map(({ law }) => law)).toEqual(['votes-are-counted']);
    await inTransaction(harness.deps.db, (tx) => erasePolls(tx, creator.id));
    expect(code(await look(other, one.id))).toBe('content_not_found');
  });
});
