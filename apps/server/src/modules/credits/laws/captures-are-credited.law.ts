import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/durations.ts';
import { boundedLaw } from '../../../platform/law.ts';

/** A provider lists what it captured up to so much later. */
const LISTED_MS = 2 * DAY_MS;

export const capturesAreCredited = boundedLaw({
  name: 'captures-are-credited',
  says: 'What a provider lists as captured is credited here, to the centavo, or was given back, and what is credited here the provider lists.',
  of: ({ from, fromId }) => {
    const since = new Date(Math.max(0, from.getTime() - LISTED_MS));
    return sql`
    with seen as (
      select * from provider_captures where seen_at >= ${since}::timestamptz
    ), credited as (
      select * from payment_attempts where captured_at >= ${since}::timestamptz or (captured_at is null and captured_centavos is not null and id >= ${fromId}::uuid)
    )
    select * from (
      select c.provider || ' ' || c.capture_id as id, c.amount_centavos || ' captured, ' || coalesce(a.captured_centavos, 0) || ' credited' as difference
      from seen c left join payment_attempts a on a.provider = c.provider and a.capture_id = c.capture_id and (a.status = 'captured' or a.returned_at is not null)
      where c.status = 'captured' and a.captured_centavos is distinct from c.amount_centavos
      union all
      select a.provider || ' ' || a.capture_id, a.captured_centavos || ' credited, and not in the list of the provider'
      from credited a join provider_listings l on l.provider = a.provider
      where a.status = 'captured' and a.captured_at >= l.covered_from and a.captured_at < l.covered_until
        and not exists (select from provider_captures c where c.provider = a.provider and c.capture_id = a.capture_id)
      union all
      select a.provider || ' ' || a.capture_id, 'is called returned, and its provider has not said so' from payment_attempts a
      where a.returned_at >= ${since}::timestamptz and not exists (select from provider_captures c where c.provider = a.provider and c.capture_id = a.capture_id and c.status = 'refunded')
      union all
      select a.provider || ' ' || a.capture_id, 'is of another order' from payment_attempts a join seen c on c.provider = a.provider and c.capture_id = a.capture_id
      where a.status = 'captured' and (c.order_id <> a.order_id or c.purchase_id <> a.purchase_id)
      union all
      select a.purchase_id::text, 'credited by ' || count(*) || ' captures' from payment_attempts a
      where a.status = 'captured' and a.purchase_id in (select purchase_id from credited) group by a.purchase_id having count(*) > 1
    ) found limit 20`;
  },
});
