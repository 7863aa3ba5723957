import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { useFundings } from './fundings.fixture.ts';

/** Fake: the company that pays, and the clock. Real: books, payouts, the figures of staff. */
const { harness, call, paidOut, say, takeBack, changeShift, changeSettings, laws } = useFundings(
  new FakeSender(),
);
afterAll(async () => expect(await laws()).toEqual([]));

const figures = async (by: Person) => {
  const { queues } = (await call('GET', '/admin/queues', by)).json();
  return queues.find(({ queue }: { queue: string }) => queue === 'fundings');
};

it('staff sees how many payouts are not covered by what left the bank, and since when', async () => {
  harness.clock.set('2026-06-20T04:00:00.000Z');
  await changeSettings({ payout_instant_fee: 0 });
  const ids = [await paidOut(1000), await paidOut(2000), await paidOut(1000)];
  const [finance] = await changeShift('2026-06-22T04:00:00.000Z');
  const paid = await harness.deps.db
    .selectFrom('payouts')
    .select(['id', 'finished_at', 'centavos', 'fee_centavos'])
    .where('id', 'in', ids)
    .orderBy('finished_at')
    .execute();
  const at = (index: number) => paid[index]?.finished_at?.toISOString();
  const pesos = (index: number) => ((paid[index]?.centavos ?? 0) - (paid[index]?.fee_centavos ?? 0)) / 100;
  expect(await figures(finance)).toMatchObject({ waiting: 3, oldest_at: at(0) });

  // The first that arrived is covered first, and one in part is not covered.
  const left = async (amount: number, reference: string) =>
    (await say(finance, { amount, reference, fee: 0 })).json().funding.id;
  await left(pesos(0), 'BPI 1');
  expect(await figures(finance)).toMatchObject({ waiting: 2, oldest_at: at(1) });
  const second = await left(pesos(1) + pesos(2) - 0.01, 'BPI 2');
  expect(await figures(finance)).toMatchObject({ waiting: 1, oldest_at: at(2) });
  await left(0.01, 'BPI 3');
  expect(await figures(finance)).toMatchObject({
    waiting: 0,
    oldest_at: null,
    decided: [{ count: 3 }, {}, {}],
  });
  // More than was paid out: a top-up of the balance that a company sends from.
  await left(50, 'BPI 4');
  expect(await figures(finance)).toMatchObject({ waiting: 0, oldest_at: null });
  await takeBack(finance, second);
  expect(await figures(finance)).toMatchObject({ waiting: 2, oldest_at: at(1) });
});
