import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import type { Tx } from '../src/platform/database/index.ts';
import { useHarness } from './harness.ts';
import { makeWorld, type World } from './world.ts';

/**
 * Every way of cooking these books by hand that we know of, and the law that names it. Each is consistent in itself:
 * after it the balances, the turnover and the triggers agree, so that no law finds it by a sum that somebody forgot.
 */
const harness = useHarness();
let world: World;

beforeAll(async () => {
  world = await makeWorld(harness);
});

/** As somebody with the database's own rights: no trigger looks, and no check. */
async function asOwner(tx: Tx): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  for (const constraint of ['sign', 'is_what_its_id_says', 'type', 'stripe'])
    await sql.raw(`alter table ledger_accounts drop constraint ledger_accounts_${constraint}`).execute(tx);
  for (const constraint of ['status', 'granted'])
    await sql.raw(`alter table purchases drop constraint purchases_${constraint}`).execute(tx);
}

/** Balances and turnover as the postings say: what a careful forger would do last. */
const RECOMPUTE = `
  update ledger_accounts a set balance = coalesce((select sum(case when p.to_account = a.id then p.amount else -p.amount end)
    from ledger_postings p where a.id in (p.to_account, p.from_account)), 0);
  update ledger_accounts a set
    turnover_in = coalesce((select sum(case when p.to_account = a.id and e.trade_sign = 1 then p.amount when p.from_account = a.id and e.trade_sign = -1 then -p.amount else 0 end)
      from ledger_postings p join ledger_entries e on e.id = p.entry_id where a.id in (p.to_account, p.from_account)), 0),
    turnover_out = coalesce((select sum(case when p.from_account = a.id and e.trade_sign = 1 then p.amount when p.to_account = a.id and e.trade_sign = -1 then -p.amount else 0 end)
      from ledger_postings p join ledger_entries e on e.id = p.entry_id where a.id in (p.to_account, p.from_account)), 0)
    where type in ('wallet', 'creator_payable', 'affiliate_held')`;

/**
 * The laws that a change of the books trips; the books are as before afterwards.
 * @param last what a forger does at the end
 */
async function tripped(corruption: string, last = RECOMPUTE): Promise<string[]> {
  const undone = new Error('undone');
  let laws: string[] = [];
  const run = harness.deps.db.transaction().execute(async (tx) => {
    await asOwner(tx);
    for (const statement of `${corruption}; ${last}`.split(';'))
      if (statement.trim()) await sql.raw(statement).execute(tx);
    laws = [...new Set((await checkInvariants(tx)).map(({ law }) => law))];
    throw undone;
  });
  await run.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return laws;
}

const wallet = (id: string) => `'CREDIT:wallet:${id}'`;
/** A coupon with one use, of the purchase that was paid at its full price. */
const couponUse = (state: string, counted: number, discount = 0) =>
  `insert into coupons (id, code, type, value, taken_uses, paid_uses, created_at, created_by) values ('${world.fan.id}', 'FORGED', 'fixed_amount', 1, ${counted}, ${counted}, now(), '${world.fan.id}');
   insert into coupon_uses (purchase_id, coupon_id, fan_id, state, discount_centavos, created_at) values ('${world.customId}', '${world.fan.id}', '${world.other.id}', '${state}', ${discount}, now())`;
/** One that waits, for a hundred credits. */
const refundRequest = (purchaseId: string, fanId: string, provider: string) =>
  `insert into refund_requests (id, purchase_id, fan_id, reason, credits, amount_centavos, provider, asked_at) values (gen_random_uuid(), '${purchaseId}', '${fanId}', '', 100, 10000, '${provider}', now())`;
const entryOf = (subject: string) =>
  `(select id from ledger_entries where subject_id = '${subject}' limit 1)`;
const unlockOf = (fan: string, post: string) =>
  `(select id from unlocks where fan_id = '${fan}' and post_id = '${post}')`;
const unlockEntry = () =>
  `(select id from ledger_entries where subject_id = ${unlockOf(world.fan.id, world.postId)} order by key limit 1)`;
const referredEntry = () =>
  `(select e.id from ledger_entries e join unlocks u on u.id = e.subject_id join posts p on p.id = u.post_id where p.creator_id = '${world.referred.id}' order by e.id limit 1)`;

