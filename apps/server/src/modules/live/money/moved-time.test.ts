import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';
import { lockStream, updateStream } from '../streams/streams.queries.ts';

/** Fake: who carries streams, the clock. */
const { harness, call, plan, show } = useLive();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const later = (ms: number) => new Date(harness.clock.now().getTime() + ms);

async function planned() {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits: 100 })];
  const scheduled_at = later(HOUR_MS).toISOString();
  const { id } = await plan(creator, { audience: 'ticket', ticket_price: 40, scheduled_at });
  return { creator, fan, id, shown: (await show(fan, id)).scheduled_at as string };
}
const buy = (fan: Person, id: string, scheduled_at: string) =>
  call('POST', `/live/${id}/ticket`, fan, { credits: 40, scheduled_at });
const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;

it('a ticket is sold for the time that was shown, and not where the stream was moved since', async () => {
  const { creator, fan, id, shown } = await planned();
  const scheduled_at = later(DAY_MS).toISOString();
  expect((await call('PUT', `/live/${id}`, creator, { scheduled_at })).statusCode).toBe(200);
  expect(expectRefusal(await buy(fan, id, shown))).toMatchObject({
    code: 'not_for_sale',
    detail: 'This stream is at another time now. Look at it before you buy.',
  });
  expect(await balanceOf(fan)).toBe(100);
  expect((await buy(fan, id, (await show(fan, id)).scheduled_at)).statusCode).toBe(200);
  // What was bought is answered the same, whatever is said of its time.
  expect((await buy(fan, id, shown)).statusCode).toBe(200);
  expect(await balanceOf(fan)).toBe(60);
});

it('nor where it is moved in that very moment', async () => {
  const { fan, id, shown } = await planned();
  const { buying } = await inTransaction(harness.deps.db, async (tx) => {
    await lockStream(tx, id);
    const buying = buy(fan, id, shown);
    await expect.poll(() => lockWaiters(harness, 'live_tickets')).toBe(1);
    await updateStream(tx, id, { scheduled_at: later(DAY_MS) });
    return { buying };
  });
  expect(expectRefusal(await buying).code).toBe('not_for_sale');
  expect(await balanceOf(fan)).toBe(100);
});
