import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

/** A fee is the sum of its changes, each of which is an entry of exactly that; what is kept of a capture is a part of it. */
export const feesAreBooked: Law = {
  name: 'fees-are-booked',
  says: 'Every fee that a provider told of is in the books once, change by change, between its clearing and its fees; it is of a capture or dispute of ours, no more than was taken, and nothing else is a fee.',
  violations: sql`
    with fee as (
      select f.*, e.id as entry_id, e.value_centavos, f.fee_centavos - coalesce(lag(f.fee_centavos) over source, 0) as expected,
        row_number() over source as place
      from provider_fees f left join ledger_entries e on e.reason = 'provider_fee' and e.subject_id = f.id
      window source as (partition by f.provider, f.source, f.source_id order by f.sequence)
    ), moved as (
      select f.id, m.account, m.amount from fee f cross join lateral ${movedByEntry(sql`f.entry_id`)} m
    ), due as (
      select f.id, x.account, x.amount from fee f cross join lateral (values
        ('PHP:clearing:' || f.provider, f.expected), ('PHP:provider_fees:' || f.provider, -f.expected)) as x (account, amount)
      where f.entry_id is not null
    )
    select * from (
      select f.id::text as id, 'not in the books' as difference from fee f where f.entry_id is null
      union all
      select f.id::text, 'changed ' || f.change_centavos || ' instead of ' || f.expected || ', as number ' || f.sequence from fee f
      where f.change_centavos <> f.expected or f.sequence <> f.place or f.value_centavos <> abs(f.expected)
      union all
      select e.subject_id::text, 'in the books for no fee' from ledger_entries e
      where e.reason = 'provider_fee' and not exists (select from provider_fees f where f.id = e.subject_id)
      union all
      select coalesce(m.id, d.id)::text, coalesce(m.account, d.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(d.amount, 0)
      from moved m full join due d on d.id = m.id and d.account = m.account where m.amount is distinct from d.amount
      union all
      select f.id::text, f.fee_centavos || ' kept of ' || coalesce(a.captured_centavos, 0) from fee f
      left join payment_attempts a on a.provider = f.provider and a.capture_id = f.source_id and a.purchase_id = f.purchase_id
      where f.source = 'capture' and (a.captured_centavos is null or f.fee_centavos > a.captured_centavos)
      union all
      select f.id::text, 'of no dispute' from fee f where f.source = 'dispute' and not exists (
        select from disputes d where d.provider = f.provider and d.provider_dispute_id = f.source_id and d.purchase_id = f.purchase_id)
    ) found limit 20`,
};
