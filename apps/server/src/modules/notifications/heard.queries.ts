import { type RawBuilder, sql } from 'kysely';
import { blockBetween } from './block-between.queries.ts';

/** What a creator says to all who follow: whoever wants none of it mutes them (P473). */
const SAID_TO_MANY = ['live', 'live_soon', 'live_off'];

/**
 * Whether a person is to hear of what somebody else does: in the app, by mail, on their devices and in what is counted there, as it
 * happens and still as it is handed over. Not where one of the two blocked the other (P443), nor of whom the person restricted (P427).
 * @param kind of what is told, where some of it is said to many
 */
export function isHeardOf(
  personId: RawBuilder<unknown>,
  whoId: RawBuilder<unknown>,
  kind: RawBuilder<unknown> = sql`''`,
): RawBuilder<boolean> {
  return sql<boolean>`not ${blockBetween(personId, whoId)}
    and (${kind} = any(${SAID_TO_MANY}::text[]) or not exists (select from conversations of_two
      join conversation_sides own on own.conversation_id = of_two.id and own.person_id = ${personId} and own.is_restricted
      where of_two.low_id = least(${personId}, ${whoId}) and of_two.high_id = greatest(${personId}, ${whoId})))`;
}
