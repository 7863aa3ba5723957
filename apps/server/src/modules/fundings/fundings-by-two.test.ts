import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { useFundings } from './fundings.fixture.ts';

/** What left the bank above the limit is said and taken back by two who still may (P954, P955). Fake: the company that sends, and the clock. Each test follows the one before. */
const world = useFundings(new FakeSender());
const { harness, say, takeBack, withdraw, newest, setRole, standing, laws } = world;
let [first, second, leaver] = [] as unknown as [Person, Person, Person];

beforeAll(async () => {
  harness.clock.set('2026-06-20T04:00:00.000Z');
  await world.paidOut(1_000);
  harness.clock.set('2026-06-22T04:00:00.000Z');
  await world.changeSettings({ payout_two_person_limit: 700 });
  const people = [];
  for (let count = 0; count < 3; count += 1) people.push(await harness.factory.admin({ role: 'finance' }));
  [first, second, leaver] = people as [Person, Person, Person];
});

const codesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).toSorted();

it('waits for a second person, who says the same, its fee counting as well', async () => {
  const before = await standing();
  expect((await say(first)).json()).toMatchObject({
    is_booked: false,
    funding: { state: 'asked', said_by_id: first.id, counts: true, needs_two: true, booked_by: null },
  });
  expect(await standing()).toEqual(before);
  expect(expectRefusal(await say(first)).code).toBe('funding_needs_second');
  expect(expectRefusal(await say(second, { fee: 14 })).errors).toHaveProperty('fee');
  const { id: agrees_with } = await newest(second);
  for (const [more, field] of [
    [{ amount: 710 }, 'amount'],
    [{ left_on: '2026-06-20' }, 'left_on'],
    [{ reference: 'BPI 0002' }, 'reference'],
  ] as const)
    expect(expectRefusal(await say(second, { agrees_with, ...more })).errors).toHaveProperty(field);
  const both = [say(second, { agrees_with }), say(second), say(leaver, { agrees_with })];
  expect(codesOf(await Promise.all(both))).toEqual([201, 409, 409]);
  expect(await newest(first)).toMatchObject({ id: agrees_with, state: 'booked', said_by_id: first.id });
  expect((await standing()).bank - before.bank).toBe(715);
  expect(await laws()).toEqual([]);
});

it('is taken back by two, and the second’s words are the reason', async () => {
  const { id } = await newest(first);
  expect((await takeBack(first, id, 'A typo')).json()).toMatchObject({
    is_taken_back: false,
    funding: { state: 'booked', take_back: { asked_by_id: first.id, reason: 'A typo', done_at: null } },
  });
  expect(expectRefusal(await takeBack(first, id)).code).toBe('funding_needs_second');
  const answers = await Promise.all([takeBack(second, id, 'Not ours'), takeBack(leaver, id, 'Not ours')]);
  expect(codesOf(answers)).toEqual([200, 409]);
  expect(await newest(first)).toMatchObject({ state: 'taken_back', take_back: { reason: 'Not ours' } });
  expect((await standing()).fees).toBe(0);
  expect(await laws()).toEqual([]);
});

it('does not count what somebody said first who may not any more', async () => {
  await say(leaver);
  await setRole(leaver, 'support');
  expect(await newest(second)).toMatchObject({ state: 'asked', counts: false });
  const { id: agrees_with } = await newest(second);
  expect((await say(first, { agrees_with })).json()).toMatchObject({ is_booked: false });
  expect((await say(second)).json()).toMatchObject({ is_booked: true });
  const { id } = await newest(second);
  await setRole(leaver, 'finance');
  await takeBack(leaver, id);
  await setRole(leaver, 'support');
  expect((await newest(second)).take_back.counts).toBe(false);
  expect((await takeBack(first, id)).json()).toMatchObject({ is_taken_back: false });
  expect((await takeBack(second, id)).json()).toMatchObject({ is_taken_back: true });
  expect(await laws()).toEqual([]);
});

it('is withdrawn by who said it first, and by anybody once they may not any more', async () => {
  await setRole(leaver, 'finance');
  await say(leaver);
  const { id } = await newest(second);
  expect(expectRefusal(await withdraw(second, id)).code).toBe('first_approval_gone');
  expect((await withdraw(leaver, id)).statusCode).toBe(200);
  expect(expectRefusal(await withdraw(leaver, id)).code).toBe('funding_not_found');
  expect(expectRefusal(await say(second, { agrees_with: id })).code).toBe('funding_not_found');
  await say(leaver);
  await setRole(leaver, 'support');
  const left = (await newest(second)).id;
  expect((await withdraw(second, left)).statusCode).toBe(200);
  expect((await newest(second)).state).toBe('taken_back');
  expect(expectRefusal(await withdraw(second, (await newest(second)).id)).code).toBe('first_approval_gone');
});

it('is either booked or withdrawn where the second says it as the first withdraws', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    await say(first);
    const { id } = await newest(second);
    const both = [() => withdraw(first, id), () => say(second)];
    const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((act) => act()));
    const [withdrawn, said] = turn % 2 === 0 ? answers : answers.toReversed();
    expect(said?.json().is_booked).toBe(withdrawn?.statusCode !== 200);
    const now = (await newest(second)).id;
    if (!said?.json().is_booked) expect((await withdraw(second, now)).statusCode).toBe(200);
    else {
      await takeBack(first, now);
      expect((await takeBack(second, now)).json().is_taken_back).toBe(true);
    }
  }
  expect(await laws()).toEqual([]);
});

it('tells who is left alone that nobody else may, and takes their word, on record', async () => {
  await setRole(first, 'support');
  const answer = (await say(second)).json();
  expect(answer).toMatchObject({ is_booked: true, funding: { needs_two: false, is_alone: true } });
  expect((await takeBack(second, answer.funding.id)).json()).toMatchObject({ is_taken_back: true });
  expect(await laws()).toEqual([]);
});
