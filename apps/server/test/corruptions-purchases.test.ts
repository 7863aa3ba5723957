import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, copyEntry, entryAbout, newId, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeRichWorld, type RichWorld } from './rich-world.ts';

/** Purchases, coupons and captures, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
let w: RichWorld;
beforeAll(async () => {
  w = await makeRichWorld(harness);
});

const TERMS = 'discounts-follow-their-terms';
const QUOTE = 'purchases-keep-their-quote';
const CREDITED = 'purchases-are-credited';
const CAPTURED = 'captures-are-credited';
const row = (id: string, set: string) => `update purchases set ${set} where id = '${id}'`;
const use = (id: string, set: string) => `update coupon_uses set ${set} where purchase_id = '${id}'`;
const coupon = (id: string, set: string) => `update coupons set ${set} where id = '${id}'`;
const purchaseEntry = (id: string) => entryAbout('purchase', `'${id}'`);
/** The purchase costs so much less, in every row that says what it cost. */
const cheaper = (id: string, by: number) => `${row(id, `final_centavos = final_centavos - ${by}`)};
  update payment_attempts set amount_centavos = amount_centavos - ${by}, captured_centavos = captured_centavos - ${by} where purchase_id = '${id}';
  update ledger_entries set value_centavos = value_centavos - ${by} where id = ${purchaseEntry(id)};
  update ledger_postings set amount = amount - ${by} where entry_id = ${purchaseEntry(id)} and starts_with(from_account, 'PHP:clearing');
  insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select ${purchaseEntry(id)}, 'PHP:promotions', 'PHP:deposits', 'PHP', ${by};
  update provider_captures set amount_centavos = amount_centavos - ${by} where purchase_id = '${id}'`;
const discountMore = (id: string, by: number) =>
  `${use(id, `discount_centavos = discount_centavos + ${by}`)}; ${cheaper(id, by)}`;
const forgedUse = (couponId: string, purchase: string, discount: number) =>
  `insert into coupon_uses (purchase_id, coupon_id, fan_id, state, discount_centavos, created_at, terms_version) select id, '${couponId}', fan_id, 'paid', ${discount}, created_at, 1 from purchases where id = '${purchase}'; ${coupon(couponId, 'taken_uses = taken_uses + 1, paid_uses = paid_uses + 1')}`;

