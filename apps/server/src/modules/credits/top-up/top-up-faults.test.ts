import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { beginTopUp } from './begin-top-up.ts';
import { chargeTopUp } from './charge-top-up.ts';
import { forgetPayers } from './forget-payers.ts';
import { runTopUps } from './run-top-ups.ts';
import {
  boughtFor,
  confirmTopUp,
  creditsOf,
  endTopUp,
  readTopUp,
  setTopUp,
  toppedUp,
} from './top-up.fixture.ts';

/** Automatic top-ups where somebody dies, lies or does not answer (P789). Fake: the company, and the clock. */
const harness = useHarness();
const run = () => runTopUps(harness.deps);
const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);
const saved = () => harness.paypal.savedPayers;

beforeEach(() => {
  Object.assign(saved(), { isEmpty: false, failure: null, lostAnswer: null });
});

async function toldOf(fanId: string) {
  const rows = await harness.deps.db
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', fanId)
    .where('kind', '=', 'top_up_paused')
    .execute();
  return rows.length;
}

async function agreeAnew(fan: Person): Promise<void> {
  harness.clock.advance(1000);
  await setTopUp(harness, fan);
  saved().agreeAll();
  expect((await confirmTopUp(harness, fan)).statusCode).toBe(200);
}

const paidFor = (fanId: string) =>
  harness.deps.db
    .selectFrom('purchases as p')
    .innerJoin('payment_attempts as a', 'a.purchase_id', 'p.id')
    .select(['p.id', 'p.status', 'a.capture_id'])
    .where('p.fan_id', '=', fanId)
    .execute();

describe('a charge', () => {
  it('whose answer is lost is asked about again, and made once', async () => {
    const fan = await toppedUp(harness);
    saved().lostAnswer = timeout();
    await run();
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['pending']);
    saved().lostAnswer = null;
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['completed']);
    expect(await creditsOf(harness, fan)).toBeGreaterThanOrEqual(100);
    expect(
      harness.paypal.captures.filter(({ purchaseId }) => saved().asked.includes(purchaseId ?? '')),
    ).toHaveLength(new Set(saved().asked).size);
    expect(await laws()).toEqual([]);
  });

  it('that a worker died before is made by the next', async () => {
    const fan = await toppedUp(harness);
    await beginTopUp(harness.deps, fan.id);
    expect(await boughtFor(harness, fan)).toEqual(['pending']);
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['completed']);
  });

  it('is not made once its fan took their word back, nor a day later', async () => {
    const fan = await toppedUp(harness);
    await beginTopUp(harness.deps, fan.id);
    await endTopUp(harness, fan);
    expect(await boughtFor(harness, fan)).toEqual(['cancelled']);
    const late = await toppedUp(harness);
    await beginTopUp(harness.deps, late.id);
    harness.clock.advance(DAY_MS);
    await run();
    for (const { id: fanId } of [fan, late])
      expect((await paidFor(fanId)).map(({ capture_id }) => capture_id)).toEqual([null]);
    expect(await laws()).toEqual([]);
  });

  it.each(['suspended', 'banned', 'leaving'] as const)(
    'that the company did not answer is not made of a fan who is %s by then, and is of one who is back',
    async (status) => {
      const fan = await toppedUp(harness);
      saved().failure = timeout();
      await run();
      saved().failure = null;
      const row = harness.deps.db.updateTable('users').where('id', '=', fan.id);
      const erases_at = status === 'leaving' ? new Date(harness.clock.now().getTime() + 30 * DAY_MS) : null;
      await row.set({ status, erases_at }).execute();
      await run();
      expect(await boughtFor(harness, fan)).toEqual(['pending']);
      expect((await paidFor(fan.id)).map(({ capture_id }) => capture_id)).toEqual([null]);
      await row.set({ status: 'active', erases_at: null }).execute();
      await run();
      expect(await boughtFor(harness, fan)).toEqual(['completed']);
      expect(await laws()).toEqual([]);
    },
  );

  it('that was begun is not made by a later word of its fan, and keeps nothing from being bought by that', async () => {
    const fan = await toppedUp(harness);
    await beginTopUp(harness.deps, fan.id);
    await endTopUp(harness, fan);
    await agreeAnew(fan);
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['cancelled', 'completed']);
    const other = await toppedUp(harness);
    await beginTopUp(harness.deps, other.id);
    const [begun] = await paidFor(other.id);
    // An order that the company says nothing of is not given up, and is charged by nobody.
    await harness.deps.db
      .updateTable('payment_attempts')
      .set({ order_id: 'unknown' })
      .where('purchase_id', '=', begun?.id ?? '')
      .execute();
    harness.paypal.failure = timeout();
    await endTopUp(harness, other);
    harness.paypal.failure = null;
    await agreeAnew(other);
    await run();
    expect(saved().asked).not.toContain(begun?.id);
    expect(await laws()).toEqual([]);
  });

  it('that is declined pauses, and its fan is told once; turned on again they agree anew', async () => {
    const fan = await toppedUp(harness);
    saved().isEmpty = true;
    await Promise.all([run(), run()]);
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['declined']);
    expect(await readTopUp(harness, fan)).toMatchObject({ status: 'paused', paused_because: 'declined' });
    expect(await toldOf(fan.id)).toBe(1);
    saved().isEmpty = false;
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['declined']);
    expect((await setTopUp(harness, fan)).json().top_up.status).toBe('waiting');
    await forgetPayers(harness.deps);
    expect(saved().forgotten.length).toBeGreaterThan(0);
    expect(await laws()).toEqual([]);
  });

  it('that was declined is not begun again by a worker that looked before it paused', async () => {
    const fan = await toppedUp(harness);
    await beginTopUp(harness.deps, fan.id);
    const [begun] = await paidFor(fan.id);
    saved().isEmpty = true;
    await chargeTopUp(harness.deps, { purchase_id: begun?.id ?? '', payer_token: 'payer', instrument: null });
    await beginTopUp(harness.deps, fan.id);
    expect(await boughtFor(harness, fan)).toEqual(['declined']);
  });

  it('is not made at another price than was agreed to', async () => {
    const fan = await toppedUp(harness);
    const { db } = harness.deps;
    await db
      .updateTable('auto_top_ups')
      .set({ price_centavos: 9_900 })
      .where('fan_id', '=', fan.id)
      .execute();
    await run();
    expect(await boughtFor(harness, fan)).toEqual([]);
    expect(await readTopUp(harness, fan)).toMatchObject({ status: 'paused', paused_because: 'price' });
    expect(await toldOf(fan.id)).toBe(1);
  });

  it('of one fan that breaks keeps nobody else waiting', async () => {
    const [broken, fine] = [await toppedUp(harness), await toppedUp(harness)];
    const { capture } = saved();
    await beginTopUp(harness.deps, broken.id);
    const first = (await paidFor(broken.id))[0]?.id;
    saved().capture = async (order, token) => {
      if (order.purchaseId === first) throw new Error('a bug');
      return capture.call(saved(), order, token);
    };
    await expect(run()).rejects.toThrow('a bug');
    saved().capture = capture;
    expect(await boughtFor(harness, fine)).toEqual(['completed']);
    await run();
    expect(await boughtFor(harness, broken)).toEqual(['completed']);
  });
});
