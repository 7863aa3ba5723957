import { readReference } from '@likha/contract/credits/purchase-reference';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { buy, comeBack, openPurchase } from '../settle/purchase.fixture.ts';
import { newReference } from './new-reference.ts';

const harness = useHarness();

afterEach(() => vi.restoreAllMocks());

/** The next references are made of these bytes, one after the other; then at random again. */
function nextAre(...bytes: number[]): void {
  const random = vi.spyOn(harness.deps.ids, 'random');
  for (const byte of bytes) random.mockReturnValueOnce(Buffer.alloc(8, byte));
}

async function referenceOf(id: string): Promise<string> {
  const { reference } = await harness.deps.db
    .selectFrom('purchases')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return reference;
}

describe('the reference of a purchase', () => {
  it('is made of the symbols that people tell apart, whatever comes', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const reference = newReference({ random: () => Buffer.alloc(8, byte) });
      expect(readReference(reference)).toBe(reference);
    }
  });

  it('is the fan’s to see, and their mail’s to say', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    harness.paypal.pay(id);
    const { reference } = (await comeBack(harness, fan, id)).json();
    expect(readReference(reference)).toBe(reference);
    expect(await referenceOf(id)).toBe(reference);
  });

  it('is another where a purchase has it already', async () => {
    const fan = await harness.factory.fan();
    nextAre(3, 3, 3, 4);
    const first = await openPurchase(harness, fan);
    const second = await openPurchase(harness, fan);
    expect([await referenceOf(first.id), await referenceOf(second.id)]).toEqual([
      'LK-5555-5555',
      'LK-6666-6666',
    ]);
  });

  it('is one for each of many that begin at once, and one for each key', async () => {
    const fan = await harness.factory.fan();
    const begun = await Promise.all(
      ['a', 'b', 'c', 'd', 'd', 'd'].map((key) => buy(harness, fan, { key: `at-once-${key}` })),
    );
    const ids = new Set(begun.filter((answer) => answer.statusCode === 201).map((a) => a.json().purchase_id));
    expect(ids.size).toBe(4);
    const references = await Promise.all([...ids].map(referenceOf));
    expect(new Set(references).size).toBe(4);
  });

  it('is there, too, of what the release before records', async () => {
    const fan = await harness.factory.fan();
    await harness.factory.buy(fan.id, 100);
    const { transactions } = (
      await harness.app.inject({ url: '/api/credits/transactions', headers: fan.headers })
    ).json();
    const [{ purchase_reference: reference }] = transactions;
    expect(readReference(reference)).toBe(reference);
  });
});
