import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';

export const giftsAreBooked = boundedLaw({
  name: 'gifts-are-booked',
  says: 'Every subscription that was given is months of its receiver with its creator, paid by its giver at what the gift says; months that somebody else paid have a gift.',
  of: ({ fromId }) => sql`
    with given as (
      select * from gifts where id >= ${fromId}::uuid and kind = 'subscription'
    ), charge as (
      select * from subscription_charges where id >= ${fromId}::uuid and given_by is not null
    )
    select coalesce(g.id, c.id)::text as id, case when g.id is null then 'paid by ' || c.given_by || ', and no gift'
      when c.id is null then 'given, and no months' else 'given as something else than was paid' end as difference
    from given g full join charge c on c.id = g.id
    where (g.giver_id, g.receiver_id, g.creator_id, g.months, g.credits) is distinct from (c.given_by, c.fan_id, c.creator_id, c.months, c.credits)
    limit 20`,
});
