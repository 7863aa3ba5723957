import { sql } from 'kysely';
import { prepare, type Queryable } from '../../../platform/database/index.ts';
import { newestPostings, type StatementLine } from '../../ledger/index.ts';

/** A wallet without movements is one row with none. */
export type WalletRow = {
  balance: number | null;
  turnover_in: number | null;
  turnover_out: number | null;
  centavos_per_credit: number;
} & (StatementLine | { posting_id: null });

/** Recent movements that the wallet shows. In the text of the statement, so that it is planned for five rows. */
const RECENT = sql.lit(5);

/** Balance, totals, rate and the newest movements in one look: the wallet is on every screen of a fan. */
export const walletStatement = prepare<{ account: string }, WalletRow>(
  (_db, param) => sql<WalletRow>`
    select a.balance, a.turnover_in, a.turnover_out, setting.centavos_per_credit,
      recent.id as posting_id, e.reason, e.subject_type, e.subject_id, e.details, e.value_centavos, recent.signed as amount, e.created_at
    from platform_settings setting
    left join ledger_accounts a on a.id = ${param('account')}::text
    left join lateral (
      select both_ways.* from (
        ${newestPostings('to_account', { limit: RECENT })} union all ${newestPostings('from_account', { limit: RECENT })}
      ) both_ways order by both_ways.id desc limit ${RECENT}
    ) recent on true
    left join ledger_entries e on e.id = recent.entry_id
    order by recent.id desc`,
);

export function readWalletRows(db: Queryable, account: string): Promise<WalletRow[]> {
  return walletStatement.all(db, { account });
}
