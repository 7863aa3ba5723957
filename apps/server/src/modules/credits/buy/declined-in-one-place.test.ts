import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { type BuyOptions, buy, comeBack, openPurchase } from '../settle/purchase.fixture.ts';
import { removeOldPlaces } from '../settle/remove-old-places.ts';

/** Cards that are tried by one account after another, in one place (P938). Fake: clock, providers. */
const harness = useHarness();

const MARK = 'm'.repeat(22);
const deviceOf = (letter: string) => `${letter.repeat(16)}.${MARK}`;
type From = NonNullable<BuyOptions['from']>;

async function tried(from: From, outcome: 'declined' | 'taken' = 'declined'): Promise<void> {
  const fan = await harness.factory.fan();
  const { id, orderId } = await openPurchase(harness, fan, { method: 'card', from });
  if (outcome === 'taken') harness.paymongo.pay(id);
  else harness.paymongo.outcomes.set(orderId, { state: 'declined', reason: 'no', isFinal: true });
  await comeBack(harness, fan, id);
  harness.clock.advance(1000);
}

async function triedOften(count: number, fromOf: (turn: number) => From): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await tried(fromOf(turn));
}

const asks = async (from: From, fan?: Person) =>
  buy(harness, fan ?? (await harness.factory.fan()), { method: 'card', from });

it('waits on a device for an hour after the fifth that was declined, whoever pays', async () => {
  const device = deviceOf('a');
  await triedOften(5, (turn) => ({ device, ip: `203.0.113.${turn}` }));
  const refused = await asks({ device, ip: '198.51.100.1' });
  expect(refused.statusCode).toBe(429);
  expect(refused.json().detail).toMatch(/^5 payments from this device were declined/);
  expect((await asks({ device: deviceOf('b'), ip: '198.51.100.1' })).statusCode).toBe(201);
  // For whom it is known besides makes it no other device.
  expect((await asks({ device: `${device}.${MARK}`, ip: '198.51.100.1' })).statusCode).toBe(429);
  harness.clock.advance(60 * 60_000);
  expect((await asks({ device, ip: '198.51.100.1' })).statusCode).toBe(201);
});

it('waits in a network after twenty within an hour, each by another account and browser', async () => {
  const ip = '192.0.2.7';
  await triedOften(19, () => ({ ip }));
  expect((await asks({ ip })).statusCode).toBe(201);
  await tried({ ip });
  const refused = await asks({ ip });
  expect(refused.statusCode).toBe(429);
  expect(refused.json().detail).toMatch(/^20 payments from your network were declined within an hour/);
  expect((await asks({ ip: '192.0.2.8' })).statusCode).toBe(201);
  harness.clock.advance(60 * 60_000);
  expect((await asks({ ip })).statusCode).toBe(201);
});

it('does not wait in a network in which most is taken, as where a town has one address', async () => {
  const ip = '192.0.2.99';
  for (let turn = 0; turn < 5; turn += 1) await tried({ ip }, 'taken');
  await triedOften(20, () => ({ ip }));
  expect((await asks({ ip })).statusCode).toBe(201);
});

it('keeps a place by a keyed hash, and until the day is over in which it counts', async () => {
  const before = await harness.deps.db.selectFrom('purchase_origins').selectAll().execute();
  expect(JSON.stringify(before)).not.toContain('192.0.2');
  expect(before.length).toBeGreaterThan(0);
  harness.clock.advance(DAY_MS + 1000);
  await asks({ ip: '192.0.2.50' });
  await removeOldPlaces(harness.deps);
  const kept = await harness.deps.db.selectFrom('purchase_origins').select('at').execute();
  expect(kept).toHaveLength(1);
});
