import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, copyEntry, newId, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';
import { makeRichWorld, type RichWorld } from './rich-world.ts';

/** Months, unlocks, tips, referrals and settings, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
let w: RichWorld;
beforeAll(async () => {
  w = await makeRichWorld(harness);
});

const MONTHS = 'subscriptions-are-paid';
const PAID = 'sales-are-paid';
const GONE = 'nobody-gone-earns';
const TIME = 'entries-are-of-their-time';
const NEWEST = 'settings-are-their-newest-version';
const REFERRED = 'referrals-begin-at-registration';
const pair = () => `fan_id = '${w.fan.id}' and creator_id = '${w.creator.id}'`;
const subscription = (set: string) => `update subscriptions set ${set} where ${pair()}`;
const charge = (which: 'min' | 'max', set: string) =>
  `update subscription_charges set ${set} where ${pair()} and starts_at = (select ${which}(starts_at) from subscription_charges where ${pair()})`;
const lastCharge = () =>
  `(select id from subscription_charges where ${pair()} order by starts_at desc limit 1)`;
const entryOf = (subject: string) => `(select id from ledger_entries where subject_id = ${subject})`;
/** Charges the last month once more, with all that belongs to it. */
const chargedAgain = (starts: string, ends: string) => {
  const id = newId(harness);
  const earned = `(select amount from ledger_movements where entry_id = ${entryOf(lastCharge())} and account = 'PHP:creator_payable:${w.creator.id}')`;
  return `${countDay(w.creator.id, earned, `(select created_at from subscription_charges where id = ${lastCharge()})`)};
    ${copyEntry(entryOf(lastCharge()), newId(harness), { key: `'subscription:' || ${id}`, subject_id: id })};
    insert into subscription_charges select ${id}, fan_id, creator_id, credits, ${starts}, ${ends}, created_at, agreed_centavos from subscription_charges where id = ${lastCharge()}`;
};
const countDay = (creator: string, centavos: string, at: string) =>
  `insert into creator_daily_earnings (creator_id, day, stripe, earned_centavos) select '${creator}', (${at} at time zone 'Asia/Manila')::date, 0, ${centavos}
    on conflict (creator_id, day, stripe) do update set earned_centavos = creator_daily_earnings.earned_centavos + excluded.earned_centavos`;
/** A tip of `fan` like the one there is, with all that belongs to it. */
const tipTo = (creator: string) => {
  const [id, like] = [
    newId(harness),
    `(select id from tips where creator_id = '${w.creator.id}' order by id desc limit 1)`,
  ];
  return `insert into tips (id, fan_id, creator_id, credits, message, idempotency_key, created_at) select ${id}, fan_id, '${creator}', credits, '', 'forged', created_at from tips where id = ${like};
    ${copyEntry(entryOf(like), newId(harness), { key: `'tip:' || ${id}`, subject_id: id }, `from_account, regexp_replace(to_account, '^PHP:creator_payable:[^#]+', 'PHP:creator_payable:${creator}'), currency, amount`)};
    insert into ledger_accounts (id, currency, type, owner, stripe, balance, created_at) select 'PHP:creator_payable:${creator}' || case s when 0 then '' else '#' || s end, 'PHP', 'creator_payable', '${creator}', s, 0, now() from generate_series(0, 15) s on conflict do nothing;
    ${countDay(creator, `(select amount from ledger_movements where entry_id = ${entryOf(like)} and account = 'PHP:creator_payable:${w.creator.id}')`, `(select created_at from tips where id = ${like})`)}`;
};
const version = (set: string, which = '(select max(version) from platform_settings_versions)') =>
  `update platform_settings_versions set ${set} where version = ${which}`;

