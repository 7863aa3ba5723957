import { beforeAll, describe, expect, it } from 'vitest';
import { buy } from '../src/modules/credits/settle/purchase.fixture.ts';
import { type Corruption, tripped } from './cook-books.ts';
import type { Person } from './factory.ts';
import { useHarness } from './harness.ts';

/** Limits and pauses of fans, cooked by somebody who has the database: as if what was spent had passed them. */
const harness = useHarness();
let fan: Person;
let buyer: Person;

beforeAll(async () => {
  const { factory, clock, app } = harness;
  clock.set('2027-05-12T04:00:00.000Z');
  const creator = await factory.creator();
  [fan, buyer] = [await factory.fan({ credits: 100 }), await factory.fan()];
  const url = '/api/spending/limits/week';
  await app.inject({ method: 'PUT', url, headers: fan.headers, payload: { credits: 90 } });
  clock.set('2027-05-12T04:10:00.000Z');
  const tips = `/api/creators/${creator.id}/tips`;
  for (const credits of [50, 30]) {
    const answer = await app.inject({
      method: 'POST',
      url: tips,
      headers: fan.headers,
      payload: { credits },
    });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  expect((await buy(harness, buyer, {})).statusCode).toBe(201);
});

const cook = (set: string) => `update spending_limits set ${set} where person_id = '${fan.id}'`;
const paused = (person: Person, from: string, until: string) =>
  `insert into cool_offs (id, person_id, started_at, ends_at) values (gen_random_uuid(), '${person.id}', '2027-05-12T${from}Z', '2027-05-12T${until}Z')`;

const CORRUPTIONS: Corruption[] = [
  ['a limit is less than was spent under it', 'limits-are-kept', () => cook('credits = 79')],
  [
    'a limit that followed is less than was spent under it',
    'limits-are-kept',
    () => cook(`next_credits = 79, next_from = '2027-05-12T04:05:00Z'`),
  ],
  ['a fan spent in a pause', 'pauses-are-kept', () => paused(fan, '04:05:00', '05:00:00')],
  ['a fan bought in a pause', 'pauses-are-kept', () => paused(buyer, '04:05:00', '05:00:00')],
];

describe('limits and pauses that were cooked', () => {
  it('are in order before, and when what was spent is older or younger', async () => {
    const older = cook(`credits = 10, set_at = '2027-05-12T04:20:00Z'`);
    expect(await tripped(harness, older)).toEqual([]);
    expect(await tripped(harness, paused(fan, '04:11:00', '05:00:00'))).toEqual([]);
    expect(await tripped(harness, paused(buyer, '04:00:00', '04:10:00'))).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
