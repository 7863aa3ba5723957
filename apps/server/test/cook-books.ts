import { sql } from 'kysely';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import type { Tx } from '../src/platform/database/index.ts';
import type { Harness } from './harness.ts';

/** As somebody with the database's own rights: no trigger looks, and no check. */
async function asOwner(tx: Tx): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  for (const constraint of ['sign', 'is_what_its_id_says', 'type', 'stripe'])
    await sql.raw(`alter table ledger_accounts drop constraint ledger_accounts_${constraint}`).execute(tx);
  for (const constraint of ['status', 'granted'])
    await sql.raw(`alter table purchases drop constraint purchases_${constraint}`).execute(tx);
}

/** Balances and turnover as the postings say: what a careful forger would do last. */
export const RECOMPUTE = `
  update ledger_accounts a set balance = coalesce((select sum(case when p.to_account = a.id then p.amount else -p.amount end)
    from ledger_postings p where a.id in (p.to_account, p.from_account)), 0);
  update ledger_accounts a set
    turnover_in = coalesce((select sum(case when p.to_account = a.id and e.trade_sign = 1 then p.amount when p.from_account = a.id and e.trade_sign = -1 then -p.amount else 0 end)
      from ledger_postings p join ledger_entries e on e.id = p.entry_id where a.id in (p.to_account, p.from_account)), 0),
    turnover_out = coalesce((select sum(case when p.from_account = a.id and e.trade_sign = 1 then p.amount when p.to_account = a.id and e.trade_sign = -1 then -p.amount else 0 end)
      from ledger_postings p join ledger_entries e on e.id = p.entry_id where a.id in (p.to_account, p.from_account)), 0)
    where type in ('wallet', 'creator_payable', 'affiliate_held')`;

/**
 * The laws that a change of the books trips; the books are as before afterwards.
 * @param last what a forger does at the end
 */
export async function tripped(
  { deps }: Harness,
  corruption: string,
  last: string = RECOMPUTE,
): Promise<string[]> {
  const undone = new Error('undone');
  let laws: string[] = [];
  const run = deps.db.transaction().execute(async (tx) => {
    await asOwner(tx);
    let changed = 0n;
    for (const statement of corruption.split(';'))
      if (statement.trim()) changed += (await sql.raw(statement).execute(tx)).numAffectedRows ?? 0n;
    // A corruption that finds nothing to change would be found by whatever is broken anyway.
    if (changed === 0n) throw new Error(`changes nothing: ${corruption}`);
    for (const statement of last.split(';')) if (statement.trim()) await sql.raw(statement).execute(tx);
    laws = [...new Set((await checkInvariants(tx)).map(({ law }) => law))];
    throw undone;
  });
  await run.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return laws;
}

const ENTRY_COLUMNS = `reason, key, input_hash, actor_type, actor_id, subject_type, subject_id, correlation_id, centavos_per_credit,
  settings_version, trade_sign, details, value_centavos, reverses, created_at`;

/** A further entry like one of the books, with changes; its postings are copied unless said. `id` is any UUID. */
export function copyEntry(
  of: string,
  id: string,
  changes: Record<string, string>,
  postings = 'from_account, to_account, currency, amount',
): string {
  const columns = ENTRY_COLUMNS.split(',').map((column) => column.trim());
  const values = columns.map((column) => changes[column] ?? column).join(', ');
  return `insert into ledger_entries (id, ${ENTRY_COLUMNS}) select ${id}, ${values} from ledger_entries where id = ${of};
    insert into ledger_postings (entry_id, from_account, to_account, currency, amount) select ${id}, ${postings} from ledger_postings where entry_id = ${of}`;
}

/** The mirror of an entry, as `reverseEntry` would write it at an unchanged rate. */
export function reverseOf(
  of: string,
  id: string,
  postings = 'to_account, from_account, currency, amount',
): string {
  return copyEntry(
    of,
    id,
    {
      reason: `'reversal'`,
      key: `'reversal:' || id`,
      subject_type: `'entry'`,
      subject_id: 'id',
      reverses: 'id',
      trade_sign: '-trade_sign',
      actor_type: `'system'`,
      actor_id: 'null',
    },
    postings,
  );
}

/** An id of this moment, as the house makes them, given that the corrupter has thought of it too. */
export const newId = (harness: Harness): string => `'${harness.deps.ids.next()}'::uuid`;

/** The one entry of a reason about a subject. */
export const entryAbout = (reason: string, subject: string): string =>
  `(select id from ledger_entries where key = '${reason}:' || ${subject})`;

/** What is done to the books, the law that must name it, and how. */
export type Corruption = readonly [what: string, law: string, how: () => string];
