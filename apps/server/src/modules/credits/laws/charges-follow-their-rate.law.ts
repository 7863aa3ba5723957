import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const chargesFollowTheirRate: Law = {
  name: 'charges-follow-their-rate',
  says: 'What a payer was asked for in another currency is the pesos at the rate that was set by then, up to a whole hundredth; no more of it is asked back than was charged, and nothing that is no refund of ours.',
  violations: sql`
    select * from (
      select a.id::text as id, 'asks for ' || a.charge_minor || ' at ' || a.charge_rate_centavos || ' for ' || a.amount_centavos as difference
      from payment_attempts a join purchases p on p.id = a.purchase_id
      left join platform_settings_versions s on s.version = p.settings_version
      where a.charge_minor is not null
        and (a.charge_minor <> (a.amount_centavos * 100 + a.charge_rate_centavos - 1) / a.charge_rate_centavos
          or a.charge_rate_centavos is distinct from s.foreign_rate_centavos)
      union all
      select a.id::text, 'asks back ' || sum(r.charge_minor) || ' of ' || a.charge_minor
      from acquirer_refunds r join payment_attempts a on a.provider = r.provider and a.capture_id = r.sale_id and a.status = 'captured'
      group by a.id having sum(r.charge_minor) > a.charge_minor or sum(r.amount_centavos) > a.amount_centavos
      union all
      select r.refund_id, 'is no refund of ours' from acquirer_refunds r
      where not exists (select from refunds f where f.id::text = r.refund_id)
        and not exists (select from payment_attempts a where a.id::text = r.refund_id and a.status = 'mismatch')
    ) found limit 20`,
};
