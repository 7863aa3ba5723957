import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { giveCredits } from './give-credits.ts';
import { lockGiverAndReceiver } from './given-credits.queries.ts';

/** Fake: providers and clock. */
const harness = useHarness();

it('gives none of the credits of who is banned in that moment', async () => {
  const { deps, factory } = harness;
  const [giver, receiver] = [await factory.fan({ credits: 500 }), await factory.fan()];
  harness.clock.advance(49 * HOUR_MS);
  const wish = { username: receiver.username, message: '', showsName: false, clientId: randomUUID() };
  const { giving } = await inTransaction(deps.db, async (tx) => {
    await lockGiverAndReceiver(tx, giver.id, receiver.id);
    const giving = giveCredits(deps, giver.viewer, { ...wish, credits: 120, correlationId: deps.ids.next() });
    const refused = expect(giving).rejects.toMatchObject({ code: 'gift_refused' });
    await expect.poll(() => lockWaiters(harness, 'gifts:')).toBe(1);
    await tx.updateTable('users').set({ status: 'banned' }).where('id', '=', giver.id).execute();
    return { giving: refused };
  });
  await giving;
  const { balance } = await readFigures(deps.db, accounts.fanWallet(giver.id));
  expect(balance).toBe(500);
});
