import type { CallResponse, Calls, Language } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { foreignCursor, pageBy } from '../../../platform/http/list-cursor.ts';
import { accounts, describeMovement, readStatement, type StatementLine } from '../../ledger/index.ts';
import { findReferences } from '../settle/purchases.queries.ts';
import { readWalletRows, type WalletRow } from './wallet.queries.ts';

type Transaction = CallResponse<Calls['listTransactions']>['transactions'][number];

/** The fan's balance, totals and the five most recent movements (P49). */
export async function readWallet(
  deps: BaseDeps,
  fanId: string,
  language: Language,
): Promise<CallResponse<Calls['getWallet']>> {
  const rows = await readWalletRows(deps.db, accounts.fanWallet(fanId));
  const [first] = rows;
  if (!first) throw new Error('the settings row is missing');
  return {
    balance: first.balance ?? 0,
    total_purchased: first.turnover_in ?? 0,
    total_spent: first.turnover_out ?? 0,
    php_per_credit: pesosFromCentavos(first.centavos_per_credit),
    recent_transactions: await presentTransactions(deps, rows.filter(isLine), language),
  };
}

function isLine(row: WalletRow): row is WalletRow & StatementLine {
  return row.posting_id !== null;
}

export interface HistoryQuery {
  limit: number;
  cursor?: string | undefined;
  type: 'all' | 'in' | 'out';
}

/** Every movement of the fan's credits, newest first, by key. */
export async function listTransactions(
  deps: BaseDeps,
  fanId: string,
  query: HistoryQuery,
  language: Language,
): Promise<CallResponse<Calls['listTransactions']>> {
  const lines = await readStatement(deps.db, accounts.fanWallet(fanId), {
    limit: query.limit + 1,
    before: query.cursor === undefined ? undefined : cursorToId(query.cursor),
    direction: query.type,
  });
  const { shown, next_cursor } = pageBy(lines, query.limit, ({ posting_id }) => String(posting_id));
  return { transactions: await presentTransactions(deps, shown, language), next_cursor };
}

function cursorToId(cursor: string): number {
  const id = /^\d{1,15}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (Number.isNaN(id)) throw foreignCursor();
  return id;
}

async function presentTransactions(
  deps: Pick<BaseDeps, 'db'>,
  lines: StatementLine[],
  language: Language,
): Promise<Transaction[]> {
  const ids = lines.flatMap((line) => purchaseOf(line) ?? []);
  const references = await findReferences(deps.db, [...new Set(ids)]);
  return lines.map((line) => presentTransaction(line, references, language));
}

function presentTransaction(
  line: StatementLine,
  references: ReadonlyMap<string, string>,
  language: Language,
): Transaction {
  const purchaseId = purchaseOf(line);
  return {
    id: String(line.posting_id),
    type: typeOf(line),
    description: describeMovement(line, language),
    amount: line.amount,
    php_amount: pesosFromCentavos(line.value_centavos),
    purchase_id: purchaseId,
    purchase_reference: (purchaseId && references.get(purchaseId)) ?? null,
    post_id: line.reason === 'unlock' ? idIn(line.details.post_id) : null,
    conversation_id: line.reason === 'unlock' ? idIn(line.details.conversation_id) : null,
    creator_id: SPENT.has(line.reason) ? idIn(line.details.creator_id) : null,
    created_at: line.created_at.toISOString(),
  };
}

/** The purchase that a line is about, which has its receipt and its refund. */
function purchaseOf({ reason, subject_id: subjectId, details }: StatementLine): string | null {
  if (reason === 'purchase') return subjectId;
  const { purchase_id: purchaseId } = details;
  return reason === 'refund' && typeof purchaseId === 'string' ? purchaseId : null;
}

/** Entries from before it was written into them name none. */
function idIn(detail: string | number | null | undefined): string | null {
  return typeof detail === 'string' ? detail : null;
}

const SPENT = new Set(['unlock', 'subscription', 'tip']);

const TYPES: Readonly<Partial<Record<string, Transaction['type']>>> = {
  purchase: 'purchase',
  unlock: 'spend',
  subscription: 'spend',
  tip: 'spend',
  gift: 'gift',
  refund: 'refund',
  restitution: 'given_back',
  dispute: 'dispute',
};

function typeOf({ reason, amount, details }: StatementLine): Transaction['type'] {
  if (Number(details.gift_months ?? 0) > 0) return 'gift';
  if (reason !== 'reversal') return TYPES[reason] ?? 'other';
  if (details.reason === 'dispute') return 'dispute';
  return amount > 0 && details.reason !== 'refund' ? 'refund' : 'other';
}
