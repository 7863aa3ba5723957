import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

const OWN = sql`('creator_payable', 'creator_held', 'affiliate_held', 'affiliate_payable', 'creator_debt')`;

/** Of each creator the newest two months and the books since: what is older was looked at when it was newest, and cannot be changed. */
export const statementsFollow: Law = {
  name: 'statements-follow',
  says: 'A month begins with what the one before ended with, its lines lead from its beginning to its end, and what came since leads to what the books say is owed now.',
  violations: sql`
    with newest as (
      select s.*, row_number() over (partition by creator_id order by month desc) as place from creator_statements s
      where month >= (select max(month) from creator_statements) - interval '1 month'
    ), summed as (
      select n.*, (select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(n.lines) line) as change from newest n
    ), own as (
      select a.id, a.owner, a.balance from ledger_accounts a where a.type in ${OWN}
        and a.owner in (select creator_id::text from newest where place = 1)
    ), since as (
      select o.owner, sum(o.signed) as change from (
        select own.owner, p.amount as signed, p.entry_id from own join ledger_postings p on p.to_account = own.id
        where p.id >= (select coalesce(min(first_posting_id), 0) from statement_months where month = (select max(month) from newest))
        union all
        select own.owner, -p.amount, p.entry_id from own join ledger_postings p on p.from_account = own.id
        where p.id >= (select coalesce(min(first_posting_id), 0) from statement_months where month = (select max(month) from newest))
      ) o join ledger_entries e on e.id = o.entry_id
      where e.created_at >= (((select max(month) from newest) + interval '1 month') at time zone 'Asia/Manila') group by 1
    )
    select * from (
      select creator_id || ' ' || month as id, 'its lines make ' || change || ' of ' || (closing_centavos - opening_centavos) as difference
      from summed where change <> closing_centavos - opening_centavos
      union all
      select later.creator_id || ' ' || later.month, 'begins with ' || later.opening_centavos || ' after ' || before.closing_centavos
      from newest later join newest before on before.creator_id = later.creator_id and before.month = (later.month - interval '1 month')::date
      where later.opening_centavos <> before.closing_centavos
      union all
      select n.creator_id || ' now', 'the books have ' || b.balance || ' and the statement leads to ' || (n.closing_centavos + coalesce(s.change, 0))
      from newest n join (select owner, sum(balance) as balance from own group by 1) b on b.owner = n.creator_id::text
      left join since s on s.owner = n.creator_id::text
      where n.month = (select max(month) from newest) and b.balance <> n.closing_centavos + coalesce(s.change, 0)
    ) found limit 20`,
};
