import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { bankSays, bought } from '../../credits/disputes/disputes.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';
import { sweepStreams } from '../streams/sweep-streams.ts';

/** Fake: who carries streams, the provider, the clock. Real: the books, the queue and its workers. */
const { harness, call, plan, start, show } = useLive();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const worked = () =>
  workedOff(harness, [
    'clawbacks.settle',
    'restitutions.give',
    'restitutions.mail',
    'live.say-ticket',
    'live.tell',
  ]);

/** A stream with a ticket of a fan's, paid with credits of a payment that is disputed before the stream is over. */
async function disputed(endsAfterMs: number) {
  const creator = await harness.factory.creator();
  const purchase = await bought(harness);
  const { fan } = purchase;
  const paid = await balanceOf(fan);
  const scheduled_at = new Date(harness.clock.now().getTime() + HOUR_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: paid, scheduled_at });
  expect((await call('POST', `/live/${id}/ticket`, fan, {})).statusCode).toBe(200);
  harness.clock.advance(50 * MINUTE_MS);
  expect((await start(creator, id)).statusCode).toBe(200);
  await bankSays(harness, purchase, 'open');
  await worked();
  harness.clock.advance(endsAfterMs);
  await call('POST', `/live/${id}/end`, creator);
  await worked();
  const won = async () => {
    await bankSays(harness, purchase, 'won');
    await worked();
    await sweepStreams(harness.deps);
    await worked();
  };
  return { fan, id, paid, won };
}

it('a ticket of a stream that was none comes back once its payment is ours again, and not before', async () => {
  const { fan, id, paid, won } = await disputed(MINUTE_MS);
  await sweepStreams(harness.deps);
  await worked();
  expect(await balanceOf(fan)).toBe(0);
  await won();
  await won();
  expect(await balanceOf(fan)).toBe(paid);
  expect(await show(fan, id)).toMatchObject({ is_ticket_back: true });
});

it('one of a stream that was one stays paid', async () => {
  const { fan, won } = await disputed(HOUR_MS);
  await won();
  expect(await balanceOf(fan)).toBe(0);
});
