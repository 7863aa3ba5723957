import type { AutomaticKind } from '@likha/contract/late-limits';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface AutomaticMessage {
  kind: AutomaticKind;
  text: string | null;
  is_on: boolean;
}

/** What a creator wrote of each kind; none of a kind that they never wrote. */
export function listAutomatic(db: Queryable, creatorId: string): Promise<AutomaticMessage[]> {
  return db
    .selectFrom('automatic_messages')
    .select(['kind', 'text', 'is_on'])
    .where('creator_id', '=', creatorId)
    .execute() as Promise<AutomaticMessage[]>;
}

export async function putAutomatic(
  db: Queryable,
  creatorId: string,
  { kind, text, is_on }: AutomaticMessage,
  now: Date,
): Promise<void> {
  const written = { text, is_on, updated_at: now };
  await db
    .insertInto('automatic_messages')
    .values({ creator_id: creatorId, kind, ...written })
    .onConflict((conflict) => conflict.columns(['creator_id', 'kind']).doUpdateSet(written))
    .execute();
}

/** What a person wrote is gone, and so is who was owed something of theirs, or owed them something: whoever is just sent it comes first. */
export async function eraseAutomatic(tx: Tx, personId: string): Promise<void> {
  const theirs = sql`fan_id = ${personId}::uuid or creator_id = ${personId}::uuid`;
  await sql`select from automatic_sends where ${theirs} order by id for update`.execute(tx);
  await sql`delete from automatic_sends where ${theirs}`.execute(tx);
  await tx.deleteFrom('automatic_messages').where('creator_id', '=', personId).execute();
}