/** What is done, the law that must name it, and how. */
const CORRUPTIONS: [string, string, () => string][] = [
  [
    'a creator goes on as verified whose documents were rejected',
    'creators-are-as-decided',
    () =>
      `insert into verifications (id, creator_id, status, id_type, id_number_hash, last_characters, submitted_at, decided_at, finding) values (gen_random_uuid(), '${world.referred.id}', 'rejected', 'sss', sha256('x'), '1234', now(), now(), 'number_used')`,
  ],
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
    'an unlock is paid from another’s wallet',
    'sales-are-paid',
    () =>
      `update ledger_postings set from_account = ${wallet(world.other.id)} where from_account = ${wallet(world.fan.id)} and entry_id = ${unlockEntry()}`,
  ],
  [
    'an unlock is given to another fan',
    'sales-are-paid',
    () =>
      `update unlocks set fan_id = '${world.referrer.id}' where fan_id = '${world.fan.id}' and post_id = '${world.postId}'`,
  ],
  [
    'the platform’s share goes to an affiliate of nobody',
    'sales-are-paid',
    () =>
      `update ledger_postings set to_account = (select id from ledger_accounts where type = 'affiliate_held' limit 1) where starts_with(to_account, 'PHP:revenue') and entry_id = ${unlockEntry()}`,
  ],
  [
    'the platform’s share goes to the real affiliate',
    'referrals-keep-their-cap',
    () =>
      `update ledger_postings set to_account = (select to_account from ledger_postings where entry_id = ${referredEntry()} and starts_with(to_account, 'PHP:affiliate')) where starts_with(to_account, 'PHP:revenue') and entry_id = ${referredEntry()}`,
  ],
  [
    'an affiliate’s share goes to the platform',
    'referrals-keep-their-cap',
    () =>
      `update ledger_postings set to_account = (select id from ledger_accounts where type = 'revenue' limit 1) where starts_with(to_account, 'PHP:affiliate') and entry_id = ${referredEntry()}`,
  ],
  [
    'a creator’s share goes to another creator',
    'sales-are-paid',
    () =>
      `update ledger_postings set to_account = (select id from ledger_accounts where owner = '${world.referred.id}' limit 1) where starts_with(to_account, 'PHP:creator_payable') and entry_id = ${unlockEntry()}`,
  ],
  [
    'a creator gets a centavo more, and the platform one less',
    'sales-are-paid',
    () =>
      `update ledger_postings set amount = amount + case when starts_with(to_account, 'PHP:creator_payable') then 1 else -1 end where entry_id = ${unlockEntry()} and not starts_with(to_account, 'CREDIT')`,
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
    'the worth of an unlock’s entry is edited',
    'sales-are-paid',
    () => `update ledger_entries set value_centavos = value_centavos + 1 where id = ${unlockEntry()}`,
  ],
  [
    'the rate of an entry is edited',
    'entries-are-whole',
    () => `update ledger_entries set centavos_per_credit = 100 where id = ${unlockEntry()}`,
  ],
  [
    'who acted is edited',
    'purchases-are-credited',
    () => `update ledger_entries set actor_id = '${world.other.id}' where subject_id = '${world.packId}'`,
  ],
  [
    'a wallet stands below zero, its row calling itself promotions',
    'accounts-are-what-they-say',
    () =>
      `update ledger_accounts set type = 'promotions' where id = ${wallet(world.fan.id)}; update ledger_postings set amount = amount + 97138 where from_account = ${wallet(world.fan.id)} and entry_id = ${unlockEntry()}`,
  ],
  [
    'a wallet stands below zero',
    'signs-follow-types',
    () =>
      `update ledger_postings set amount = amount + 97138 where from_account = ${wallet(world.fan.id)} and entry_id = ${unlockEntry()}`,
  ],
  [
    'a creator’s earnings stand below zero',
    'signs-follow-types',
    () =>
      `update ledger_postings set from_account = to_account, to_account = from_account where starts_with(to_account, 'PHP:creator_payable:${world.referred.id}')`,
  ],
  [
    'an account changes its owner',
    'accounts-are-what-they-say',
    () => `update ledger_accounts set owner = '${world.referrer.id}' where owner = '${world.creator.id}'`,
  ],
  [
    'an account changes its stripe',
    'accounts-are-what-they-say',
    () => `update ledger_accounts set stripe = stripe + 1 where type = 'revenue'`,
  ],
  [
    'the cap of a referral is set back to nothing',
    'referrals-keep-their-cap',
    () => `update referral_earnings set earned_centavos = 0`,
  ],
  [
    'bonus credits are minted for a fan, promotions behind them',
    'entries-are-whole',
    () =>
      `insert into ledger_entries (id, reason, key, input_hash, actor_type, subject_type, subject_id, correlation_id, centavos_per_credit, settings_version, trade_sign, value_centavos, created_at)
      select '${world.referrer.id}', 'bonus', 'bonus:${world.referrer.id}', '', 'system', 'entry', '${world.referrer.id}', '${world.referrer.id}', centavos_per_credit, version, 1, 0, now() from platform_settings;
     insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select '${world.referrer.id}', (select id from ledger_accounts where type = 'issuer' limit 1), ${wallet(world.fan.id)}, 'CREDIT', 1000;
     insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select '${world.referrer.id}', (select id from ledger_accounts where type = 'promotions' limit 1), (select id from ledger_accounts where type = 'deposits' limit 1), 'PHP', 120000`,
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
    'an entry moves nothing',
    'entries-are-whole',
    () =>
      `insert into ledger_entries (id, reason, key, input_hash, actor_type, subject_type, subject_id, correlation_id, centavos_per_credit, trade_sign, value_centavos, created_at)
      values ('${world.referrer.id}', 'revaluation', 'revaluation:${world.referrer.id}', '', 'system', 'rate_change', '${world.referrer.id}', '${world.referrer.id}', 120, 0, 0, now())`,
  ],
  [
    'an unlock is paid a second time under another key',
    'entries-are-whole',
    () =>
      `insert into ledger_entries (id, reason, key, input_hash, actor_type, actor_id, subject_type, subject_id, correlation_id, centavos_per_credit, settings_version, trade_sign, details, value_centavos, created_at)
      select '${world.referrer.id}', reason, key || '-again', input_hash, actor_type, actor_id, subject_type, subject_id, correlation_id, centavos_per_credit, settings_version, trade_sign, details, value_centavos, created_at from ledger_entries where id = ${unlockEntry()};
     insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select '${world.referrer.id}', from_account, to_account, currency, amount from ledger_postings where entry_id = ${unlockEntry()}`,
  ],
  [
    'a trade says of itself that it is none',
    'turnover-equals-trades',
    () => `update ledger_entries set trade_sign = 0 where id = ${unlockEntry()}`,
  ],
  [
    'earnings move to another day',
    'days-equal-sales',
    () => `update creator_daily_earnings set day = day - 40 where creator_id = '${world.creator.id}'`,
  ],
  [
    'earnings of a day move to another creator',
    'days-equal-sales',
    () =>
      `update creator_daily_earnings set creator_id = '${world.referrer.id}' where creator_id = '${world.creator.id}'`,
  ],
  [
    'an unlock disappears',
    'sales-are-paid',
    () =>
      `delete from unlocks where id = ${unlockOf(world.fan.id, world.postId)}; update post_unlock_counts set unlocks = unlocks - 1 where post_id = '${world.postId}' and stripe = (select min(stripe) from post_unlock_counts where post_id = '${world.postId}')`,
  ],
  [
    'an unlock appears that nobody paid',
    'sales-are-paid',
    () =>
      `insert into unlocks (id, fan_id, post_id, credits, created_at) values (gen_random_uuid(), '${world.referrer.id}', '${world.postId}', 60, now()); insert into post_unlock_counts values ('${world.postId}', 15, 1) on conflict (post_id, stripe) do update set unlocks = post_unlock_counts.unlocks + 1`,
  ],
  [
    'a month of a subscription disappears',
    'sales-are-paid',
    () => `delete from subscription_charges where fan_id = '${world.other.id}'`,
  ],
  [
    'a month of a subscription is another creator’s',
    'sales-are-paid',
    () => `update subscription_charges set creator_id = '${world.creator.id}'`,
  ],
  ['a tip says that it was smaller', 'sales-are-paid', () => `update tips set credits = credits - 1`],
  [
    'a tip appears that nobody paid',
    'sales-are-paid',
    () =>
      `insert into tips (id, fan_id, creator_id, credits, message, idempotency_key, created_at) values (gen_random_uuid(), '${world.fan.id}', '${world.creator.id}', 5, '', 'x', now())`,
  ],
  [
    'the entry of a tip calls itself a subscription’s',
    'entries-are-whole',
    () => `update ledger_entries set reason = 'subscription' where reason = 'tip'`,
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
  ['a referrer’s record forgets somebody', 'referrals-are-counted', () => 'delete from affiliate_records'],
  [
    'a final day of the platform has what never happened',
    'platform-days-are-booked',
    () =>
      `insert into platform_days values ('2020-01-01', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, now(), true)`,
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
    'the rate changes and nothing is revalued',
    'deposits-back-credits',
    () => `update platform_settings set centavos_per_credit = 121`,
  ],
  [
    'the rate changes without a change being written down',
    'rates-follow-one-another',
    () => `update platform_settings set centavos_per_credit = 121`,
  ],
  [
    'a change of the rate is edited',
    'rates-follow-one-another',
    () => `update rate_changes set centavos_after = 130 where centavos_after = 125`,
  ],
  [
    'a revaluation disappears, postings and all',
    'rates-follow-one-another',
    () =>
      `delete from ledger_postings where entry_id in (select id from ledger_entries where reason = 'revaluation'); delete from ledger_entries where reason = 'revaluation'`,
  ],
  [
    'a revaluation moves more than it should, and revenue takes it',
    'rates-follow-one-another',
    () =>
      `insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select (select id from ledger_entries where reason = 'revaluation' order by id desc limit 1), (select id from ledger_accounts where type = 'promotions' limit 1), (select id from ledger_accounts where type = 'revenue' limit 1), 'PHP', 777`,
  ],
  [
    'credits and nothing behind them',
    'entries-keep-deposits',
    () =>
      `update ledger_postings set amount = amount + 10 where to_account = ${wallet(world.other.id)} and entry_id = ${entryOf(world.customId)}`,
  ],
  [
    'deposits and no credits in front of them',
    'entries-keep-deposits',
    () =>
      `update ledger_postings set amount = amount + 10 where starts_with(from_account, 'PHP:clearing') and entry_id = ${entryOf(world.customId)}`,
  ],
  [
    'a posting changes its currency',
    'postings-keep-their-currency',
    () => `update ledger_postings set currency = 'PHP' where to_account = ${wallet(world.other.id)}`,
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
  [
    'followers are counted twice',
    'followers-are-counted',
    () => `update users set followers_count = followers_count * 2 where id = '${world.creator.id}'`,
  ],
  [
    'subscribers are invented',
    'subscribers-are-counted',
    () => `update users set subscribers_count = 1000 where id = '${world.creator.id}'`,
  ],
  [
    'posts are not counted',
    'posts-are-counted',
    () => `update users set posts_count = 0 where id = '${world.creator.id}'`,
  ],
  [
    'unlocks are counted where there are none',
    'unlocks-are-counted',
    () => `update post_unlock_counts set unlocks = unlocks + 5 where post_id = '${world.postId}'`,
  ],
];

describe('books that were cooked', () => {
  it('are in order before', async () => {
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    expect(await tripped('select 1')).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, corruption) => {
    expect(await tripped(corruption())).toContain(law);
  });

  it.each([
    ['balances-equal-postings', `update ledger_accounts set balance = balance + 1 where type = 'wallet'`],
    ['balances-equal-postings', 'update ledger_postings set amount = amount + 1'],
    [
      'turnover-equals-trades',
      `update ledger_accounts set turnover_in = turnover_in + 500 where type = 'creator_payable'`,
    ],
    ['turnover-equals-trades', `update ledger_accounts set turnover_out = 0 where type = 'wallet'`],
    ['currencies-sum-to-zero', `update ledger_accounts set balance = 0 where type = 'revenue'`],
  ])('are found out by %s when only figures are changed: %s', async (law, corruption) => {
    expect(await tripped(corruption, '')).toContain(law);
  });
});
