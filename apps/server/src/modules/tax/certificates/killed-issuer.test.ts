import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { spawnIssuer } from './certificate-worker.fixture.ts';
import { useCertificates } from './certificates.fixture.ts';

/** A worker that is killed while it issues (P794). Fake: the company that sends, and the clock of this process alone. */
const { harness, goTo, setRule, setIdentity, paidOut, saveDetails, certified, make } = useCertificates();

it('leaves no half of a certificate behind, and the next one issues each once', {
  timeout: 60_000,
}, async () => {
  await goTo('2025-07-09T04:00:00.000Z');
  await setRule('2025-07-10');
  await setIdentity();
  await goTo('2025-07-20T04:00:00.000Z');
  const creators = [];
  for (let count = 0; count < 3; count += 1) creators.push((await paidOut(1_000)).creator);
  // Each adds the job that issues what waited for it.
  for (const creator of creators) await saveDetails(creator);
  const waiters = () => lockWaiters(harness);
  await inTransaction(harness.deps.db, async (tx) => {
    await sql`lock table tax_certificate_lines in exclusive mode`.execute(tx);
    const worker = spawnIssuer(harness.connectionString, harness.deps.workFolder);
    await expect.poll(waiters).toBe(1);
    const gone = new Promise((done) => worker.once('exit', done));
    worker.kill('SIGKILL');
    await gone;
  });
  await expect.poll(waiters).toBe(0);
  const { db } = harness.deps;
  expect(await db.selectFrom('tax_certificates').select('id').execute()).toEqual([]);
  await goTo('2025-10-02T04:00:00.000Z');
  await Promise.all([make(1), make(1), make(2)]);
  await make();
  const numbers = await Promise.all(creators.map(async (creator) => (await certified(creator))[0]));
  expect(numbers.toSorted()).toEqual([1, 2, 3].map((number) => [`2025-Q3-0000${number}`, 350, 3.5]));
  expect(await checkInvariants(db)).toEqual([]);
});
