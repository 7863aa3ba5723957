import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../src/platform/durations.ts';
import { type Corruption, tripped } from './cook-books.ts';
import type { Person } from './factory.ts';
import { useHarness } from './harness.ts';

/** Subscriptions that were given, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
const w = {} as Record<'giver' | 'receiver' | 'other' | 'creator', Person>;

beforeAll(async () => {
  const { factory, deps, app } = harness;
  w.creator = await factory.creator();
  [w.giver, w.receiver, w.other] = [
    await factory.fan({ credits: 500 }),
    await factory.fan({ credits: 500 }),
    await factory.fan({ credits: 500 }),
  ];
  const price = { subscription_price_centavos: 10_000 };
  await deps.db.updateTable('users').set(price).where('id', '=', w.creator.id).execute();
  const payload = { username: w.receiver.username, credits: 100, client_id: randomUUID() };
  const url = `/api/creators/${w.creator.id}/gifts`;
  const answer = await app.inject({ method: 'POST', url, headers: w.giver.headers, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  harness.clock.advance(49 * HOUR_MS);
  const credits = { username: w.receiver.username, credits: 40, client_id: randomUUID() };
  const given = await app.inject({
    method: 'POST',
    url: '/api/gifts/credits',
    headers: w.giver.headers,
    payload: credits,
  });
  expect(given.statusCode, given.body).toBe(201);
});

const charge = (set: string) => `update subscription_charges set ${set} where given_by = '${w.giver.id}'`;
const gift = (set: string, kind = 'subscription') =>
  `update gifts set ${set} where giver_id = '${w.giver.id}' and kind = '${kind}'`;
const ENTRY = `(select id from ledger_entries where reason = 'gift')`;
const entry = (set: string) => `update ledger_entries set ${set} where reason = 'gift'`;
const posting = (set: string) => `update ledger_postings set ${set} where entry_id = ${ENTRY}`;
const walletOf = (person: Person) => `'CREDIT:wallet:${person.id}'`;
const CREDITS = 'credits-are-given-on';
const GIFTS = 'gifts-are-booked';

const CORRUPTIONS: Corruption[] = [
  ['somebody else is said to have given it', GIFTS, () => gift(`giver_id = '${w.other.id}'`)],
  ['somebody else is said to have received it', GIFTS, () => gift(`receiver_id = '${w.other.id}'`)],
  ['it is said to have been of more months', GIFTS, () => gift('months = 12')],
  ['it is said to have cost less', GIFTS, () => gift('credits = 50')],
  ['it was paid, and there is no gift', GIFTS, () => `delete from gifts where kind = 'subscription'`],
  ['its months are gone', GIFTS, () => `delete from subscription_charges where given_by = '${w.giver.id}'`],
  ['its receiver is said to have paid', 'sales-are-paid', () => charge('given_by = null')],
  ['another fan is said to have paid', 'sales-are-paid', () => charge(`given_by = '${w.other.id}'`)],
  ['its months are another fan’s', 'subscriptions-are-paid', () => charge(`fan_id = '${w.other.id}'`)],
  [
    'it was paid after it began',
    'subscriptions-are-paid',
    () => charge(`created_at = starts_at + interval '1 day'`),
  ],
  ['credits are said to be more', CREDITS, () => gift('credits = 50', 'credits')],
  ['credits were another fan’s', CREDITS, () => posting(`from_account = ${walletOf(w.other)}`)],
  ['credits went to another fan', CREDITS, () => posting(`to_account = ${walletOf(w.other)}`)],
  [
    'credits are in the books, and there is no gift',
    CREDITS,
    () => `delete from gifts where kind = 'credits'`,
  ],
  ['credits were given by another', CREDITS, () => entry(`actor_id = '${w.other.id}'`)],
  ['credits were worth more', CREDITS, () => entry('value_centavos = value_centavos + 100')],
  ['credits count as spent', 'turnover-equals-trades', () => entry('trade_sign = 1')],
  ['credits that were given are called a tip', CREDITS, () => entry(`reason = 'tip'`)],
  [
    'what its giver spent is counted for its receiver',
    'spends-of-fans-add-up',
    () =>
      `update creator_fans set spent_credits = case fan_id when '${w.giver.id}' then 0 else 100 end where creator_id = '${w.creator.id}'`,
  ],
];

describe('gifts that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, gift(`message = 'Para sa iyo'`))).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
