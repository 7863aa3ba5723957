import { beforeAll, expect, it } from 'vitest';
import { type Corruption, tripped } from '../../../../test/cook-books.ts';
import { useHarness } from '../../../../test/harness.ts';

/** A refund that leaves the list without the act that is on record of it is found out (P843). */
const harness = useHarness();
let other: string;

beforeAll(async () => {
  const fan = await harness.factory.fan();
  await harness.factory.buy(fan.id, 100);
  const { id: purchase_id } = await harness.deps.db
    .selectFrom('purchases')
    .select('id')
    .executeTakeFirstOrThrow();
  const row = { provider: 'paypal' as const, provider_refund_id: 'R-1', amount_centavos: 10_001 };
  await harness.deps.db
    .insertInto('unbooked_refunds')
    .values({ ...row, purchase_id, found_at: harness.clock.now() })
    .execute();
  const { headers } = await harness.factory.admin({ role: 'finance' });
  const explained = await harness.app.inject({
    method: 'POST',
    url: '/api/admin/unbooked-refunds/explanation',
    headers,
    payload: { provider: 'paypal', provider_refund_id: 'R-1', amount: 100.01, reason: 'A gift by the shop' },
  });
  expect(explained.statusCode, explained.body).toBe(200);
  other = (await harness.factory.admin({ role: 'finance' })).id;
});

const CORRUPTIONS: Corruption[] = (
  [
    ['another is said to have explained it', () => `explained_by = '${other}'`],
    ['it is explained by other words', () => `explanation = 'Was in order'`],
    ['it is of another amount', () => 'amount_centavos = 20_001'],
    ['it is explained at another time', () => `explained_at = explained_at - interval '1 day'`],
    ['it is another of the same purchase', () => `provider_refund_id = 'R-2'`],
  ] as const
).map(([what, set]) => [
  what,
  'explained-refunds-are-on-record',
  () => `update unbooked_refunds set ${set()}`,
]);

it('is in order before', async () => {
  expect(await tripped(harness, 'update unbooked_refunds set found_at = found_at')).toEqual([]);
});

it.each([
  ...CORRUPTIONS,
  [
    'its act disappears',
    'explained-refunds-are-on-record',
    () => `delete from admin_actions where action = 'refund.explain'`,
  ] as Corruption,
])('%s', async (_, law, corruption) => {
  expect(await tripped(harness, corruption())).toContain(law);
});
