import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { accounts, readFigures } from '../ledger/index.ts';

const harness = useHarness();

it.each(['pending', 'rejected', 'none'] as const)(
  'nothing is sold of who is not verified any more (%s), and what was bought stays',
  async (kyc_status) => {
    const creator = await harness.factory.creator();
    const [bought, other] = [
      await harness.factory.post(creator.id, { price: 20 }),
      await harness.factory.post(creator.id, { price: 50 }),
    ];
    const fan = await harness.factory.fan({ credits: 200 });
    const unlock = (content_id: string) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/credits/unlock',
        headers: fan.headers,
        payload: { content_id },
      });
    expect((await unlock(bought)).statusCode).toBe(200);
    const row = harness.deps.db.updateTable('users').where('id', '=', creator.id);
    await row.set({ kyc_status }).execute();
    expect((await unlock(other)).json().code).toBe('content_not_found');
    expect((await unlock(bought)).statusCode).toBe(200);
    expect((await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance).toBe(180);
    await row.set({ kyc_status: 'approved' }).execute();
    expect((await unlock(other)).statusCode).toBe(200);
  },
);
