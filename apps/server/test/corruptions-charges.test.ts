import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { comeBack, openPurchase } from '../src/modules/credits/settle/purchase.fixture.ts';
import { providerNames } from '../src/providers/payments/payment-provider.ts';
import { type Corruption, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';

/** Charges in another currency, and what is asked back of them, cooked by hand (P777, P779). Fake: providers and clock. */
const harness = useHarness({ deps: { payers: new Set(providerNames) } });
const LAW = 'charges-follow-their-rate';
let purchaseId: string;
let captureId: string;
beforeAll(async () => {
  const admin = await harness.factory.admin();
  const url = '/api/admin/settings';
  const { version } = (await harness.app.inject({ url, headers: admin.headers })).json().settings;
  const payload = { version, php_per_foreign_unit: 54.8 };
  await harness.app.inject({ method: 'PUT', url, headers: admin.headers, payload });
  const fan = await harness.factory.fan();
  const options = { method: 'card_abroad', extra: { charged_amount: 1.83 } };
  const { id, orderId } = await openPurchase(harness, fan, options);
  harness.verotel.pay(id);
  await comeBack(harness, fan, id);
  [purchaseId, captureId] = [id, `cap-${orderId}`];
});

const refund = (id: string, minor: number, centavos = 1_000) =>
  `insert into acquirer_refunds (refund_id, provider, sale_id, amount_centavos, charge_minor, state, asked_at)
    values (${id}, 'verotel', '${captureId}', ${centavos}, ${minor}, 'asked', now())`;
/** A refund of ours, as far as this law looks. */
const booked = (id: string) =>
  `insert into refunds (id, purchase_id, credits, amount_centavos, created_at) values ('${id}', '${purchaseId}', 1, 100, now())`;
const ID = '00000000-0000-7000-8000-00000000000a';
const OTHER = '00000000-0000-7000-8000-00000000000b';

const CORRUPTIONS: Corruption[] = [
  ['a card is charged a cent more', LAW, () => 'update payment_attempts set charge_minor = charge_minor + 1'],
  ['a card is charged a cent less', LAW, () => 'update payment_attempts set charge_minor = charge_minor - 1'],
  [
    'a charge is made by a rate that nobody set, and agrees with it',
    LAW,
    () => 'update payment_attempts set charge_rate_centavos = 5000, charge_minor = 200',
  ],
  [
    'the rate of that day is edited',
    LAW,
    () =>
      'update platform_settings_versions set foreign_rate_centavos = 6000 where foreign_rate_centavos > 0',
  ],
  ['a refund that nobody made is asked back', LAW, () => refund(`'${ID}'`, 10)],
  [
    'more is asked back than was charged',
    LAW,
    () => `${booked(ID)}; ${booked(OTHER)}; ${refund(`'${ID}'`, 100)}; ${refund(`'${OTHER}'`, 84)}`,
  ],
  [
    'more pesos are asked back than were paid, of less than was charged',
    LAW,
    () => `${booked(ID)}; ${refund(`'${ID}'`, 10, 10_001)}`,
  ],
];

describe('books that were cooked', () => {
  it('are whole before', async () => {
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it.each(CORRUPTIONS)('%s', async (_what, law, corruption) => {
    expect(await tripped(harness, corruption())).toContain(law);
  });
});
