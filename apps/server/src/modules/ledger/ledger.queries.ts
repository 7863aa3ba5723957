import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import { type AccountId, currencyOf, mayGoNegative } from './account.ts';

interface LockedAccount {
  id: string;
  balance: number;
}

/** All or none: who holds some accounts while creating others could wait for somebody who waits for them. */
export const lockStatement = prepare<{ ids: string[] }, LockedAccount>((db, param) =>
  db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where(sql<boolean>`id = any(${param('ids')}::text[])`)
    .where(
      sql<boolean>`(select count(*) from ledger_accounts where id = any(${param('ids')}::text[])) = cardinality(${param('ids')}::text[])`,
    )
    .orderBy('id')
    .forUpdate(),
);

/** Locks the accounts in order of their ids, creating those that are new first, and returns their balances. */
export async function lockAccounts(
  tx: Tx,
  ids: readonly AccountId[],
  now: Date,
): Promise<Map<string, number>> {
  let rows = await lockStatement.all(tx, { ids: [...ids] });
  if (rows.length < ids.length) {
    await createAccounts(tx, ids, now);
    rows = await lockStatement.all(tx, { ids: [...ids] });
  }
  if (rows.length !== ids.length) throw new Error('an account could not be locked');
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

async function createAccounts(tx: Tx, ids: readonly AccountId[], now: Date): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values(
      [...ids]
        .sort()
        .map((id) => ({ id, currency: currencyOf(id), may_go_negative: mayGoNegative(id), created_at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface EntryRow {
  id: string;
  reason: string;
  key: string;
  inputHash: Buffer;
  description: string;
  subjectId: string | null;
  valueCentavos: number;
  reverses: string | null;
  now: Date;
  from: string[];
  to: string[];
  currencies: string[];
  amounts: number[];
  accounts: string[];
  amountsIn: number[];
  amountsOut: number[];
}

/** Entry, postings and balances in one statement; nothing at all when the key is taken. */
export const appendStatement = prepare<EntryRow, { entries: number; postings: number; accounts: number }>(
  (_db, param) =>
    sql<{ entries: number; postings: number; accounts: number }>`
    with entry as (
      insert into ledger_entries (id, reason, key, input_hash, description, subject_id, value_centavos, reverses, created_at)
      values (${param('id')}::uuid, ${param('reason')}::text, ${param('key')}::text, ${param('inputHash')}::bytea, ${param('description')}::text,
        ${param('subjectId')}::uuid, ${param('valueCentavos')}::bigint, ${param('reverses')}::uuid, ${param('now')}::timestamptz)
      on conflict (key) do nothing returning id
    ), posted as (
      insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
      select entry.id, p.* from entry,
        unnest(${param('from')}::text[], ${param('to')}::text[], ${param('currencies')}::text[], ${param('amounts')}::bigint[]) as p
      returning 1
    ), moved as (
      update ledger_accounts a
      set balance = a.balance + m.amount_in - m.amount_out, total_in = a.total_in + m.amount_in, total_out = a.total_out + m.amount_out
      from entry, unnest(${param('accounts')}::text[], ${param('amountsIn')}::bigint[], ${param('amountsOut')}::bigint[]) as m (id, amount_in, amount_out)
      where a.id = m.id
      returning 1
    )
    select (select count(*) from entry)::int as entries, (select count(*) from posted)::int as postings, (select count(*) from moved)::int as accounts
  `,
);

export function appendEntry(tx: Tx, row: EntryRow) {
  return appendStatement.first(tx, row);
}

export function findEntryByKey(db: Queryable, key: string) {
  return db
    .selectFrom('ledger_entries')
    .select(['id', 'input_hash'])
    .where('key', '=', key)
    .executeTakeFirst();
}

export function findEntry(db: Queryable, id: string) {
  return db.selectFrom('ledger_entries').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listPostings(db: Queryable, entryId: string) {
  return db
    .selectFrom('ledger_postings')
    .select(['from_account', 'to_account', 'amount'])
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .execute();
}

export interface AccountTotals {
  balance: number;
  total_in: number;
  total_out: number;
}

const totalsStatement = prepare<{ id: string }, AccountTotals>((db, param) =>
  db.selectFrom('ledger_accounts').select(['balance', 'total_in', 'total_out']).where('id', '=', param('id')),
);

export async function readTotals(db: Queryable, id: AccountId): Promise<AccountTotals> {
  return (await totalsStatement.first(db, { id })) ?? { balance: 0, total_in: 0, total_out: 0 };
}
