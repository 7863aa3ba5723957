import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { breakRows } from '../../../test/break-rows.ts';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { sendTip } from '../tips/send-tip.ts';
import { affiliatesJobs } from './affiliates.jobs.ts';
import { releaseCommission } from './release-commission.ts';

const harness = useHarness();

async function figuresOf(person: Person): Promise<[held: number, payable: number]> {
  const { db } = harness.deps;
  const held = await readFigures(db, accounts.affiliateHeld(person.id));
  return [held.balance, (await readFigures(db, accounts.affiliatePayable(person.id))).balance];
}

/** Sales of a referred creator, each of 100 credits, at moments. */
async function sellAt(...moments: string[]): Promise<Person> {
  const referrer = await harness.factory.creator();
  const referred = await harness.factory.creator({ referredBy: referrer.id });
  for (const moment of moments) {
    harness.clock.set(moment);
    const fan = await harness.factory.fan({ credits: 100 });
    const tip = { creatorId: referred.id, credits: 100, message: '' };
    const asked = { idempotencyKey: null, correlationId: harness.deps.ids.next() };
    await sendTip(harness.deps, fan.viewer, tip, asked);
  }
  return referrer;
}

const release = () => releaseCommission(harness.deps);

describe('what a referrer earned', () => {
  it('is released also behind a referrer of whom nothing can be (P1046)', async () => {
    harness.clock.set('2026-03-01T00:00:00.000Z');
    const [broken, referrer] = [
      await sellAt('2026-03-01T04:00:00.000Z'),
      await sellAt('2026-03-02T04:00:00.000Z'),
    ];
    harness.clock.set('2026-04-15T00:00:00.000Z');
    const what = { table: 'affiliate_releases', column: 'affiliate_id', value: broken.id };
    const mend = await breakRows(harness.deps.db, what);
    await expect(release()).rejects.toThrow('it broke');
    expect([await figuresOf(broken), await figuresOf(referrer)]).toEqual([
      [1000, 0],
      [0, 1000],
    ]);
    await mend();
    await release();
    expect(await figuresOf(broken)).toEqual([0, 1000]);
  });

  it('is theirs to ask for once its whole Philippine day is 30 days old, once, whoever releases it', async () => {
    harness.clock.set('2026-06-01T00:00:00.000Z');
    // Three on the 10th of June in Manila, one on the 11th.
    const referrer = await sellAt(
      '2026-06-09T16:00:00.000Z',
      '2026-06-10T04:00:00.000Z',
      '2026-06-10T15:59:59.000Z',
      '2026-06-10T16:00:00.000Z',
    );
    expect(await figuresOf(referrer)).toEqual([4000, 0]);
    harness.clock.set('2026-07-10T15:59:59.000Z');
    await release();
    expect(await figuresOf(referrer)).toEqual([4000, 0]);
    harness.clock.set('2026-07-10T16:00:00.000Z');
    await Promise.all([release(), release(), release()]);
    await release();
    expect(await figuresOf(referrer)).toEqual([1000, 3000]);
    harness.clock.set('2026-08-05T04:00:00.000Z');
    await release();
    expect(await figuresOf(referrer)).toEqual([0, 4000]);
    const { turnover_in } = await readFigures(harness.deps.db, accounts.affiliateHeld(referrer.id));
    expect(turnover_in).toBe(4000);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is released however long nothing ran', async () => {
    harness.clock.set('2026-08-10T04:00:00.000Z');
    const referrer = await sellAt('2026-08-11T04:00:00.000Z');
    harness.clock.set('2027-03-01T04:00:00.000Z');
    await release();
    expect(await figuresOf(referrer)).toEqual([0, 1000]);
    harness.clock.set('2026-08-20T04:00:00.000Z');
  });

  it('is released every night by a job', () => {
    const [job] = affiliatesJobs(harness.deps);
    expect([job?.id, job?.cron]).toEqual(['affiliates.release', '23 16 * * *']);
  });

  it.each([
    ['is written larger', 'update affiliate_releases set centavos = centavos + 1'],
    ['disappears', 'delete from affiliate_releases'],
    [
      'appears',
      `insert into affiliate_releases select gen_random_uuid(), affiliate_id, day + 400, centavos, released_at from affiliate_releases limit 1`,
    ],
  ])('that %s by hand trips the law', async (_what, statement) => {
    harness.clock.set('2026-09-01T00:00:00.000Z');
    await sellAt('2026-09-01T04:00:00.000Z');
    harness.clock.set('2026-10-10T04:00:00.000Z');
    await release();
    const undone = new Error('undone');
    const look = harness.deps.db.transaction().execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      expect((await checkInvariants(tx)).map(({ law }) => law)).toContain('releases-are-booked');
      throw undone;
    });
    await expect(look).rejects.toBe(undone);
  });
});
