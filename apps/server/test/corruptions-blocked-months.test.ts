import { beforeAll, describe, expect, it } from 'vitest';
import { workedOff } from '../src/modules/clawbacks/clawbacks.fixture.ts';
import { useSubscribing } from '../src/modules/subscriptions/subscribe.fixture.ts';
import { type Corruption, tripped } from './cook-books.ts';

/** Months that ended with a block, cooked by somebody who has the database and keeps every sum right (P1063). */
const { harness, headersOf, ask, offer, scene } = useSubscribing();
const w = { fanId: '', otherId: '' };

/** Whoever is blocked on the tenth day of a bundle of twelve; the other on the next day; and somebody pays a day and more later. */
beforeAll(async () => {
  const one = await scene({ price: 10_000, credits: 1500 });
  const other = await scene({ price: 10_000, credits: 1500 });
  const later = await scene({ price: 10_000, credits: 1500 });
  Object.assign(w, { fanId: one.fan.id, otherId: other.fan.id });
  for (const { creator, fan } of [one, other]) {
    await offer(creator, { bundle_12_percent: 10 });
    expect((await ask('POST', fan, creator.id, { plan: 'months_12' })).statusCode).toBe(200);
  }
  for (const { creator, fan } of [one, other]) {
    harness.clock.advance(86_400_000);
    const headers = await headersOf(creator);
    const answer = await harness.app.inject({ method: 'POST', url: `/api/users/${fan.id}/block`, headers });
    expect(answer.statusCode).toBe(200);
    await workedOff(harness, ['restitutions.give', 'restitutions.mail']);
  }
  harness.clock.advance(2 * 86_400_000);
  expect((await ask('POST', later.fan, later.creator.id, { plan: 'monthly' })).statusCode).toBe(200);
});

const BACK = 'cut-months-come-back';
const cut = (set: string) => `update subscription_charges set ${set} where fan_id = '${w.fanId}'`;
const restitution = (set: string) => `update restitutions set ${set} where fan_id = '${w.fanId}'`;

const CORRUPTIONS: Corruption[] = [
  ['less came back than was not served', BACK, () => restitution('credits = credits - 1')],
  ['nothing came back', BACK, () => `delete from restitutions where fan_id = '${w.fanId}'`],
  [
    'more came back than was not served',
    'restitutions-are-booked',
    () => restitution('credits = credits + 1'),
  ],
  [
    'they are said to have ended later than what came back says',
    'restitutions-are-booked',
    () => cut(`cut_at = cut_at + interval '1 day'`),
  ],
  [
    'they ended before they were paid, and so does what came back say',
    BACK,
    () =>
      `${cut(`cut_at = created_at - interval '1 day'`)}; ${restitution(`gone_at = (select cut_at from subscription_charges where fan_id = '${w.fanId}')`)}`,
  ],
  [
    'they ended with another’s',
    BACK,
    () => cut(`cut_id = (select cut_id from subscription_charges where fan_id = '${w.otherId}')`),
  ],
  [
    'months that were paid before run on',
    BACK,
    () =>
      `insert into subscription_charges select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'cut_at', null, 'cut_id', null))).* from subscription_charges c where fan_id = '${w.fanId}'`,
  ],
];

describe('a law finds it when', () => {
  it.each(CORRUPTIONS)('%s', async (_what, law, corruption) => {
    expect(await tripped(harness, corruption())).toContain(law);
  });

  it('and nothing where nothing is wrong', async () => {
    expect(await tripped(harness, restitution('told_at = told_at'))).toEqual([]);
  });
});
