import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { lockEarner } from '../clawbacks/index.ts';
import { useLeaving } from './leaving.fixture.ts';

/** A payout that is asked for in the moment in which its account ends (P1027). Real: PostgreSQL, transactions at the same time. */
const { harness, withPassword, leave, row } = useLeaving();
beforeAll(() => harness.factory.holdEarnings(0));

const send = (method: 'POST' | 'PUT', url: string, { headers }: Person, payload: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers, payload });
const ask = (creator: Person) => send('POST', '/payouts', creator, {});

async function earner(): Promise<Person> {
  const creator = await withPassword(await harness.factory.creator());
  const fan = await harness.factory.fan({ credits: 900 });
  await send('POST', `/creators/${creator.id}/tips`, fan, { credits: 900 });
  await send('PUT', '/payouts/settings', creator, { method: 'gcash', gcash_number: '09171234567' });
  return creator;
}

async function payoutsOf(creator: Person): Promise<number> {
  const { db } = harness.deps;
  const payouts = db.selectFrom('payouts').select('id').where('creator_id', '=', creator.id);
  return (await payouts.execute()).length;
}

describe('a payout asked for as the account is deleted', () => {
  it('is waited for, where it came first', async () => {
    const creator = await earner();
    const { asked, leaving } = await inTransaction(harness.deps.db, async (tx) => {
      await lockEarner(tx, creator.id);
      const asked = ask(creator);
      await expect.poll(() => lockWaiters(harness, 'earner')).toBe(1);
      const leaving = leave(creator.headers, undefined, true);
      let isOver = false;
      void leaving.then(() => (isOver = true));
      await expect.poll(async () => isOver || (await lockWaiters(harness, 'users')) === 1).toBe(true);
      return { asked, leaving };
    });
    expect([(await asked).statusCode, (await leaving).json().code]).toEqual([201, 'money_due']);
    expect([(await row(creator.id)).status, await payoutsOf(creator)]).toEqual(['active', 1]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is refused, where that came first', async () => {
    const creator = await earner();
    const { asked, leaving } = await inTransaction(harness.deps.db, async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', creator.id).forNoKeyUpdate().execute();
      const leaving = leave(creator.headers, undefined, true);
      await expect.poll(() => lockWaiters(harness, 'users')).toBe(1);
      const asked = ask(creator);
      await expect.poll(() => lockWaiters(harness, 'users')).toBe(2);
      return { asked, leaving };
    });
    expect([(await leaving).statusCode, (await asked).json().code]).toEqual([200, 'unauthenticated']);
    expect([(await row(creator.id)).status, await payoutsOf(creator)]).toEqual(['leaving', 0]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

it('lets no session that ended meanwhile say where its creator is paid', async () => {
  const creator = await earner();
  const other = { method: 'gcash', gcash_number: '09189999999' };
  const { saving } = await inTransaction(harness.deps.db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', creator.id).forNoKeyUpdate().execute();
    const saving = send('PUT', '/payouts/settings', creator, other);
    let isOver = false;
    void saving.then(() => (isOver = true));
    await expect.poll(async () => isOver || (await lockWaiters(harness, 'users')) === 1).toBe(true);
    await tx.deleteFrom('sessions').where('user_id', '=', creator.id).execute();
    return { saving };
  });
  expect((await saving).json().code).toBe('unauthenticated');
});
