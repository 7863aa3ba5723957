import { sql } from 'kysely';
import { prepare, type Queryable } from '../../platform/database/index.ts';
import type { AccountId } from './account.ts';

export interface StatementLine {
  posting_id: number;
  reason: string;
  description: string;
  subject_id: string | null;
  value_centavos: number;
  /** Signed: negative when it left the account. */
  amount: number;
  created_at: Date;
}

interface StatementParams {
  account: string;
  before: number;
  limit: number;
  isIn: boolean;
  isOut: boolean;
}

/** Both directions from their own index, newest first; the outer limit takes what is newest of both. */
const statementStatement = prepare<StatementParams, StatementLine>(
  (_db, param) =>
    sql<StatementLine>`
    select p.id as posting_id, e.reason, e.description, e.subject_id, e.value_centavos, p.signed as amount, e.created_at
    from (
      (select id, entry_id, amount as signed from ledger_postings
        where to_account = ${param('account')}::text and id < ${param('before')}::bigint and ${param('isIn')}::boolean order by id desc limit ${param('limit')}::int)
      union all
      (select id, entry_id, -amount as signed from ledger_postings
        where from_account = ${param('account')}::text and id < ${param('before')}::bigint and ${param('isOut')}::boolean order by id desc limit ${param('limit')}::int)
    ) p join ledger_entries e on e.id = p.entry_id
    order by p.id desc limit ${param('limit')}::int
  `,
);

export interface StatementOptions {
  limit: number;
  /** Posting id to continue below. */
  before?: number;
  direction?: 'all' | 'in' | 'out';
}

/** The movements of one account, newest first. */
export function readStatement(
  db: Queryable,
  account: AccountId,
  options: StatementOptions,
): Promise<StatementLine[]> {
  const direction = options.direction ?? 'all';
  return statementStatement.all(db, {
    account,
    before: options.before ?? Number.MAX_SAFE_INTEGER,
    limit: options.limit,
    isIn: direction !== 'out',
    isOut: direction !== 'in',
  });
}
