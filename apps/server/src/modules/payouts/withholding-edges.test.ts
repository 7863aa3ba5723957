import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { usePayouts } from './payouts.fixture.ts';
import { sendPayouts } from './send-payouts.ts';

/** What is withheld where much happens at once, and where little is left (P783). Fake: the company that sends, and the clock. */
const payoutSender = new FakeSender();
const { harness, call, earner, tip } = usePayouts({ payoutSender });
let [owner, first, second] = [] as unknown as [Person, Person, Person];

beforeAll(async () => {
  harness.clock.set('2026-11-02T04:00:00.000Z');
  const { factory } = harness;
  owner = await factory.admin();
  [first, second] = [await factory.admin({ role: 'finance' }), await factory.admin({ role: 'finance' })];
});

async function change(figures: object) {
  const { version } = (await call('GET', '/admin/settings', owner)).json().settings;
  const answer = await call('PUT', '/admin/settings', owner, { version, ...figures });
  expect(answer.statusCode, answer.body).toBe(200);
}

const payableNow = async () => (await readFigures(harness.deps.db, accounts.withholdingPayable)).balance;
const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

describe('tax that is withheld at the edges', () => {
  const rule = (from_day: string, figures: object) =>
    call('POST', '/admin/tax/withholding-rules', first, {
      ...{ from_day, is_on: true, rate_basis_points: 100, share_basis_points: 5_000 },
      ...{ threshold: 1_000, source: 'RR 16-2023', ...figures },
    });

  it('of one creator is counted as of one moment, whoever approves and asks at once', async () => {
    await rule('2026-11-03', {});
    harness.clock.set('2026-11-03T04:00:00.000Z');
    const creator = await earner(1_000);
    const { id } = (await call('POST', '/payouts', creator, {})).json().payout;
    await tip(creator, 1_000);
    const approve = (by: Person) =>
      call('POST', `/admin/payouts/${id}/decision`, by, { decision: 'approve', by_hand: true });
    const atOnce = () => call('POST', '/payouts/instant', creator, {});
    const [one, other, instant] = await Promise.all([approve(first), approve(second), atOnce()]);
    expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 409]);
    // While one waits there is no other: whoever comes too early asks again.
    if (instant.statusCode === 409) expect((await atOnce()).statusCode).toBe(201);
    const { payouts } = (await call('GET', '/payouts', creator)).json();
    expect(payouts.map(({ withheld }: { withheld: number }) => withheld).toSorted()).toEqual([0, 2]);
    expect(await laws()).toEqual([]);
  });

  it('refuses a payout at once of which fee and tax leave nothing, and moves nothing', async () => {
    await rule('2026-11-04', { rate_basis_points: 3_500, share_basis_points: 10_000, threshold: 0 });
    harness.clock.set('2026-11-04T04:00:00.000Z');
    await change({ min_payout_threshold: 100, payout_instant_fee: 91 });
    // Of 140 pesos 49 are withheld: with a fee of 91 nothing is left.
    const creator = await earner(200);
    const before = await payableNow();
    expect(expectRefusal(await call('POST', '/payouts/instant', creator, {})).code).toBe(
      'payout_not_instant',
    );
    expect([await payableNow(), (await call('GET', '/payouts', creator)).json().available]).toMatchObject([
      before,
      { earnings: 140 },
    ]);
    await change({ payout_instant_fee: 90 });
    expect((await call('POST', '/payouts/instant', creator, {})).statusCode).toBe(201);
    harness.clock.advance(60_000);
    await sendPayouts(harness.deps);
    expect([...payoutSender.sent.values()].at(-1)?.amountCentavos).toBe(100);
    expect(await laws()).toEqual([]);
  });
});
