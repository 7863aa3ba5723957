import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { type WritingFacts, writingFacts } from './facts.queries.ts';

/** Where all nodes hear that somebody is being written to, as `id:conversation`. */
export const TYPING_TOLD = 'typing_told';

interface TypingRow {
  other_id: string;
  /** Who writes does not show being online. */
  is_hidden: boolean;
  /** Who would read has restricted who writes. */
  is_restricted: boolean;
  facts: WritingFacts;
}

/** What says whether the other of a person's own conversation may know that they are writing. */
export async function findTyping(
  db: Queryable,
  personId: string,
  conversationId: string,
  now: Date,
): Promise<TypingRow | undefined> {
  const { rows } = await sql<TypingRow>`
    select theirs.person_id as other_id, not me.shows_online as is_hidden, theirs.is_restricted, ${writingFacts(now)} as facts
    from conversation_sides mine
    join conversations c on c.id = mine.conversation_id
    join conversation_sides theirs on theirs.conversation_id = c.id and theirs.person_id <> mine.person_id
    join users me on me.id = mine.person_id
    join users other on other.id = theirs.person_id
    where mine.person_id = ${personId}::uuid and mine.conversation_id = ${conversationId}::uuid`.execute(db);
  return rows[0];
}

/** Waits for no disk: what is lost is said again, or nobody's loss. */
export async function notifyTyping(db: Queryable, personId: string, conversationId: string): Promise<void> {
  await sql`with quick as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify(${TYPING_TOLD}, ${`${personId}:${conversationId}`}) from quick`.execute(db);
}
