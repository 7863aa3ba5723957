import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { LinkKind } from './account-link.ts';

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
 * Keeps a link, unless its person has had enough of its kind since then. The person is locked first, so that many at once
 * are counted one by one.
 * @returns whether it was kept
 */
export async function insertLink(
  tx: Tx,
  link: NewLink,
  bound: { since: Date; max: number },
): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', link.user_id).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('account_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', link.user_id)
    .where('kind', '=', link.kind)
    .where('created_at', '>', bound.since)
    .executeTakeFirstOrThrow();
  if (Number(count) >= bound.max) return false;
  await tx.insertInto('account_links').values(link).execute();
  return true;
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
      'users.full_name',
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

export async function removeExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', now).execute();
}
