import { inTransaction } from '../../platform/database/index.ts';
import { createManualBatch, payList } from '../../providers/payouts/manual-batch.ts';
import type { PayoutLine } from '../../providers/payouts/payout-provider.ts';
import { recordAdminAction } from '../audit/index.ts';
import { openAccount } from './payout-account.ts';
import { listApproved, type PayableRow } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { recordAct } from './record-act.ts';

/** As many as somebody pays in a day; the rest is in the next list, once these are paid. */
const MOST = 1000;
const provider = createManualBatch();

/**
 * The list for a person to pay by (P141): approved payouts with the accounts that they were asked for with, opened for this
 * list alone. That they were is on record, for each of them, before anything leaves.
 * @returns CSV, the longest waiting first, at most 1,000
 */
export async function exportPayouts(deps: PayoutsDeps, admin: { id: string; from: string }): Promise<string> {
  const batchId = deps.ids.next();
  const rows = await inTransaction(deps.moneyDb, async (tx) => {
    const approved = await listApproved(tx, MOST);
    const payoutIds = approved.map(({ id }) => id);
    await recordAct(deps, tx, { payoutIds, kind: 'exported', actorId: admin.id, from: admin.from });
    const subject = { type: 'payout_list' as const, id: batchId };
    const act = { actorId: admin.id, action: 'payout.export', subject, from: admin.from } as const;
    await recordAdminAction(deps, tx, { ...act, after: { payouts: payoutIds.length } });
    return approved;
  });
  if (rows.length === 0) return payList([]);
  const lines = rows.map((row) => lineOf(deps, row));
  const { document } = await provider.submit({ batchId, lines });
  if (!document) throw new Error('paying by hand needs a list');
  return document.text;
}

function lineOf(deps: PayoutsDeps, row: PayableRow): PayoutLine {
  const account = openAccount(deps, row.sealed);
  const owed = {
    payoutId: row.id,
    payee: row.creator_username,
    amountCentavos: row.centavos - row.withheld_centavos,
  };
  if (account.method === 'gcash') {
    const { creator_name: accountName } = row;
    return { ...owed, method: 'gcash', bankName: '', accountName, accountNumber: account.gcash_number };
  }
  return {
    ...owed,
    method: 'bank',
    bankName: account.bank_name,
    accountName: account.bank_account_name,
    accountNumber: account.bank_account_number,
  };
}
