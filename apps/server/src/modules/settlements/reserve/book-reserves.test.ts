import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { bought } from '../../credits/disputes/disputes.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { matchReports } from '../match/match-reports.ts';
import { payPalCsv, type WrittenRow } from '../report/reports.fixture.ts';
import { inWords, PATH, standing, upload, waiting } from '../settlements.fixture.ts';

/** What a provider keeps back of ours for a time (P788). Fake: providers and clock. */
const harness = useHarness();
let admin: Person;
let serial = 0;
beforeAll(async () => {
  admin = await harness.factory.admin();
});
beforeEach(() => {
  harness.paypal.feePerMille = 39;
});

async function paid(): Promise<WrittenRow> {
  const { captureId } = await bought(harness, { method: 'paypal' });
  return { id: captureId, amount: 10_000, fee: 390 };
}

const row = (type: string, amount: number, more: Partial<WrittenRow> = {}): WrittenRow => {
  serial += 1;
  return { id: `RES-${serial}`, type, amount, ...more };
};

/** Centavos that PayPal still has to send, and that it keeps back. */
async function kept(): Promise<{ owed: number; reserve: number }> {
  const [owed] = await standing(harness, 'paypal');
  const { balance } = await readFigures(harness.deps.db, accounts.providerReserve('paypal'));
  return { owed, reserve: 0 - balance };
}

const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

describe('a reserve', () => {
  it('is kept apart from what is to come, and comes back to it when it is let go', async () => {
    const before = await kept();
    const first = await paid();
    const hold = row('T2103', -1_000);
    await upload(harness, admin, payPalCsv([first, hold]));
    expect(await waiting(harness, admin)).toEqual([]);
    expect(await kept()).toEqual({ owed: before.owed + 8_610, reserve: before.reserve + 1_000 });
    const { clearing } = (await harness.app.inject({ url: PATH, headers: admin.headers })).json();
    expect(clearing).toContainEqual({
      provider: 'paypal',
      owed: (before.owed + 8_610) / 100,
      reserve: (before.reserve + 1_000) / 100,
    });
    await upload(harness, admin, payPalCsv([hold, row('T2104', 1_000)]));
    expect(await kept()).toEqual({ owed: before.owed + 9_610, reserve: before.reserve });
    expect(await laws()).toEqual([]);
  });

  it('is booked once, by however many workers at a time and whatever report names it again', async () => {
    const before = await kept();
    const holds = [row('T2101', -300), row('T2105', -500), row('T2111', -700)];
    await upload(harness, admin, payPalCsv(holds));
    await Promise.all([1, 2, 3].map(() => matchReports(harness.deps)));
    await upload(harness, admin, payPalCsv([...holds, row('T2112', 700)]));
    expect(await kept()).toEqual({ owed: before.owed - 800, reserve: before.reserve + 800 });
    expect(await laws()).toEqual([]);
  });

  it('waits for a person where it is in another currency, has a fee, is nothing, or is said otherwise later', async () => {
    const before = await kept();
    const hold = row('T2103', -400);
    const odd = [
      row('T2103', -100, { currency: 'USD' }),
      row('T2103', -100, { fee: 5 }),
      row('T2103', 0),
      row('T2199', -100),
    ];
    await upload(harness, admin, payPalCsv([hold, ...odd]));
    await upload(harness, admin, payPalCsv([{ ...hold, amount: -900 }]));
    const [dollars, dear, nothing, strange] = odd.map(({ id }) => id);
    expect(inWords(await waiting(harness, admin)).sort()).toEqual(
      [
        `reserve currency ${dollars}`,
        `reserve unknown ${dear}`,
        `reserve unknown ${nothing}`,
        `other unknown ${strange}`,
        `reserve contradiction ${hold.id}`,
      ].sort(),
    );
    expect(await kept()).toEqual({ owed: before.owed - 400, reserve: before.reserve + 400 });
    expect(await laws()).toEqual([]);
  });

  it('that nobody finished booking is booked by who comes next', async () => {
    const before = await kept();
    const rows = [row('T2107', -150), row('T2107', -250)];
    const { post } = harness.deps.ledger;
    let posted = 0;
    const dying = {
      ...harness.deps,
      ledger: {
        ...harness.deps.ledger,
        post: (...asked: Parameters<typeof post>) => {
          posted += 1;
          if (posted === 2) throw new Error('the worker died');
          return post(...asked);
        },
      },
    };
    const { deps } = harness;
    Object.assign(harness, { deps: dying });
    await expect(upload(harness, admin, payPalCsv(rows))).rejects.toThrow('the worker died');
    Object.assign(harness, { deps });
    expect((await kept()).reserve).toBe(before.reserve + 150);
    await matchReports(harness.deps);
    expect((await kept()).reserve).toBe(before.reserve + 400);
    expect(await laws()).toEqual([]);
  });
});
