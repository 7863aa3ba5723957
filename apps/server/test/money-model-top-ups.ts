import { pesosFromCentavos } from '@likha/contract/money';
import fc from 'fast-check';
import { confirmTopUp } from '../src/modules/credits/top-up/confirm-top-up.ts';
import { endTopUp } from '../src/modules/credits/top-up/end-top-up.ts';
import { forgetPayers } from '../src/modules/credits/top-up/forget-payers.ts';
import { packOf } from '../src/modules/credits/top-up/pack-of.ts';
import { runTopUps } from '../src/modules/credits/top-up/run-top-ups.ts';
import { setTopUp } from '../src/modules/credits/top-up/set-top-up.ts';
import { readSettings } from '../src/modules/settings/index.ts';
import type { Person } from './factory.ts';
import { timeout } from './fakes.ts';
import type { Harness } from './harness.ts';
import { insist, type Promises, pick } from './money-model-world.ts';

const PACK = 'starter';

/** Credits are bought for who runs low of them, as they agreed; the job may find an empty account, or lose an answer. */
export type TopUpAction =
  | { kind: 'agree'; fan: number; threshold: number; packs: number }
  | { kind: 'take word back'; fan: number }
  | { kind: 'top up'; ends: 'paid' | 'empty' | 'lost' };

const nat = fc.nat(1000);

export const topUpActions = [
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('agree' as const),
      fan: nat,
      threshold: fc.integer({ min: 30, max: 300 }),
      packs: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take word back' as const), fan: nat }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('top up' as const),
      ends: fc.constantFrom('paid' as const, 'paid' as const, 'empty' as const, 'lost' as const),
    }),
  },
];

export async function topUp(harness: Harness, world: Promises, what: TopUpAction): Promise<void> {
  if (what.kind === 'top up') return run(harness, world, what.ends);
  const fan = pick(world.fans, what.fan);
  if (!fan) return;
  await insist(() =>
    what.kind === 'agree' ? agree(harness, world, fan, what) : endTopUp(harness.deps, fan.id),
  );
}

async function agree(
  { deps, paypal }: Harness,
  { agreed }: Promises,
  fan: Person,
  { threshold, packs }: Extract<TopUpAction, { kind: 'agree' }>,
): Promise<void> {
  const quote = packOf(PACK, await readSettings(deps.db));
  const price = pesosFromCentavos(quote?.finalCentavos ?? 0);
  // Before the call: whoever is asked twice may have agreed the first time.
  agreed.add(fan.id);
  await setTopUp(deps, fan.id, { threshold, package_id: PACK, price, monthly_limit: price * packs });
  paypal.savedPayers.agreeAll();
  await confirmTopUp(deps, fan.id);
}

async function run(
  harness: Harness,
  world: Promises,
  ends: Extract<TopUpAction, { kind: 'top up' }>['ends'],
): Promise<void> {
  const { savedPayers } = harness.paypal;
  Object.assign(savedPayers, {
    isEmpty: ends === 'empty',
    lostAnswer: ends === 'lost' ? timeout() : null,
  });
  await insist(() => runTopUps(harness.deps));
  await insist(() => forgetPayers(harness.deps));
  Object.assign(savedPayers, { isEmpty: false, lostAnswer: null });
  await noteTopUps(harness, world);
}

/** What was bought by itself is a purchase like any other from then on: disputed, refunded, looked at. */
export async function noteTopUps({ deps, paypal }: Harness, world: Promises): Promise<void> {
  const rows = await insist(() =>
    deps.db
      .selectFrom('auto_top_up_purchases')
      .select(['purchase_id as id', 'fan_id', 'created_at'])
      .where(
        'fan_id',
        'in',
        world.fans.map(({ id }) => id),
      )
      .execute(),
  );
  if (!Array.isArray(rows)) return;
  for (const { id, fan_id: fanId, created_at: begunAt } of rows) {
    const fan = world.fans.find((each) => each.id === fanId);
    // Of an order that was not made nobody was charged, nor can be.
    if (!fan || !paypal.created.has(id)) continue;
    const isPaid = paypal.captures.some(
      ({ purchaseId, status }) => purchaseId === id && status === 'captured',
    );
    const known = world.purchases.find((purchase) => purchase.id === id);
    if (known) known.isPaid = isPaid;
    else world.purchases.push({ id, fan, provider: 'paypal', isPaid, begunAt });
  }
}

/** Nobody was charged who had not agreed. @throws where it is not so */
export async function expectAgreed(harness: Harness, world: Promises): Promise<void> {
  await noteTopUps(harness, world);
  const rows = await harness.deps.db
    .selectFrom('auto_top_up_purchases')
    .select(['purchase_id', 'fan_id'])
    .execute();
  const own = rows.filter(({ fan_id: fanId }) => world.fans.some(({ id }) => id === fanId));
  const stranger = own.find(({ fan_id: fanId }) => !world.agreed.has(fanId));
  if (stranger) throw new Error(`${stranger.purchase_id} was bought for who never agreed to it`);
}
