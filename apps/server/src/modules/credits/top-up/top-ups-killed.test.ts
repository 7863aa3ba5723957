import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { programEnvironment } from '../../../../test/program-environment.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { systemClock } from '../../../platform/clock.ts';
import { startSandbox, type TestSandbox } from '../../../providers/payments/sandbox.fixture.ts';
import { runTopUps } from './run-top-ups.ts';
import { boughtFor, confirmTopUp, creditsOf, setTopUp } from './top-up.fixture.ts';

/** Real: the worker's process and its kill -9, the adapter, the sandbox, HTTP between them (P789). */
const harness = useHarness({ deps: { clock: systemClock, payers: new Set(['paypal']) } });
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  Object.assign(harness.deps.payments, { paypal: sandbox.provider('paypal') });
});
afterAll(() => sandbox.close());

async function agreed(): Promise<Person> {
  const fan = await harness.factory.fan();
  const { approval_url: page } = (await setTopUp(harness, fan)).json().top_up;
  const body = new URLSearchParams({ action: 'agree' });
  await fetch(page, { method: 'POST', body, redirect: 'manual' });
  expect((await confirmTopUp(harness, fan)).json().top_up.status).toBe('on');
  return fan;
}

/** A worker comes so far, and is killed. */
async function killedBehind(step: string): Promise<void> {
  const file = fileURLToPath(new URL('./run-killed.fixture.ts', import.meta.url));
  const told = [file, harness.connectionString, sandbox.url, step, harness.folder];
  const child = spawn(process.execPath, told, {
    env: programEnvironment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Whether the order of each purchase is written down. */
async function knownOrders(fan: Person): Promise<boolean[]> {
  const rows = await harness.deps.db
    .selectFrom('payment_attempts as a')
    .innerJoin('purchases as p', 'p.id', 'a.purchase_id')
    .select('a.order_id')
    .where('p.fan_id', '=', fan.id)
    .execute();
  return rows.map(({ order_id }) => order_id !== null);
}

it.each([
  ['before its order is written down', 'ordered'],
  ['before it is charged', 'asked'],
  ['after it was charged, before anybody knew', 'taken'],
])('is charged once and gets its credits where the worker dies %s', async (_when, step) => {
  const fan = await agreed();
  await killedBehind(step);
  expect([await boughtFor(harness, fan), await creditsOf(harness, fan)]).toEqual([['pending'], 0]);
  expect(await knownOrders(fan)).toEqual([step !== 'ordered']);
  await Promise.all([runTopUps(harness.deps), runTopUps(harness.deps)]);
  expect(await boughtFor(harness, fan)).toEqual(['completed']);
  const bought = await harness.deps.db
    .selectFrom('purchases')
    .select('id')
    .where('fan_id', '=', fan.id)
    .executeTakeFirstOrThrow();
  const orders = (await sandbox.orders()).filter(({ purchaseId }) => purchaseId === bought.id);
  expect(orders.filter(({ payment }) => payment === 'paid')).toHaveLength(1);
  expect(await creditsOf(harness, fan)).toBeGreaterThanOrEqual(100);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});
