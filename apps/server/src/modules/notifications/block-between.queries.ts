import { type RawBuilder, sql } from 'kysely';

/** Does one of two people block the other, whoever of them? Of `one` and `other`, expressions of ids. Here, where everybody who asks may look. */
export function blockBetween(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from blocks b where b.blocker_id = ${one} and b.blocked_id = ${other})
      or exists (select from blocks b where b.blocker_id = ${other} and b.blocked_id = ${one}))`;
}
