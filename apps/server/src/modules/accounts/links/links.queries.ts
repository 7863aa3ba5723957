import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { type LinkKind, OPENING } from './account-link.ts';

export interface NewLink {
  id: string;
  user_id: string;
  kind: LinkKind;
  token_hash: Buffer;
  email: string;
  created_at: Date;
  expires_at: Date;
}

/**
 * Keeps a link, unless its person has had enough of its kind at that address since then, or has ended what was asked for at that time.
 * The person is locked first, so that many at once are counted one by one, and what ends meanwhile is known.
 * @returns whether it was kept
 */
export async function insertLink(
  tx: Tx,
  link: NewLink,
  bound: { since: Date; max: number; askedAt: Date | undefined },
): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select(['links_ended_at', sql<string>`lower(email)`.as('email')])
    .where('id', '=', link.user_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // What opens an account goes to the address that it has, which it may have left since that was looked up.
  if (link.kind === 'reset_password' && person?.email !== link.email.toLowerCase()) return false;
  const endedAt = person?.links_ended_at;
  if (isOpening(link.kind) && endedAt && bound.askedAt && endedAt > bound.askedAt) return false;
  if ((await countLinks(tx, link, bound.since)) >= bound.max) return false;
  await putLink(tx, link);
  return true;
}

/** How many of this kind a person was mailed after a moment. */
export async function countLinks(
  db: Queryable,
  link: Pick<NewLink, 'user_id' | 'kind' | 'email'>,
  after: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('account_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', link.user_id)
    .where('kind', '=', link.kind)
    .where('created_at', '>', after)
    // Whoever moves the account keeps no address that it had from being told.
    .$if(link.kind === 'undo_email', (query) => query.where('email', '=', link.email))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function isOpening(kind: LinkKind): boolean {
  return OPENING.some((opening) => opening === kind);
}

/** A link that works, and the person it belongs to. */
export function findLink(db: Queryable, tokenHash: Buffer, kinds: readonly LinkKind[], now: Date) {
  return db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select([
      'account_links.id',
      'account_links.kind',
      'account_links.user_id',
      'account_links.email',
      'account_links.created_at',
      'users.full_name',
      'users.two_factor_at',
      'users.email as current_email',
    ])
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes a link: of many at once one gets true. */
export async function takeLink(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('account_links').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** What was mailed for these purposes works no longer. */
export async function deleteLinks(tx: Tx, userId: string, kinds: readonly LinkKind[]): Promise<void> {
  await tx.deleteFrom('account_links').where('user_id', '=', userId).where('kind', 'in', kinds).execute();
}

/**
 * Ends what was mailed, or waits to be mailed, that opens an account or moves it (P108). The person's row comes first, as for
 * who locks a person and then ends their sessions.
 */
export async function endPendingLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ links_ended_at: now }).where('id', '=', userId).execute();
  await deleteLinks(tx, userId, OPENING);
}

/** What would undo this change once more, or one that came after it. What came before stays: the older address goes first. */
export async function deleteLaterUndoes(
  tx: Tx,
  link: { user_id: string; email: string; created_at: Date },
): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('user_id', '=', link.user_id)
    .where('kind', '=', 'undo_email')
    .where((is) => is.or([is('created_at', '>=', link.created_at), is('email', '=', link.email)]))
    .execute();
}

/** Keeps a link that is handed over at once. */
export async function putLink(tx: Tx, link: NewLink): Promise<void> {
  await tx.insertInto('account_links').values(link).execute();
}

export async function removeExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', now).execute();
}
