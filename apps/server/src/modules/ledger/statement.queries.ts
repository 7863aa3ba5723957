import { sql } from 'kysely';
import { type Placeholder, prepare, type Queryable } from '../../platform/database/index.ts';
import { type AccountId, partsOf } from './account.ts';
import type { EntryDetails } from './entry.ts';
import { newestPostings } from './newest-postings.queries.ts';

export interface StatementLine {
  posting_id: number;
  reason: string;
  subject_type: string;
  subject_id: string;
  actor_type: string;
  /** Null where it was the system. */
  actor_id: string | null;
  /** Facts, never words: who shows a line makes its words. */
  details: EntryDetails;
  value_centavos: number;
  /** Signed: negative when it left the account. */
  amount: number;
  created_at: Date;
}

interface StatementParams {
  type: string;
  owner: string;
  before: number;
  limit: number;
  isIn: boolean;
  isOut: boolean;
  isTrade: boolean;
}

/** Both directions of each stripe from their own index, newest first; the outer limit takes what is newest of all. */
const statementStatement = prepare<StatementParams, StatementLine>(
  (_db, param) =>
    sql<StatementLine>`
    select p.id as posting_id, e.reason, e.subject_type, e.subject_id, e.actor_type, e.actor_id, e.details, e.value_centavos, p.signed as amount, e.created_at
    from ledger_accounts a cross join lateral (
      ${newestPostings('to_account', { limit: sql`${param('limit')}::int`, and: below(param, 'isIn') })}
      union all
      ${newestPostings('from_account', { limit: sql`${param('limit')}::int`, and: below(param, 'isOut') })}
    ) p join ledger_entries e on e.id = p.entry_id
    where a.type = ${param('type')}::text and a.owner = ${param('owner')}::text
    order by p.id desc limit ${param('limit')}::int
  `,
);

function below(param: Placeholder<StatementParams>, isAsked: 'isIn' | 'isOut') {
  return sql`and p.id < ${param('before')}::bigint and ${param(isAsked)}::boolean
    and (not ${param('isTrade')}::boolean or exists (select from ledger_entries t where t.id = p.entry_id and t.trade_sign = 1))`;
}

export interface StatementOptions {
  limit: number;
  /** Posting id to continue below. */
  before?: number;
  direction?: 'all' | 'in' | 'out';
  /** Only what counts as purchased, spent or earned: without a payout that came back. */
  isTrade?: boolean;
}

/** The movements of one account over all of its stripes, newest first. */
export function readStatement(
  db: Queryable,
  account: AccountId,
  options: StatementOptions,
): Promise<StatementLine[]> {
  const direction = options.direction ?? 'all';
  const { type, owner } = partsOf(account);
  return statementStatement.all(db, {
    type,
    owner,
    before: options.before ?? Number.MAX_SAFE_INTEGER,
    limit: options.limit,
    isIn: direction !== 'out',
    isOut: direction !== 'in',
    isTrade: options.isTrade ?? false,
  });
}
