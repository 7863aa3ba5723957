import { sql } from 'kysely';
import { type Filled, prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import { type AccountId, allStripes, partsOf } from './account.ts';

/** Creates the rows of accounts that nobody has moved yet, all stripes at once: the next entry then finds its own. */
export async function createAccounts(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const rows = [...new Set(ids.flatMap(allStripes))].sort();
  await tx
    .insertInto('ledger_accounts')
    .values(rows.map((id) => ({ id, ...partsOf(id), created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface EntryRow {
  id: string;
  reason: string;
  key: string;
  inputHash: Buffer;
  actorType: string;
  actorId: string | null;
  subjectType: string;
  subjectId: string;
  correlationId: string;
  centavosPerCredit: number;
  settingsVersion: number;
  tradeSign: number;
  details: string;
  valueCentavos: number;
  reverses: string | null;
  now: Date;
  from: string[];
  to: string[];
  currencies: string[];
  amounts: number[];
  /** In the order in which they are locked. */
  accounts: string[];
  changes: number[];
  turnoverIn: number[];
  turnoverOut: number[];
  /** Lowest and highest balance that each may have. */
  lowest: number[];
  highest: number[];
}

/** One row an account that exists, with its balance before; `entries` is 0 when nothing was written. */
export interface AppendedRow {
  account: string;
  balance: number;
  entries: number;
  moved: number;
}

/**
 * Locks the accounts in their order, looks whether each may take its change, and writes entry, postings and balances: one
 * trip while rows are held. Writes nothing at all when an account is missing or would break its sign, or the key is taken.
 */
export const appendStatement = prepare<EntryRow, AppendedRow>(
  (_db, param) => sql<AppendedRow>`
    with moves as (
      select * from unnest(${param('accounts')}::text[], ${param('changes')}::bigint[], ${param('turnoverIn')}::bigint[],
        ${param('turnoverOut')}::bigint[], ${param('lowest')}::bigint[], ${param('highest')}::bigint[])
        with ordinality as m (id, change, turnover_in, turnover_out, lowest, highest, place)
    ), locked as materialized (
      select a.id, a.balance, m.change, m.turnover_in, m.turnover_out, m.lowest, m.highest
      from moves m join ledger_accounts a on a.id = m.id
      -- All or none: who held some while making others could wait for somebody who waits for them.
      where (select count(*) from ledger_accounts e where e.id = any(${param('accounts')}::text[])) = cardinality(${param('accounts')}::text[])
      order by m.place for no key update of a
    ), verdict as (
      select count(*) = cardinality(${param('accounts')}::text[]) and bool_and(balance + change between lowest and highest) as is_good from locked
    ), entry as (
      insert into ledger_entries (id, reason, key, input_hash, actor_type, actor_id, subject_type, subject_id, correlation_id,
        centavos_per_credit, settings_version, trade_sign, details, value_centavos, reverses, created_at)
      select ${param('id')}::uuid, ${param('reason')}::text, ${param('key')}::text, ${param('inputHash')}::bytea, ${param('actorType')}::text,
        ${param('actorId')}::uuid, ${param('subjectType')}::text, ${param('subjectId')}::uuid, ${param('correlationId')}::uuid,
        ${param('centavosPerCredit')}::integer, ${param('settingsVersion')}::integer, ${param('tradeSign')}::smallint, ${param('details')}::jsonb, ${param('valueCentavos')}::bigint,
        ${param('reverses')}::uuid, ${param('now')}::timestamptz
      from verdict where is_good
      on conflict (key) do nothing returning id
    ), posted as (
      insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
      select entry.id, p.* from entry,
        unnest(${param('from')}::text[], ${param('to')}::text[], ${param('currencies')}::text[], ${param('amounts')}::bigint[]) as p
    ), moved as (
      update ledger_accounts a set balance = a.balance + l.change, turnover_in = a.turnover_in + l.turnover_in, turnover_out = a.turnover_out + l.turnover_out
      from entry, locked l where a.id = l.id
      returning 1
    )
    select l.id as account, l.balance, (select count(*) from entry)::int as entries, (select count(*) from moved)::int as moved from locked l`,
);

export function findEntryByKey(db: Queryable, key: string) {
  return db
    .selectFrom('ledger_entries')
    .select(['id', 'input_hash'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** @throws where the books have no such entry: that is a bug of the caller */
export async function idOfEntry(db: Queryable, key: string): Promise<string> {
  const entry = await findEntryByKey(db, key);
  if (!entry) throw new Error(`there is no entry ${key}`);
  return entry.id;
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

/** All rows of these accounts, locked in the ledger's order: people's before the house's, then by id. */
export function lockStripes(tx: Tx, ids: readonly AccountId[]): Promise<{ id: string; balance: number }[]> {
  const parts = ids.map(partsOf);
  return tx
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where(
      sql<boolean>`(type, owner) in (select * from unnest(${parts.map(({ type }) => type)}::text[], ${parts.map(({ owner }) => owner)}::text[]))`,
    )
    .orderBy(sql`owner = ''`)
    .orderBy(sql`id collate "C"`)
    .forNoKeyUpdate()
    .execute();
}

export interface AccountFigures {
  balance: number;
  turnover_in: number;
  turnover_out: number;
}

const figuresStatement = prepare<{ type: string; owner: string }, AccountFigures>((db, param) =>
  db
    .selectFrom('ledger_accounts')
    .select([
      sql<number>`coalesce(sum(balance), 0)::bigint`.as('balance'),
      sql<number>`coalesce(sum(turnover_in), 0)::bigint`.as('turnover_in'),
      sql<number>`coalesce(sum(turnover_out), 0)::bigint`.as('turnover_out'),
    ])
    .where('type', '=', param('type'))
    .where('owner', '=', param('owner')),
);

/** Balance and turnover of an account over all of its stripes, to be asked for with others; zeros while nothing was ever moved. */
export function figuresOf(id: AccountId): Filled<AccountFigures> {
  const { type, owner } = partsOf(id);
  return figuresStatement.fill({ type, owner });
}

/** The same, by themselves. */
export async function readFigures(db: Queryable, id: AccountId): Promise<AccountFigures> {
  const { type, owner } = partsOf(id);
  const figures = await figuresStatement.first(db, { type, owner });
  if (!figures) throw new Error('a sum has no row');
  return figures;
}

/** When the books begin; null while they are empty. */
export async function findBeginning(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{
    created_at: Date;
  }>`select created_at from ledger_entries order by id limit 1`.execute(db);
  return rows[0]?.created_at ?? null;
}
