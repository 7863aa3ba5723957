import type { Language } from '@likha/contract/language';
import type { Queryable } from '../../platform/database/index.ts';

/** Whom a statement, or another paper of money, is mailed to: a creator who is here and whose address is confirmed. */
export function findReader(
  db: Queryable,
  creatorId: string,
): Promise<{ email: string; full_name: string; language: Language | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', creatorId)
    .where('status', '=', 'active')
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Of whom a statement is: staying here or not, their name until it is erased; and since when they have been here. */
export function findHolder(
  db: Queryable,
  personId: string,
): Promise<{ full_name: string; username: string | null; created_at: Date } | undefined> {
  return db
    .selectFrom('users')
    .select(['full_name', 'username', 'created_at'])
    .where('id', '=', personId)
    .executeTakeFirst();
}
