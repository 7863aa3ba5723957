import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeWorld, type World } from './world.ts';
import { rowsOf } from './world-rows.ts';

/** Entries, accounts, sales, rates and counters that were cooked by hand. Each is consistent in itself: after it the balances, the turnover and the triggers agree. */
const harness = useHarness();
let world: World;
beforeAll(async () => {
  world = await makeWorld(harness);
});
const { wallet, entryOf, unlockOf, unlockEntry, referredEntry } = rowsOf(() => world);

const CORRUPTIONS: Corruption[] = [
  [
    'a creator goes on as verified whose documents were rejected',
    'creators-are-as-decided',
    () =>
      `insert into verifications (id, creator_id, status, id_type, id_number_hash, last_characters, submitted_at, decided_at, finding) values (gen_random_uuid(), '${world.referred.id}', 'rejected', 'sss', sha256('x'), '1234', now(), now(), 'number_used')`,
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
  ['a referrer’s record forgets somebody', 'referrals-are-counted', () => 'delete from affiliate_records'],
  [
    'a final day of the platform has what never happened',
    'platform-days-are-booked',
    () =>
      `insert into platform_days values ('2020-01-01', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, now(), true)`,
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
  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
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
    expect(await tripped(harness, corruption, '')).toContain(law);
  });
});
