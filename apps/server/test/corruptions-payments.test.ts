import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeWorld, type World } from './world.ts';
import { rowsOf } from './world-rows.ts';

/** Purchases, coupons, captures, refunds and disputes that were cooked by hand. Each is consistent in itself: after it the balances, the turnover and the triggers agree. */
const harness = useHarness();
let world: World;
beforeAll(async () => {
  world = await makeWorld(harness);
});
const { wallet, couponUse, refundRequest, entryOf } = rowsOf(() => world);

const CORRUPTIONS: Corruption[] = [
  [
    'a purchase is credited to another’s wallet',
    'purchases-are-credited',
    () =>
      `update ledger_postings set to_account = ${wallet(world.other.id)} where to_account = ${wallet(world.fan.id)} and entry_id = ${entryOf(world.packId)}`,
  ],
  [
    'a purchase is given to another fan, row and all',
    'purchases-are-credited',
    () => `update purchases set fan_id = '${world.other.id}' where id = '${world.packId}'`,
  ],
  [
    'money never entered clearing: promotions paid it all',
    'purchases-are-credited',
    () =>
      `update ledger_postings set from_account = (select id from ledger_accounts where type = 'promotions' limit 1) where starts_with(from_account, 'PHP:clearing') and entry_id = ${entryOf(world.customId)}`,
  ],
  [
    'money entered through another provider',
    'purchases-are-credited',
    () =>
      `update ledger_postings set from_account = (select id from ledger_accounts where owner = 'paymongo' limit 1) where starts_with(from_account, 'PHP:clearing') and entry_id = ${entryOf(world.packId)}`,
  ],
  [
    'what was paid is edited on the purchase',
    'purchases-keep-their-quote',
    () => `update purchases set final_centavos = final_centavos - 5000 where id = '${world.customId}'`,
  ],
  [
    'what was paid is edited on purchase, attempt and entry alike',
    'captures-are-credited',
    () =>
      `update purchases set final_centavos = 30000, original_centavos = 30000, centavos_per_credit = 100 where id = '${world.customId}'; update payment_attempts set amount_centavos = 30000, captured_centavos = 30000 where purchase_id = '${world.customId}'; update ledger_entries set value_centavos = 30000 where subject_id = '${world.customId}'`,
  ],
  [
    'the worth of a purchase’s entry is edited',
    'purchases-are-credited',
    () =>
      `update ledger_entries set value_centavos = value_centavos + 1 where subject_id = '${world.packId}'`,
  ],
  [
    'who acted is edited',
    'purchases-are-credited',
    () => `update ledger_entries set actor_id = '${world.other.id}' where subject_id = '${world.packId}'`,
  ],
  [
    'bonus credits are minted on a purchase, rows and entry alike',
    'purchases-keep-their-quote',
    () =>
      `update purchases set bonus_credits = bonus_credits + 40, granted_credits = granted_credits + 40 where id = '${world.customId}';
     update ledger_postings set amount = amount + 40 where to_account = ${wallet(world.other.id)} and entry_id = ${entryOf(world.customId)};
     insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select ${entryOf(world.customId)}, (select id from ledger_accounts where type = 'promotions' limit 1), (select id from ledger_accounts where type = 'deposits' limit 1), 'PHP', 5000`,
  ],
  [
    'a purchase grants more than it promised',
    'purchases-keep-their-quote',
    () =>
      `update purchases set granted_credits = granted_credits + 1 where id = '${world.customId}'; update ledger_postings set amount = amount + 1 where to_account = ${wallet(world.other.id)} and entry_id = ${entryOf(world.customId)}`,
  ],
  [
    'a purchase calls itself requoted',
    'purchases-keep-their-quote',
    () => `update purchases set is_requoted = true where id = '${world.customId}'`,
  ],
  [
    'a purchase says that it kept a worth that nothing changed',
    'purchases-keep-their-quote',
    () => `update purchases set keeps_worth = true where id = '${world.customId}'`,
  ],
  [
    'a purchase that was given up calls itself completed',
    'purchases-are-credited',
    () =>
      `update purchases set status = 'completed', granted_credits = 100 where id = '${world.cancelledId}'`,
  ],
  [
    'a completed purchase calls itself cancelled',
    'purchases-are-credited',
    () => `update purchases set status = 'cancelled', granted_credits = null where id = '${world.customId}'`,
  ],
  [
    'a discount appears on a purchase that was paid in full',
    'purchases-keep-their-quote',
    () => couponUse('paid', 1, 1000),
  ],
  [
    'a pack gave more than the settings of its day say',
    'purchases-keep-their-quote',
    () => `update platform_settings_versions set packs = jsonb_set(packs, '{1,bonus}', '60')`,
  ],
  ['a coupon forgets a use', 'coupon-uses-are-counted', () => couponUse('paid', 0)],
  [
    'the use of a paid purchase calls itself released',
    'coupon-uses-are-counted',
    () => couponUse('released', 0),
  ],
  [
    'the entry of a purchase disappears',
    'purchases-are-credited',
    () =>
      `delete from ledger_postings where entry_id = ${entryOf(world.customId)}; delete from ledger_entries where subject_id = '${world.customId}'`,
  ],
  [
    'a captured amount is edited',
    'captures-are-credited',
    () =>
      `update payment_attempts set captured_centavos = captured_centavos + 100 where purchase_id = '${world.packId}'`,
  ],
  [
    'a provider captured what nobody credited',
    'captures-are-credited',
    () =>
      `insert into provider_captures values ('paypal', 'CAP-unknown', null, null, 5000, 'captured', now(), now())`,
  ],
  [
    'we credited what the provider never captured',
    'captures-are-credited',
    () =>
      `update provider_listings set covered_until = covered_until + interval '10 days'; delete from provider_captures`,
  ],
  [
    'a refund is edited',
    'refunds-are-booked',
    () => `update refunds set amount_centavos = amount_centavos - 1000 where id = '${world.refundId}'`,
  ],
  ['a refund disappears', 'refunds-are-booked', () => `delete from refunds where id = '${world.refundId}'`],
  [
    'a refund was never booked',
    'refunds-are-booked',
    () => `insert into refunds values (gen_random_uuid(), '${world.customId}', 10, 1000, now())`,
  ],
  [
    'a refund calls itself undone',
    'refunds-are-booked',
    () => `update refunds set undone_at = now() where id = '${world.refundId}'`,
  ],
  [
    'a purchase calls itself refunded',
    'refunds-are-booked',
    () => `update purchases set status = 'refunded' where id = '${world.customId}'`,
  ],
  [
    'a refund was asked for by another fan',
    'refund-requests-agree',
    () => refundRequest(world.packId, world.other.id, 'paypal'),
  ],
  [
    'a refund was asked for that goes to another provider',
    'refund-requests-agree',
    () => refundRequest(world.packId, world.fan.id, 'paymongo'),
  ],
  [
    'a refund was approved that is not in the books',
    'refund-requests-agree',
    () =>
      `${refundRequest(world.customId, world.other.id, 'paymongo')}; update refund_requests set decision = 'approved', decided_at = now(), decided_by = fan_id, refund_id = gen_random_uuid(), next_check_at = now()`,
  ],
  [
    'more was approved than went back',
    'refund-requests-agree',
    () =>
      `${refundRequest(world.packId, world.fan.id, 'paypal')}; update refund_requests set decision = 'approved', decided_at = now(), decided_by = fan_id, refund_id = '${world.refundId}', paid_back_at = now()`,
  ],
  [
    'a refund was refused that was never made',
    'refund-requests-agree',
    () =>
      `${refundRequest(world.customId, world.other.id, 'paymongo')}; update refund_requests set refused_at = now()`,
  ],
  [
    'a refund goes to another provider',
    'refunds-are-booked',
    () =>
      `update ledger_postings set to_account = (select id from ledger_accounts where owner = 'paymongo' limit 1) where starts_with(to_account, 'PHP:clearing') and entry_id = ${entryOf(world.refundId)}`,
  ],
  [
    'a dispute takes less than it says',
    'disputes-are-booked',
    () =>
      `update disputes set taken_centavos = taken_centavos - 100, amount_centavos = amount_centavos - 100 where id = '${world.disputeId}'`,
  ],
  [
    'a dispute disappears',
    'disputes-are-booked',
    () => `delete from disputes where id = '${world.disputeId}'`,
  ],
  [
    'a dispute was never booked',
    'disputes-are-booked',
    () =>
      `insert into disputes select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'purchase_id', '${world.customId}'::uuid, 'provider_dispute_id', 'forged'))).* from disputes d where id = '${world.disputeId}'`,
  ],
  [
    'a dispute is called won, and nothing is given back',
    'disputes-are-booked',
    () =>
      `update disputes set state = 'won', ended_at = now(), next_check_at = null where id = '${world.disputeId}'; update purchases set status = 'completed' where id = '${world.disputedId}'`,
  ],
  [
    'a dispute that gave everything back is called lost',
    'disputes-are-booked',
    () =>
      `update disputes set state = 'lost' where id = '${world.wonId}'; update purchases set status = 'disputed' where id = (select purchase_id from disputes where id = '${world.wonId}')`,
  ],
  [
    'a disputed purchase is called completed',
    'disputes-are-booked',
    () => `update purchases set status = 'completed' where id = '${world.disputedId}'`,
  ],
  [
    'a purchase is called disputed by nobody',
    'disputes-are-booked',
    () => `update purchases set status = 'disputed' where id = '${world.customId}'`,
  ],
  [
    'a fan’s debt is owed by another',
    'disputes-are-booked',
    () =>
      `insert into ledger_accounts select (jsonb_populate_record(a, jsonb_build_object('id', 'PHP:fan_debt:${world.other.id}', 'owner', '${world.other.id}'))).* from ledger_accounts a where id = 'PHP:fan_debt:${world.fan.id}'; update ledger_postings set from_account = 'PHP:fan_debt:${world.other.id}' where from_account = 'PHP:fan_debt:${world.fan.id}'`,
  ],
  [
    'a fan’s debt is called a loss',
    'disputes-are-booked',
    () => `update disputes set is_loss = true where id = '${world.disputeId}'`,
  ],
  [
    'a dispute is of another fan',
    'disputes-are-booked',
    () => `update disputes set fan_id = '${world.other.id}' where id = '${world.wonId}'`,
  ],
  [
    'the money of a dispute left through another provider',
    'disputes-are-booked',
    () =>
      `update ledger_postings set to_account = (select id from ledger_accounts where owner = 'paymongo' limit 1) where starts_with(to_account, 'PHP:clearing') and entry_id = ${entryOf(world.disputeId)}`,
  ],
  [
    'what a dispute gave back came to another wallet',
    'disputes-are-booked',
    () =>
      `update ledger_postings set to_account = ${wallet(world.other.id)} where to_account = ${wallet(world.fan.id)} and entry_id = (select id from ledger_entries where reverses = ${entryOf(world.wonId)})`,
  ],
  [
    'a refund is called partly owed',
    'refunds-are-booked',
    () => `update refunds set debt_centavos = 500 where id = '${world.refundId}'`,
  ],
];

describe('payments that were cooked', () => {
  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
