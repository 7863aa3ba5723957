import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { spawnIssuer } from './invoice-worker.fixture.ts';
import { issueInvoices } from './issue-invoices.ts';

/** A worker that is killed while it issues invoices (P804). Fake: the clock of this process alone; the worker's is the real one. */
const { harness, call, tip } = usePayouts();

it('takes no number with it, and the next one issues each once', async () => {
  const { db, workFolder } = harness.deps;
  harness.clock.set('2025-07-01T04:00:00.000Z');
  const finance = await harness.factory.admin({ role: 'finance' });
  await call('POST', '/admin/tax/identity', finance, {
    ...{ registered_name: 'Likha Digital Inc.', tin: '123-456-789' },
    ...{ address: '5 Sampaguita St., Taguig', zip_code: '1630' },
  });
  await call('POST', '/admin/invoices/series', finance, {
    ...{ prefix: 'A', first_number: 1, from_month: '2025-07', permit: 'OCN 1' },
  });
  harness.clock.set('2025-07-20T04:00:00.000Z');
  for (let count = 0; count < 3; count += 1) await tip(await harness.factory.creator(), 100);
  await sql`select graphile_worker.add_job('invoices.issue', '{}'::json)`.execute(db);
  const waiters = () => lockWaiters(harness);
  await inTransaction(db, async (tx) => {
    await sql`lock table invoices in exclusive mode`.execute(tx);
    const worker = spawnIssuer(harness.connectionString, workFolder);
    await expect.poll(waiters).toBe(1);
    const gone = new Promise((done) => worker.once('exit', done));
    worker.kill('SIGKILL');
    await gone;
  });
  await expect.poll(waiters).toBe(0);
  expect(await db.selectFrom('invoice_months').select('month').execute()).toEqual([]);
  harness.clock.set('2025-08-02T04:00:00.000Z');
  const runs = await Promise.all([issueInvoices(harness.deps, 1), issueInvoices(harness.deps, 2)]);
  expect(runs.reduce((sum, count) => sum + count)).toBe(3);
  const issued = await db.selectFrom('invoices').select('number').orderBy('number').execute();
  expect(issued.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(await checkInvariants(db)).toEqual([]);
});
