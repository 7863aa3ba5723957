import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { HAS_PASSKEY } from '../passkeys/passkeys.queries.ts';
import { endWaits } from './code-waits.queries.ts';

/** Locks a person for a change of their second factor. */
export function lockTwoFactor(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['two_factor_at', 'user_type'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks somebody whom an admin acts upon; undefined for who is not there, or erased. */
export function lockAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'email_confirmed_at', 'two_factor_at', HAS_PASSKEY.as('has_passkey')])
    .where('id', '=', userId)
    .where('status', '<>', 'erased')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findSecret(db: Queryable, userId: string) {
  return db.selectFrom('two_factor').select('sealed_secret').where('user_id', '=', userId).executeTakeFirst();
}

/** Keeps a new secret in the place of one that was never confirmed. */
export async function putSecret(tx: Tx, userId: string, sealed: Buffer, now: Date): Promise<void> {
  const row = { sealed_secret: sealed, last_step: 0, created_at: now };
  await tx
    .insertInto('two_factor')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Takes the code of a time step: of many at once one gets true, and an older one none. */
export async function takeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeTwoFactor(tx: Tx, userId: string): Promise<void> {
  await endWaits(tx, userId);
  await tx.deleteFrom('two_factor').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** All that a person proves themselves with beside the password. */
export async function removeFactors(tx: Tx, userId: string): Promise<void> {
  await removeTwoFactor(tx, userId);
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** Keeps these codes in the place of all others. */
export async function putRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Takes a recovery code: of many at once one gets true. */
export async function takeRecoveryCode(
  db: Queryable,
  userId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the settings say of an account's safety. */
export function findSecurity(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at', 'two_factor_at', 'user_type', HAS_PASSKEY.as('has_passkey')])
    .select((select) =>
      select
        .selectFrom('account_links')
        .select('account_links.email')
        .whereRef('user_id', '=', 'users.id')
        .where('kind', '=', 'change_email')
        .where('expires_at', '>', now)
        .orderBy('account_links.created_at', 'desc')
        .limit(1)
        .as('pending_email'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export interface SealedSecret {
  user_id: string;
  sealed: Buffer;
}

export function listSealedSecrets(
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<SealedSecret[]> {
  return db
    .selectFrom('two_factor')
    .select(['user_id', 'sealed_secret as sealed'])
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

export async function replaceSealedSecret(
  db: Queryable,
  { user_id, sealed: before }: SealedSecret,
  sealed: Buffer,
): Promise<void> {
  await db
    .updateTable('two_factor')
    .set({ sealed_secret: sealed })
    .where('user_id', '=', user_id)
    .where('sealed_secret', '=', before)
    .execute();
}
