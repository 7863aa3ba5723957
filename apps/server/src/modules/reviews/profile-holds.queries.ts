import { type Insertable, sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { ProfileHolds } from '../../platform/schema.generated.ts';

export interface Waiting {
  id: string;
  field: string;
  value: string;
}

/** What of a person's profile waits for a look. */
export const waitingOf = prepare<{ userId: string }, Waiting>((db, param) =>
  db
    .selectFrom('profile_holds')
    .select(['id', 'field', 'value'])
    .where('user_id', '=', param('userId'))
    .where('status', '=', 'waiting'),
);

export function listWaiting(db: Queryable, userId: string): Promise<Waiting[]> {
  return waitingOf.all(db, { userId });
}

/** Puts a text into the queue, in place of another one of the same field; the same one stays where it stands. */
export async function insertHold(tx: Tx, hold: Insertable<ProfileHolds>): Promise<void> {
  await tx
    .insertInto('profile_holds')
    .values(hold)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'field'])
        // Written out: of a plan that is kept for any parameter the partial index is none.
        .where('status', '=', sql.lit('waiting'))
        .doUpdateSet((set) => ({
          id: sql`case when profile_holds.value = excluded.value then profile_holds.id else excluded.id end`,
          value: set.ref('excluded.value'),
          flagged_keywords: set.ref('excluded.flagged_keywords'),
          created_at: set.ref('excluded.created_at'),
        })),
    )
    .execute();
}

/** What its person has put something else in place of waits no more. */
export async function dropHolds(tx: Tx, userId: string, fields: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('profile_holds')
    .where('user_id', '=', userId)
    .where('field', 'in', fields)
    .where('status', '=', 'waiting')
    .execute();
}

/** The keywords with which staff has let this very text stand. */
export async function listApprovedKeywords(
  tx: Tx,
  { userId, field, value }: { userId: string; field: string; value: string },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('profile_holds')
    .select('flagged_keywords')
    .where('user_id', '=', userId)
    .where('field', '=', field)
    .where('value', '=', value)
    .where('status', '=', 'approved')
    .execute();
  return new Set(rows.flatMap(({ flagged_keywords: keywords }) => keywords));
}

export interface Decided {
  status: 'approved' | 'cleared';
  by: string;
  at: Date;
}

/** Decides about one that waits, once. @returns whose it is and what it says; nothing where it does not wait */
export function settleHold(tx: Tx, id: string, { status, by, at }: Decided) {
  return tx
    .updateTable('profile_holds')
    .set({ status, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning(['id', 'user_id', 'field', 'value'])
    .executeTakeFirst();
}

/** Says that a text which staff had cleared may stand after all, so that its person can save it again. */
export async function approveCleared(
  tx: Tx,
  hold: { userId: string; field: string; value: string },
  { by, at }: Omit<Decided, 'status'>,
): Promise<void> {
  await tx
    .updateTable('profile_holds')
    .set({ status: 'approved', decided_by: by, decided_at: at })
    .where('user_id', '=', hold.userId)
    .where('field', '=', hold.field)
    .where('value', '=', hold.value)
    .where('status', '=', 'cleared')
    .execute();
}
