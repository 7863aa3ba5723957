import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';

export const entriesAreWhole = boundedLaw({
  name: 'entries-are-whole',
  says: 'Every entry moves something, has a reason of ours, its key names what it is about, and its rate is that of its settings.',
  of: ({ fromId }) => sql`
    select e.id::text as id, concat_ws(' ', e.reason, e.key, e.subject_type, e.subject_id, coalesce(p.postings, 0) || ' postings') as difference
    from ledger_entries e left join (select entry_id, count(*) as postings from ledger_postings where entry_id >= ${fromId}::uuid group by entry_id) p on p.entry_id = e.id
    left join platform_settings_versions v on v.version = e.settings_version
    where e.id >= ${fromId}::uuid and (p.postings is null
      or (e.reason, e.subject_type) not in (values ('purchase', 'purchase'), ('unlock', 'unlock'), ('subscription', 'subscription'),
        ('tip', 'tip'), ('gift', 'gift'), ('refund', 'refund'), ('dispute', 'dispute'), ('payout_hold', 'payout'),
        ('payout_return', 'payout'), ('payout_send', 'payout'), ('payout_settle', 'payout'), ('payout_fail', 'payout'), ('payout_bounce', 'payout'), ('payout_withhold', 'payout'), ('payout_withhold_return', 'payout'), ('payout_funding', 'payout_funding'), ('tax_remittance', 'tax_remittance'), ('vat', 'vat'), ('affiliate_release', 'affiliate_release'), ('clawback', 'clawback'), ('restitution', 'restitution'), ('forfeit', 'forfeit'), ('breakage', 'breakage'), ('clawback_return', 'clawback'), ('debt_settlement', 'debt_settlement'), ('provider_fee', 'provider_fee'), ('settlement', 'settlement'), ('provider_reserve', 'provider_reserve'), ('revaluation', 'rate_change'), ('reversal', 'entry'))
      or e.key <> e.reason || ':' || e.subject_id
      or (e.reason = 'reversal') <> (e.reverses is not null)
      or (e.reason = 'reversal' and e.reverses <> e.subject_id)
      or (e.actor_type = 'system') <> (e.actor_id is null)
      or v.centavos_per_credit <> e.centavos_per_credit)
    limit 20`,
});
