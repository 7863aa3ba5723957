import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

const signOf = (
  reason: Sql,
): Sql => sql`case when ${reason} in ('purchase', 'unlock', 'subscription', 'tip') then 1
  when ${reason} in ('refund', 'dispute', 'restitution') then -1 else 0 end`;

/**
 * Whether an entry `e` counts for what was purchased, spent and earned (1), takes that back (-1), or neither (0): said a second time, in
 * the database's words and apart from `entry.ts`, so that laws find what the code got wrong. A reversal counts against what it reverses,
 * which may be one as well.
 */
export const TRADE_SIGN_OF_E: Sql = sql`case when e.reverses is null then ${signOf(sql`e.reason`)} else (
  with recursive up as (
    select e.reverses as id, -1 as sign
    union all select o.reverses, -up.sign from up join ledger_entries o on o.id = up.id where o.reverses is not null
  )
  select ${signOf(sql`o.reason`)} * up.sign from up join ledger_entries o on o.id = up.id where o.reverses is null) end`;
