import { WRONG_CODES } from '@likha/contract/limits';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Whose guesses are counted together. */
export interface Guesser {
  userId: string;
  /** The id of a known device; empty for all others of this person. */
  guesser: string;
}

/**
 * Counts a code as wrong until it is known to be right, so that many at once count one by one. Beyond the free ones each makes the
 * next wait twice as long. While it waits nothing is counted, and nothing is looked at.
 * @returns how many were wrong by now; null while it waits
 */
export async function countCode(db: Queryable, of: Guesser, now: Date): Promise<number | null> {
  const { free, firstWaitSeconds, longestWaitSeconds } = WRONG_CODES;
  const { rows } = await sql<{ wrong: number }>`
    insert into code_waits as w (user_id, guesser, wrong) values (${of.userId}, ${of.guesser}, 1)
    on conflict (user_id, guesser) do update set
      wrong = w.wrong + 1,
      rests_until = case when w.wrong + 1 >= ${free} then ${now}::timestamptz
        + least(${longestWaitSeconds}, ${firstWaitSeconds} * power(2, least(w.wrong + 1 - ${free}, 20))) * interval '1 second' end
    where w.rests_until is null or w.rests_until <= ${now}
    returning wrong`.execute(db);
  return rows[0]?.wrong ?? null;
}

/** Until when it waits; null when somebody has given a right code meanwhile. */
export async function findWait(db: Queryable, of: Guesser): Promise<Date | null> {
  const row = await db
    .selectFrom('code_waits')
    .select('rests_until')
    .where('user_id', '=', of.userId)
    .where('guesser', '=', of.guesser)
    .executeTakeFirst();
  return row?.rests_until ?? null;
}

/** Forgets the wrong codes of these, after a right one. */
export async function endWait(db: Queryable, of: Guesser): Promise<void> {
  await db
    .deleteFrom('code_waits')
    .where('user_id', '=', of.userId)
    .where('guesser', '=', of.guesser)
    .execute();
}

/** Forgets all wrong codes of a person: they have shown a recovery code, or have no second factor any more. */
export async function endWaits(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('code_waits').where('user_id', '=', userId).execute();
}
