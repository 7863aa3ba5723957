import { expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { bought, disputed } from './disputes.fixture.ts';
import { measureDisputes } from './read-ratios.ts';

/** What finance sees of how many payments are disputed (P765). Fake: clock, providers. */
const harness = useHarness();

const read = async () => {
  const { headers } = await harness.factory.admin({ role: 'finance' });
  return (await harness.app.inject({ url: '/api/admin/disputes/ratios', headers })).json();
};

it('counts payments and disputes by Philippine month and by how they were paid, and what was opened again once', async () => {
  // Half an hour before December in Manila.
  harness.clock.set('2026-11-30T15:30:00Z');
  const november = await bought(harness);
  for (let count = 0; count < 5; count += 1) {
    const purchase = await bought(harness, { method: 'gcash' });
    for (const state of ['open', 'won', 'open', 'lost'] as const) await disputed(harness, purchase, state);
  }
  harness.clock.set('2026-11-30T16:30:00Z');
  await disputed(harness, november, 'open');
  await disputed(harness, november, 'lost', { amountCentavos: 4_000 });
  await bought(harness);
  expect(await read()).toEqual({
    near: { basis_points: 75, disputes: 5 },
    over: { basis_points: 150, disputes: 100 },
    ratios: [
      {
        month: '2026-12',
        provider: 'paypal',
        payment_method: 'paypal',
        payments: 1,
        disputes: 1,
        basis_points: 10_000,
        standing: 'calm',
      },
      {
        month: '2026-11',
        provider: 'paymongo',
        payment_method: 'gcash',
        payments: 5,
        disputes: 5,
        basis_points: 10_000,
        standing: 'near',
      },
      {
        month: '2026-11',
        provider: 'paypal',
        payment_method: 'paypal',
        payments: 1,
        disputes: 0,
        basis_points: 0,
        standing: 'calm',
      },
    ],
  });
});

it('is an alarm while the month is near what networks allow, and none in the next one', async () => {
  harness.clock.set('2026-11-30T15:50:00Z');
  const said = async () => {
    await measureDisputes(harness.deps);
    return harness.deps.metrics.registry.getSingleMetricAsString('dispute_standing');
  };
  expect(await said()).toContain('dispute_standing{provider="paymongo",method="gcash"} 1');
  harness.clock.set('2027-02-01T00:00:00Z');
  expect(await said()).not.toContain('gcash');
});
