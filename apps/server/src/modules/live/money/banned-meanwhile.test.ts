import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';
import { sweepStreams } from '../streams/sweep-streams.ts';
import { giveWonBack } from './give-won-back.ts';

/** Fake: who carries streams, the clock. Real: the books, the bans, the queue and its workers. */
const { harness, call, plan, start } = useLive();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const lawsBroken = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

async function minutePasses(): Promise<void> {
  harness.clock.advance(MINUTE_MS);
  await sweepStreams(harness.deps);
  await workedOff(harness, ['restitutions.give', 'restitutions.mail', 'live.say-ticket', 'live.tell']);
}

/** A fan with a ticket of a stream who was banned since. */
async function banned() {
  const [creator, admin] = [await harness.factory.creator(), await harness.factory.admin()];
  const fan = await harness.factory.fan({ credits: 50 });
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: 50, scheduled_at });
  expect((await call('POST', `/live/${id}/ticket`, fan, {})).statusCode).toBe(200);
  const judge = (what: string) => call('POST', `/admin/users/${fan.id}/${what}`, admin, { reason: 'Fraud' });
  expect((await judge('ban')).statusCode).toBe(201);
  return { creator, fan, id, lift: async () => expect((await judge('lift')).statusCode).toBe(200) };
}

it('a ticket of a stream that was called off while its fan was banned comes back once the ban is lifted, once', async () => {
  const { creator, fan, id, lift } = await banned();
  await call('POST', `/live/${id}/end`, creator);
  await minutePasses();
  expect(await balanceOf(fan)).toBe(0);
  await lift();
  await minutePasses();
  await minutePasses();
  expect(await balanceOf(fan)).toBe(50);
  expect(await lawsBroken()).toEqual([]);
});

it('one of a stream that was one stays paid', async () => {
  const { creator, fan, id, lift } = await banned();
  harness.clock.advance(50 * MINUTE_MS);
  expect((await start(creator, id)).statusCode).toBe(200);
  harness.clock.advance(HOUR_MS);
  await call('POST', `/live/${id}/end`, creator);
  await lift();
  await minutePasses();
  expect(await balanceOf(fan)).toBe(0);
});

it('however many there are before it of which nothing is due, as that of the fan before', async () => {
  const { creator, fan, id, lift } = await banned();
  await call('POST', `/live/${id}/end`, creator);
  await minutePasses();
  await lift();
  await giveWonBack(harness.deps, 1);
  await workedOff(harness, ['restitutions.give', 'restitutions.mail']);
  expect(await balanceOf(fan)).toBe(50);
});
