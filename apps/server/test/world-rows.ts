import type { World } from './world.ts';

/** Rows of the world, as statements that cook it speak of them; `world` is read when they do. */
export function rowsOf(read: () => World) {
  const wallet = (id: string) => `'CREDIT:wallet:${id}'`;
  /** A coupon with one use, of the purchase that was paid at its full price. */
  const couponUse = (state: string, counted: number, discount = 0) =>
    `insert into coupons (id, code, type, value, taken_uses, paid_uses, created_at, created_by) values ('${read().fan.id}', 'FORGED', 'fixed_amount', 1, ${counted}, ${counted}, now(), '${read().fan.id}');
     insert into coupon_uses (purchase_id, coupon_id, fan_id, state, discount_centavos, created_at) values ('${read().customId}', '${read().fan.id}', '${read().other.id}', '${state}', ${discount}, now())`;
  /** One that waits, for a hundred credits. */
  const refundRequest = (purchaseId: string, fanId: string, provider: string) =>
    `insert into refund_requests (id, purchase_id, fan_id, reason, credits, amount_centavos, provider, asked_at) values (gen_random_uuid(), '${purchaseId}', '${fanId}', '', 100, 10000, '${provider}', now())`;
  const entryOf = (subject: string) =>
    `(select id from ledger_entries where subject_id = '${subject}' limit 1)`;
  const unlockOf = (fan: string, post: string) =>
    `(select id from unlocks where fan_id = '${fan}' and post_id = '${post}')`;
  const unlockEntry = () =>
    `(select id from ledger_entries where subject_id = ${unlockOf(read().fan.id, read().postId)} order by key limit 1)`;
  const referredEntry = () =>
    `(select e.id from ledger_entries e join unlocks u on u.id = e.subject_id join posts p on p.id = u.post_id where p.creator_id = '${read().referred.id}' order by e.id limit 1)`;
  return { wallet, couponUse, refundRequest, entryOf, unlockOf, unlockEntry, referredEntry };
}