const CORRUPTIONS: Corruption[] = [
  ['a 50 % coupon takes 99 %', TERMS, () => discountMore(w.purchases.half, 24_500)],
  ['a 50 % coupon takes a centavo more', TERMS, () => discountMore(w.purchases.half, 1)],
  ['a coupon of ₱100 takes ₱300', TERMS, () => discountMore(w.purchases.fixed, 20_000)],
  [
    'a coupon is used of an order that was paid in full',
    TERMS,
    () => `${forgedUse(w.coupons.half, w.purchases.plain, 29_000)}; ${cheaper(w.purchases.plain, 29_000)}`,
  ],
  [
    'a coupon becomes 99 % without a version of its terms',
    TERMS,
    () => coupon(w.coupons.half, 'value = 9900'),
  ],
  [
    'the terms of a coupon are edited',
    TERMS,
    () => `update coupon_terms set value = 9900 where coupon_id = '${w.coupons.half}'`,
  ],
  [
    'the terms of a coupon and the coupon are edited alike',
    TERMS,
    () =>
      `update coupon_terms set value = 9900 where coupon_id = '${w.coupons.half}'; ${coupon(w.coupons.half, 'value = 9900')}`,
  ],
  ['a use names the terms of no coupon', TERMS, () => use(w.purchases.half, 'terms_version = 7')],
  ['a use names no terms', TERMS, () => use(w.purchases.half, 'terms_version = null')],
  [
    'a use is moved to a larger coupon',
    TERMS,
    () =>
      `${use(w.purchases.fixed, `coupon_id = '${w.coupons.half}'`)}; ${coupon(w.coupons.half, 'taken_uses = taken_uses + 1, paid_uses = paid_uses + 1')}; ${coupon(w.coupons.fixed, 'taken_uses = taken_uses - 1, paid_uses = paid_uses - 1')}`,
  ],
  [
    'a coupon that is over is used',
    TERMS,
    () =>
      `${coupon(w.coupons.half, `expires_at = '2026-01-01'`)}; update coupon_terms set expires_at = '2026-01-01' where coupon_id = '${w.coupons.half}'`,
  ],
  [
    'a coupon that is switched off is used',
    TERMS,
    () =>
      `${coupon(w.coupons.half, 'is_active = false')}; update coupon_terms set is_active = false where coupon_id = '${w.coupons.half}'`,
  ],
  [
    'a coupon is used below its least order',
    TERMS,
    () =>
      `${coupon(w.coupons.half, 'min_order_centavos = 90000')}; update coupon_terms set min_order_centavos = 90000 where coupon_id = '${w.coupons.half}'`,
  ],
  [
    'a coupon takes more than its most',
    TERMS,
    () =>
      `${coupon(w.coupons.half, 'max_discount_centavos = 500')}; update coupon_terms set max_discount_centavos = 500 where coupon_id = '${w.coupons.half}'`,
  ],
  [
    'a coupon loses its limit without a version',
    TERMS,
    () => coupon(w.coupons.fixed, 'total_usage_limit = 1'),
  ],
  [
    'an unpaid order has a larger discount',
    TERMS,
    () =>
      `${use(w.purchases.open, 'discount_centavos = 19000')}; ${row(w.purchases.open, 'final_centavos = 1000')}; update payment_attempts set amount_centavos = 1000 where purchase_id = '${w.purchases.open}'`,
  ],
  [
    'a use of a coupon is another fan’s',
    'coupon-uses-are-counted',
    () => use(w.purchases.half, `fan_id = '${w.fan.id}'`),
  ],
  [
    'a use disappears with its discount',
    'coupon-uses-are-counted',
    () => `delete from coupon_uses where purchase_id = '${w.purchases.half}'`,
  ],
  [
    'a purchase was quoted at half the rate, in every row',
    QUOTE,
    () =>
      `${cheaper(w.purchases.plain, 1_500)}; ${row(w.purchases.plain, 'centavos_per_credit = 95, original_centavos = 28500')}`,
  ],
  [
    'a purchase names settings by which its rate was another',
    QUOTE,
    () =>
      row(
        w.purchases.plain,
        'settings_version = null, centavos_per_credit = 99, original_centavos = 29700, final_centavos = 29700',
      ),
  ],
  [
    'an order that waits promises credits at half the rate',
    QUOTE,
    () => row(w.purchases.open, 'centavos_per_credit = 50, base_credits = 400'),
  ],
  ['an order that waits promises a bonus', QUOTE, () => row(w.purchases.open, 'bonus_credits = 5000')],
  [
    'an order that waits asks its provider for a peso',
    QUOTE,
    () => `update payment_attempts set amount_centavos = 100 where purchase_id = '${w.purchases.open}'`,
  ],
  [
    'a purchase is credited before it was begun',
    CREDITED,
    () => row(w.purchases.plain, `settled_at = created_at - interval '1 day'`),
  ],
  [
    'a purchase is credited by a capture of another order',
    CAPTURED,
    () =>
      `update payment_attempts set capture_id = 'CAP-forged' where purchase_id = '${w.purchases.plain}'; insert into provider_captures values ('paypal', 'CAP-forged', 'another-order', gen_random_uuid(), 30000, 'captured', now(), now())`,
  ],
  [
    'an order that waits is called paid, attempt and entry alike',
    CAPTURED,
    () => `${row(w.purchases.open, `status = 'completed', granted_credits = 200, settled_at = created_at`)}; ${use(w.purchases.open, `state = 'paid'`)}; ${coupon(w.coupons.half, 'paid_uses = paid_uses + 1')};
    update payment_attempts set status = 'captured', capture_id = 'CAP-none', captured_centavos = amount_centavos, captured_at = created_at, is_final = true, next_check_at = null where purchase_id = '${w.purchases.open}';
    insert into provider_listings values ('paypal', '2026-01-01', '2027-01-01') on conflict (provider) do update set covered_from = '2026-01-01', covered_until = '2027-01-01';
    ${copyEntry(purchaseEntry(w.purchases.half), newId(harness), { key: `'purchase:${w.purchases.open}'`, subject_id: `'${w.purchases.open}'::uuid`, value_centavos: '10000' }, `from_account, to_account, currency, amount * 2 / 5`)}`,
  ],
  [
    'an attempt takes more than its purchase costs',
    CREDITED,
    () =>
      `update payment_attempts set captured_centavos = captured_centavos + 5000 where purchase_id = '${w.purchases.plain}'`,
  ],
  [
    'a purchase was paid by two attempts',
    CAPTURED,
    () =>
      `insert into payment_attempts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'capture_id', 'CAP-2', 'order_id', 'ORDER-2'))).* from payment_attempts a where purchase_id = '${w.purchases.plain}'`,
  ],
  [
    'a purchase is of another method than its attempt',
    CREDITED,
    () => row(w.purchases.plain, `payment_method = 'gcash'`),
  ],
  [
    'a purchase is credited by the system',
    CREDITED,
    () =>
      `update ledger_entries set actor_type = 'system', actor_id = null where id = ${purchaseEntry(w.purchases.plain)}`,
  ],
];

describe('purchases and coupons that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
