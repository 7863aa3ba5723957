import { decimalPesos } from '@likha/contract';
import { csvOf } from '../../platform/csv.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { listApproved, type PayableRow } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { recordAct } from './record-act.ts';
import { openAccount } from './save-settings.ts';

/** As many as somebody pays in a day; the rest is in the next list, once these are paid. */
const MOST = 1000;
const HEAD = [
  'payout_id',
  'creator',
  'username',
  'bucket',
  'amount_php',
  'method',
  'bank',
  'account_name',
  'account_number',
  'requested_at',
];

/**
 * The list for a person to pay by (P141): approved payouts with the accounts that they were asked for with, opened for this
 * list alone. That they were is on record, for each of them, before anything leaves.
 * @returns CSV, the longest waiting first, at most 1,000
 */
export async function exportPayouts(deps: PayoutsDeps, admin: { id: string; from: string }): Promise<string> {
  const rows = await inTransaction(deps.moneyDb, async (tx) => {
    const approved = await listApproved(tx, MOST);
    const payoutIds = approved.map(({ id }) => id);
    await recordAct(deps, tx, { payoutIds, kind: 'exported', actorId: admin.id, from: admin.from });
    return approved;
  });
  return csvOf([HEAD, ...rows.map((row) => lineOf(deps, row))]);
}

function lineOf(deps: PayoutsDeps, row: PayableRow): string[] {
  const account = openAccount(deps, row.sealed);
  const isBank = account.method === 'bank_transfer';
  return [
    row.id,
    row.creator_name,
    row.creator_username,
    row.bucket,
    decimalPesos(row.centavos),
    account.method,
    isBank ? account.bank_name : 'GCash',
    isBank ? account.bank_account_name : row.creator_name,
    isBank ? account.bank_account_number : account.gcash_number,
    row.requested_at.toISOString(),
  ];
}
