import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Polls } from '../../../platform/schema.generated.ts';

const COLUMNS = ['edition', 'question', 'options', 'votes', 'hours'] as const;

export interface PollRow {
  edition: string;
  question: string;
  options: string[];
  /** Of each option. */
  votes: number[];
  hours: number | null;
}

/** The poll of a post. Who asks for it has asked whether the post is open to its viewer. */
export function findPoll(db: Queryable, postId: string): Promise<PollRow | undefined> {
  return db.selectFrom('polls').select(COLUMNS).where('post_id', '=', postId).executeTakeFirst();
}

/** The same, kept as it is until the transaction ends: nobody votes or changes it meanwhile. */
export function lockPoll(tx: Tx, postId: string): Promise<PollRow | undefined> {
  return tx.selectFrom('polls').select(COLUMNS).where('post_id', '=', postId).forUpdate().executeTakeFirst();
}

/** What somebody voted for; undefined for who has not. */
export async function findVote(db: Queryable, postId: string, personId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('poll_votes')
    .select('place')
    .where('post_id', '=', postId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.place;
}

/** Keeps a poll, in place of one that nobody has voted in. */
export async function savePoll(tx: Tx, poll: Insertable<Polls>): Promise<void> {
  const { post_id: _, creator_id: __, created_at: ___, ...words } = poll;
  await tx
    .insertInto('polls')
    .values(poll)
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(words))
    .execute();
}

export async function deletePoll(tx: Tx, postId: string): Promise<void> {
  await tx.deleteFrom('polls').where('post_id', '=', postId).execute();
}

/** Keeps the one vote of a person in a poll that is locked, and what came of it. */
export async function saveVote(
  tx: Tx,
  vote: { post_id: string; person_id: string; place: number; voted_at: Date },
  votes: number[],
): Promise<void> {
  const { place, voted_at } = vote;
  await tx
    .insertInto('poll_votes')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['post_id', 'person_id']).doUpdateSet({ place, voted_at }))
    .execute();
  await tx.updateTable('polls').set({ votes }).where('post_id', '=', vote.post_id).execute();
}

/** Takes a person's votes away, which count no longer, and the polls of a creator. In the order of posts, so that two never deadlock. */
export async function erasePolls(tx: Tx, personId: string): Promise<void> {
  await sql`delete from polls where creator_id = ${personId}::uuid`.execute(tx);
  await sql`with locked as (
      select post_id from polls where post_id in (select post_id from poll_votes where person_id = ${personId}::uuid)
      order by post_id for update
    ), gone as (
      delete from poll_votes where person_id = ${personId}::uuid returning post_id, place
    )
    update polls set votes[gone.place] = polls.votes[gone.place] - 1
    from locked join gone using (post_id) where polls.post_id = locked.post_id`.execute(tx);
}