const CORRUPTIONS: Corruption[] = [
  [
    'a subscription runs a year longer than was paid',
    MONTHS,
    () =>
      subscription(
        `paid_until = paid_until + interval '1 year', ends_at = ends_at + interval '1 year', next_try_at = next_try_at + interval '1 year'`,
      ),
  ],
  [
    'a subscription runs a year longer, and its charge says so',
    MONTHS,
    () =>
      `${subscription(`paid_until = paid_until + interval '1 year', ends_at = ends_at + interval '1 year', next_try_at = next_try_at + interval '1 year'`)}; ${charge('max', `ends_at = ends_at + interval '1 year'`)}`,
  ],
  [
    'a subscription ends a week before what was paid',
    MONTHS,
    () =>
      subscription(
        `paid_until = paid_until - interval '7 days', ends_at = ends_at - interval '7 days', next_try_at = next_try_at - interval '7 days'`,
      ),
  ],
  ['a month is charged twice', MONTHS, () => chargedAgain('starts_at', 'ends_at')],
  [
    'half a month is charged twice',
    MONTHS,
    () => chargedAgain(`starts_at + interval '15 days'`, `ends_at + interval '15 days'`),
  ],
  [
    'a month a year away is charged',
    MONTHS,
    () => chargedAgain(`starts_at + interval '1 year'`, `ends_at + interval '1 year'`),
  ],
  [
    'a subscription has 12 months that nobody paid',
    MONTHS,
    () =>
      `insert into subscriptions (fan_id, creator_id, started_at, ends_at, paid_until, months, agreed_centavos) select '${w.otherFan.id}', '${w.creator.id}', started_at, started_at + interval '1 year', started_at + interval '1 year', 12, 5000 from subscriptions where ${pair()}; update users set subscribers_count = subscribers_count + 1 where id = '${w.creator.id}'`,
  ],
  ['a subscription counts more months than were paid', MONTHS, () => subscription('months = months + 3')],
  [
    'a subscription began earlier than its first month',
    MONTHS,
    () => subscription(`started_at = started_at - interval '3 days'`),
  ],
  [
    'a subscription has access for weeks after what was paid',
    MONTHS,
    () => subscription(`ends_at = ends_at + interval '30 days'`),
  ],
  [
    'a subscription that was paid disappears',
    MONTHS,
    () =>
      `delete from subscriptions where ${pair()}; update users set subscribers_count = subscribers_count - 1 where id = '${w.creator.id}'`,
  ],
  [
    'a renewal is charged at more than was agreed',
    MONTHS,
    () =>
      `${charge('max', 'credits = credits + 20')}; update ledger_entries set value_centavos = value_centavos + 2000 where id = ${entryOf(lastCharge())}; update ledger_postings set amount = amount + 20 where currency = 'CREDIT' and entry_id = ${entryOf(lastCharge())}`,
  ],
  [
    'a month says that another price was agreed',
    MONTHS,
    () => charge('max', 'agreed_centavos = agreed_centavos - 1000'),
  ],
  [
    'a subscription has a month more, and says so',
    MONTHS,
    () =>
      subscription(
        `months = months + 1, paid_until = paid_until + interval '1 month', ends_at = ends_at + interval '1 month', next_try_at = next_try_at + interval '1 month'`,
      ),
  ],
  [
    'a month is a day long',
    MONTHS,
    () =>
      `${charge('max', `ends_at = starts_at + interval '1 day'`)}; ${subscription(`paid_until = paid_until - interval '30 days', ends_at = ends_at - interval '30 days', next_try_at = next_try_at - interval '30 days'`)}`,
  ],
  [
    'a month is of another fan, charge and subscription alike',
    PAID,
    () =>
      `update subscription_charges set fan_id = '${w.otherFan.id}' where ${pair()}; ${subscription(`fan_id = '${w.otherFan.id}'`)}`,
  ],
  ['a creator who was erased goes on earning', GONE, () => tipTo(w.erased.id)],
  ['a creator who was banned goes on earning', GONE, () => tipTo(w.banned.id)],
  ['a fan is tipped, and earns as a creator', PAID, () => tipTo(w.otherFan.id)],
  [
    'an unlock is worth less on its row than in its entry',
    PAID,
    () => `update unlocks set credits = 1 where post_id = '${w.postId}' and fan_id = '${w.fan.id}'`,
  ],
  [
    'an unlock is of a cheaper post',
    PAID,
    () =>
      `update unlocks set post_id = (select id from posts where creator_id = '${w.referred.id}' limit 1) where post_id = '${w.postId}' and fan_id = '${w.fan.id}'`,
  ],
  [
    'a sale is made by an admin',
    PAID,
    () => `update ledger_entries set actor_type = 'admin' where subject_id = '${w.tipId}'`,
  ],
  [
    'the split of a sale is that of later settings',
    TIME,
    () => `update ledger_entries set settings_version = 3 where subject_id = '${w.tipId}'`,
  ],
  [
    'a sale keeps the split of settings that are over',
    TIME,
    () => `update ledger_entries set settings_version = 2 where reason = 'tip' and settings_version = 3`,
  ],
  [
    'an entry is moved to another month',
    TIME,
    () =>
      `update ledger_entries set created_at = created_at - interval '40 days' where reason = 'purchase' and subject_id = '${w.purchases.plain}'`,
  ],
  [
    'an entry is put into last year',
    TIME,
    () =>
      `update ledger_entries set created_at = created_at - interval '1 year' where reason = 'unlock' and id = (select max(id::text)::uuid from ledger_entries where reason = 'unlock')`,
  ],
  [
    'a tip is moved to another month than its entry',
    TIME,
    () => `update tips set created_at = created_at - interval '40 days' where id = '${w.tipId}'`,
  ],
  [
    'a charge is moved to another month than its entry',
    TIME,
    () => charge('max', `created_at = created_at - interval '20 days'`),
  ],
  ['the split changes without a version', NEWEST, () => `update platform_settings set creator_percent = 90`],
  [
    'the cap changes without a version',
    NEWEST,
    () => 'update platform_settings set affiliate_cap_centavos = 1',
  ],
  [
    'the commission changes without a version',
    NEWEST,
    () => 'update platform_settings set affiliate_percent = 20',
  ],
  [
    'the time of referrals changes without a version',
    NEWEST,
    () => 'update platform_settings set affiliate_validity_months = 120',
  ],
  [
    'the least of a payout changes without a version',
    NEWEST,
    () => 'update platform_settings set payout_min_centavos = 100',
  ],
  [
    'a pack gives more without a version',
    NEWEST,
    () => `update platform_settings set packs = jsonb_set(packs, '{0,bonus}', '100')`,
  ],
  [
    'the least purchase changes without a version',
    NEWEST,
    () => 'update platform_settings set custom_credits_max = 100000',
  ],
  ['the newest version of the settings is edited', NEWEST, () => version('creator_percent = 99')],
  [
    'the settings go back to an older version',
    NEWEST,
    () => 'update platform_settings set version = 1, creator_percent = 70',
  ],
  ['a version of the settings disappears', NEWEST, () => version('version = 9')],
  [
    'the settings change by a version that nobody made',
    NEWEST,
    () =>
      `insert into platform_settings_versions select (jsonb_populate_record(v, '{"version": 4, "creator_percent": 75}')).* from platform_settings_versions v where version = 3; update platform_settings set version = 4, creator_percent = 75`,
  ],
  [
    'an older split is edited, and nothing was sold by it',
    NEWEST,
    () => version(`since = since - interval '3 days'`),
  ],
  [
    'a creator was brought by somebody who came later',
    REFERRED,
    () =>
      `update users set referred_by = (select id from users where user_type = 'creator' order by created_at desc, id desc limit 1) where id = '${w.creator.id}'; insert into affiliate_records select referred_by, 1, created_at from users where id = '${w.creator.id}'`,
  ],
  [
    'a fan brought a creator',
    REFERRED,
    () =>
      `update users set referred_by = '${w.fan.id}' where id = '${w.referred.id}'; update affiliate_records set affiliate_id = '${w.fan.id}'`,
  ],
];

describe('sales and settings that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
