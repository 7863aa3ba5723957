import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';

/** Recomputed from the packs of the settings that it was quoted by and the quote's rate, so that no row can promise itself a bonus or a discount. */
export const purchasesKeepTheirQuote = boundedLaw({
  name: 'purchases-keep-their-quote',
  says: 'A purchase promises what its pack gives, costs its credits at the rate of its quote less its coupon, and grants that, or what that was worth after a tenth of change.',
  of: ({ fromId }) => sql`
    select * from (
      select p.id::text as id, 'promises ' || p.base_credits || ' + ' || p.bonus_credits || ' for ' || p.final_centavos || ' of ' || p.original_centavos as difference
      from purchases p left join platform_settings_versions s on s.version = coalesce(p.settings_version, 1)
      left join lateral jsonb_to_recordset(s.packs) as pack (id text, credits integer, bonus integer) on pack.id = p.package_id
      where p.id >= ${fromId}::uuid and (p.original_centavos <> p.base_credits::bigint * p.centavos_per_credit
        or p.base_credits <> coalesce(pack.credits, p.base_credits) or p.bonus_credits <> coalesce(pack.bonus, 0)
        or (p.package_id is not null and pack.id is null)
        or p.centavos_per_credit <> s.centavos_per_credit and p.settings_version is not null
        or p.settings_version is null and p.id > (select min(id::text)::uuid from purchases where settings_version is not null)
        or p.final_centavos <> p.original_centavos - coalesce((select u.discount_centavos from coupon_uses u where u.purchase_id = p.id), 0)
        or exists (select from payment_attempts a where a.purchase_id = p.id and a.amount_centavos <> p.final_centavos))
      union all
      select p.id::text, 'grants ' || p.granted_credits || ' at ' || e.centavos_per_credit || ', quoted at ' || p.centavos_per_credit
      from purchases p join ledger_entries e on e.reason = 'purchase' and e.subject_id = p.id
      where e.id >= ${fromId}::uuid and (p.granted_credits is distinct from case
          when abs(e.centavos_per_credit - p.centavos_per_credit) * 10 < p.centavos_per_credit or p.final_centavos = 0 then p.base_credits + p.bonus_credits
          when p.keeps_worth then greatest(1, (p.base_credits + p.bonus_credits)::bigint * p.centavos_per_credit / e.centavos_per_credit)
          else greatest(1, p.final_centavos / e.centavos_per_credit) end
        or p.is_requoted <> (abs(e.centavos_per_credit - p.centavos_per_credit) * 10 >= p.centavos_per_credit and p.final_centavos > 0)
        or (p.keeps_worth and not p.is_requoted))
    ) found limit 20`,
});
